import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const words = 'Café, “quoted”\nnaïve';

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const marked = `\uFEFF${text}`;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), !isBigEndian);
  return new Uint8Array(view.buffer);
}

test('UTF-8 is read as it is, with or without its mark', () => {
  expect(decodeText(new TextEncoder().encode(words))).toBe(words);
  expect(decodeText(new TextEncoder().encode(`\uFEFF${words}`))).toBe(words);
});

test('UTF-16 is known by its mark, in both orders', () => {
  expect(decodeText(utf16(words, false))).toBe(words);
  expect(decodeText(utf16(words, true))).toBe(words);
});

test('what is not UTF-8 is read as western Windows writes it', () => {
  expect(decodeText(Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x61, 0x94))).toBe('Café “a”');
});

test('line ends become those of a text box', () => {
  expect(decodeText(new TextEncoder().encode('a\r\nb\rc\u2028d\ne'))).toBe('a\nb\nc\nd\ne');
});

test('bytes that are no text are told from text, whatever they are called', () => {
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  expect(decodeText(picture)).toBeUndefined();
  expect(decodeText(Uint8Array.from({ length: 400 }, (_, at) => (at % 30) + 1))).toBeUndefined();
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
