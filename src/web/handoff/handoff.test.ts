import { expect, test } from 'vitest';
import { readHandedText, readSharedText, toHandedAddress } from '../../shared/handed-text.ts';
import { toBookmarklet } from './bookmarklet.ts';

test('a text is handed on in the fragment alone, to the letter', () => {
  const text = '50 % & more: “a+b”? #1\n\nhttps://example.org/?q=1';
  const { hash, search, pathname } = new URL(toHandedAddress('/improve-text', text), 'http://localhost');
  expect([pathname, search]).toEqual(['/improve-text', '']);
  expect(readHandedText(hash)).toBe(text);
  expect(readHandedText('#text=%20')).toBeUndefined();
  expect(readHandedText('#main')).toBeUndefined();
});

test('of what is shared nothing is said twice', () => {
  const url = 'https://example.org/a';
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return readSharedText(form);
  };
  expect(read({ title: 'A', text: 'Words', url })).toBe(`A\n\nWords\n\n${url}`);
  expect(read({ title: 'Words', text: `Words ${url}`, url })).toBe(`Words ${url}`);
  expect(read({ url })).toBe(url);
});

test('the bookmarklet opens the tool with what is selected, and never with a password', () => {
  const run = (page: object) => {
    const opened: string[] = [];
    const told: string[] = [];
    const code = decodeURIComponent(
      toBookmarklet('https://draft.example', '/improve-text').slice('javascript:'.length),
    );
    new Function('document', 'getSelection', 'open', 'alert', code)(
      { activeElement: null, ...page },
      () => ('selection' in page ? page.selection : ''),
      (address: string) => opened.push(address),
      (sentence: string) => told.push(sentence),
    );
    return { text: readHandedText(new URL(opened[0] ?? 'https://none.example').hash), told };
  };
  const field = { type: 'textarea', value: 'one two three', selectionStart: 4, selectionEnd: 7 };
  expect(run({ selection: 'Hällo & more' }).text).toBe('Hällo & more');
  expect(run({ activeElement: field }).text).toBe('two');
  expect(run({ activeElement: { ...field, type: 'password' } }).text).toBeUndefined();
  expect(run({}).told).toEqual(['Please select some text first.']);
});
