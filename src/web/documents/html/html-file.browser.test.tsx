import { expect, test } from 'vitest';
import { toText } from '../pieces.ts';
import { readHtml } from './read-html.ts';
import { saveHtml } from './save-html.ts';

const readText = (source: string) => toText(readHtml(source).pieces);

/** The body of a page in which one stretch of its text became another. */
function save(source: string, removed: string, replacement: string): string {
  const html = readHtml(source);
  const start = toText(html.pieces).indexOf(removed);
  const saved = saveHtml(html, [{ start, end: start + removed.length, replacement }]);
  return /<body>([\s\S]*)<\/body>/u.exec(saved.source)?.[1]?.trim() ?? '';
}

test('paragraphs and headings are parted by a blank line, line breaks stay, and spaces are as they are shown', () => {
  const html =
    '<h1>Title</h1>\n<p>\n  Hi <strong>Anneke</strong>,\n  all</p><p>Best, <br> Marta</p><pre>a  b\n c</pre>';
  expect(readText(html)).toBe('Title\n\nHi Anneke, all\n\nBest,\nMarta\n\na  b\n c');
});

test('lists are as they would be typed, also lists in lists; a table is a line for each row', () => {
  expect(
    readText(
      '<p>To do:</p><ul><li>one</li><li>two<ol start=3><li>first</li><li>second</li></ol></li></ul><p>End</p>',
    ),
  ).toBe('To do:\n\n- one\n- two\n  3. first\n  4. second\n\nEnd');
  expect(readText('<table><tr><td>A</td><td><p>B</p></td></tr><tr><td>1</td><td>2</td></tr></table>')).toBe(
    'A\tB\n1\t2',
  );
});

test('a change keeps bold words, links and what stands around it', () => {
  expect(save('<p>We <b>has</b> <a href="x.html">a old</a> cat.</p>', 'We has a old', 'We have an old')).toBe(
    '<p>We <b>have</b> <a href="x.html">an old</a> cat.</p>',
  );
  expect(
    save('<table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>', 'one\ttwo', 'uno\tdue'),
  ).toBe('<table><tbody><tr><td>uno</td><td>due</td></tr></tbody></table>');
});

test('a paragraph is parted and joined as the text was; what looks like a tag is text', () => {
  expect(save('<p class="a">One. Two.</p>', ' Two.', '\n\nTwo.')).toBe(
    '<p class="a">One.</p><p class="a">Two.</p>',
  );
  expect(save('<p>One</p>\n<p>two.</p>', 'One\n\ntwo', 'One and two')).toBe('<p>One and two.</p>');
  expect(save('<p>One</p>', 'One', '<img src=x onerror=alert(1)>')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  );
});

test('what acts in a page is taken out, and that is told', () => {
  const html = readHtml('<p onclick="a()">One<script>b()</script> <a href=" java\nscript:c()">two</a></p>');
  expect(html.wasActive).toBe(true);
  expect(saveHtml(html, []).source).toContain('<p>One <a>two</a></p>');
  expect(readHtml('<p>One</p>').wasActive).toBe(false);
});
