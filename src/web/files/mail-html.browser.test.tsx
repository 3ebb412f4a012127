import { expect, test } from 'vitest';
import { readEml } from './read-eml.ts';

const read = (lines: readonly string[]) => readEml(new TextEncoder().encode(lines.join('\r\n')));

test('of a mail that has HTML alone the words are read, and nothing of it runs or is fetched', async () => {
  const { text, note } = await read([
    'From: a@example.org',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head><title>Mail</title><style>p{color:red}</style></head><body>',
    '<p>Hi  there,</p>',
    '<div>will you',
    'come?<br>On <b>Monday</b></div>',
    '<ul><li>one</li><li>two</li></ul>',
    '<img src="/missing.png" onerror="document.title = 1"><script>document.title = 1</script>',
    '</body></html>',
  ]);
  expect(text).toBe('From: a@example.org\n\nHi there,\n\nwill you come?\nOn Monday\none\ntwo');
  expect(note).toBeUndefined();
  expect(document.title).not.toBe('1');
});

test('a mail without words is an empty one, whatever its header says', async () => {
  expect(await read(['From: a@example.org', 'Subject: Nothing', '', ''])).toEqual({ text: '' });
});
