import { expect, test } from 'vitest';
import { toFileName } from './to-file-name.ts';

test('a file is named by the first words of its text', () => {
  expect(toFileName('Hi Anneke,\n\nThanks for your patience while we', 'txt')).toBe(
    'Hi-Anneke-Thanks-for-your-patience.txt',
  );
  expect(toFileName('Grüße aus Köln', 'md')).toBe('Grüße-aus-Köln.md');
});

test('a text without words, or with the name of a device, gets a name of ours', () => {
  for (const text of ['', ' … ', '🙂', 'CON', 'lpt1'])
    expect(toFileName(text, 'txt')).toBe('draftwell-text.txt');
});

test('no text makes a name that leaves its folder, hides its kind or is too long', () => {
  const hostile = [
    ...['../../etc/passwd', 'C:\\x\\y', 'a/b:c*d?e"f<g>h|i', '.hidden', '-rf', 'a\u202Egpj.exe', 'a\0b\nc'],
    ...['x'.repeat(300), '𝒳'.repeat(300), `${'word '.repeat(50)}`, '\uD800 half', 'e\u0301'.repeat(80)],
  ];
  for (const text of hostile) {
    const name = toFileName(text, 'html');
    expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*\.html$/u);
    expect([...name].length).toBeLessThanOrEqual(54);
  }
});
