import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test('paragraphs and headings are parted by a blank line, line breaks stay', () => {
  const html = '<h1>Title</h1><p>Hi <strong>Anneke</strong>,</p><p>Best,<br />Marta</p>';
  expect(htmlToText(html)).toBe('Title\n\nHi Anneke,\n\nBest,\nMarta');
});

test('lists are as they would be typed, also lists in lists', () => {
  const html =
    '<p>To do:</p><ul><li>one</li><li>two<ol><li>first</li><li>second</li></ol></li></ul><p>End</p>';
  expect(htmlToText(html)).toBe('To do:\n\n- one\n- two\n  1. first\n  2. second\n\nEnd');
});

test('a table is a line for each row', () => {
  const html =
    '<table><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></table><p>End</p>';
  expect(htmlToText(html)).toBe('A\tB\n1\t2\n\nEnd');
});

test('what looks like a tag in a text is text', () => {
  expect(htmlToText('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &quot;x&quot;</p>')).toBe(
    '<script>alert(1)</script> &amp; "x"',
  );
});
