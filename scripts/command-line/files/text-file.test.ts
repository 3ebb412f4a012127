import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut } from '../remote-editor.ts';
import { rewrite } from './rewrite.ts';
import { type Format, findPlace, readProse } from './text-file.ts';

const markdown = [
  '---',
  'title: Teh front matter',
  '---',
  '# A heading with `code` &amp; **bold** words',
  '',
  'One \\*line\\* and',
  'another [link](https://a.example "teh") with ![a picture](x.png) in it.  ',
  'A hard break.',
  '',
  '> A quotation',
  '> on two lines.',
  '',
  '- [ ] a task',
  '- an item',
  '',
  '| head | cell |',
  '| --- | --- |',
  '| one | two \\| three |',
  '',
  '```js',
  "const teh = 'code';",
  '```',
  '',
  '    teh indented code',
  '',
  '<div>teh html</div>',
  '',
  'A note[^1] and <kbd>Ctrl</kbd>.',
  '',
  '[^1]: The note.',
  '',
].join('\n');

/** A change of the file’s first such words, with its place in the prose. */
function changeOf(text: string, format: Format, words: string, replacement: string) {
  const start = readProse({ text, format }).text.indexOf(words);
  expect(start, words).toBeGreaterThanOrEqual(0);
  return { start, end: start + words.length, replacement, reason: '', rule: 'told', fact: null };
}

const change = (text: string, words: string, replacement: string) =>
  rewrite({ name: 'a.md', text, format: 'markdown' }, [changeOf(text, 'markdown', words, replacement)]);

describe('the prose of a file', () => {
  test('DOOR-06 of Markdown is what its readers read: no code, HTML, addresses or front matter', () => {
    const { text } = readProse({ text: markdown, format: 'markdown' });
    expect(text.split('\n\n').filter((block) => block !== '')).toEqual([
      'A heading with `code` & bold words',
      'One *line* and another link with in it.\nA hard break.',
      'A quotation on two lines.',
      'a task',
      'an item',
      'head',
      'cell',
      'one',
      'two | three',
      'A note and Ctrl.',
      'The note.',
    ]);
    expect(text).not.toContain('teh');
  });

  test.each(['\n', '\r\n'])('DOOR-06 keeps the place of each word, with lines that end in %j', (lineEnd) => {
    const file = markdown.replaceAll('\n', lineEnd);
    const prose = readProse({ text: file, format: 'markdown' });
    for (const word of [
      'heading',
      'bold',
      'line',
      'another',
      'link',
      'hard',
      'lines.',
      'task',
      '| three',
      'Ctrl',
    ]) {
      const start = prose.text.indexOf(word);
      const place = prose.toFile({ start, end: start + word.length });
      expect(place && file.slice(place.start, place.end)).toBe(word);
    }
    const tens = file.indexOf('A hard');
    expect(findPlace(file, tens)).toEqual({ line: 8, column: 1 });
  });

  test('DOOR-06 whatever a file holds, each letter of its prose leads to itself', () => {
    const parts = fc.constantFrom(
      'word ',
      'a',
      '**',
      '_',
      '`x`',
      '\n',
      '\r\n',
      '\n\n',
      '> ',
      '- ',
      '# ',
      '[a](b)',
      '\\*',
      '&lt;',
      '|',
      '😀',
      '\t',
      '<b>',
      '```\n',
    );
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 40 }),
        fc.constantFrom('markdown' as const, 'text' as const),
        (list, format) => {
          const text = list.join('');
          const prose = readProse({ text, format });
          for (const { 0: letter, index: start } of prose.text.matchAll(/[\p{L}😀]/gu)) {
            const place = prose.toFile({ start, end: start + letter.length });
            expect(place && text.slice(place.start, place.end)).toBe(letter);
          }
        },
      ),
    );
  });

  test('DOOR-06 a heading, a cell or an item of a list need not be a sentence', () => {
    const prose = readProse({ text: markdown, format: 'markdown' });
    const isOpen = (words: string, rule: string) =>
      prose.isOpenTo({ start: prose.text.indexOf(words), rule });
    for (const words of ['A heading', 'a task', 'an item', 'head\n', 'one\n'])
      expect([isOpen(words, 'sentence-capital'), isOpen(words, 'spelling')]).toEqual([false, true]);
    for (const words of ['One *line*', 'A quotation', 'A note'])
      expect(isOpen(words, 'sentence-capital')).toBe(true);
  });

  test('a mark of the byte order is no part of the text', () => {
    const text = '\ufeffTeh text.';
    const prose = readProse({ text, format: 'markdown' });
    const place = prose.toFile({ start: 0, end: 3 });
    expect([prose.text.trim(), place && findPlace(text, place.start)]).toEqual([
      'Teh text.',
      { line: 1, column: 1 },
    ]);
  });
});

describe('a file that is written back', () => {
  test('DOOR-06 keeps its form: markup, lines and line endings', () => {
    const file = markdown.replaceAll('\n', '\r\n');
    const changed = change(file, 'another link', 'one more link');
    expect(changed).toMatchObject({ text: file, leftOut: 1 });
    expect(change(file, 'and another', 'or the other').text).toBe(
      file.replace('and\r\nanother', 'or the\r\nother'),
    );
    expect(change(file, 'quotation', 'quote').text).toBe(file.replace('quotation', 'quote'));
    expect(change(file, 'on two lines', 'over two lines').text).toBe(
      file.replace('on two lines', 'over two lines'),
    );
  });

  test('DOOR-06 takes no words that would be markup, and none across markup', () => {
    for (const replacement of ['*item*', '[item](x)', '# item', '`item`', '<item>', 'an\n\nitem', '| item'])
      expect(change(markdown, 'an item', replacement)).toEqual({ text: markdown, made: [], leftOut: 1 });
    expect(change(markdown, 'A quotation on', 'Quoted on').leftOut).toBe(1);
    // At the beginning of a line it would be a list
    const text = 'It was\nseen. 1 of them.\n';
    expect(change(text, 'was seen. 1', 'was 1.')).toEqual({ text, made: [], leftOut: 1 });
  });

  test('a long text goes to a server in pieces that lose nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('word', ' ', '. ', '\n\n', 'x'.repeat(30))), (list) => {
        const text = list.join('');
        for (const { start, piece } of cut(text, 20)) {
          expect(piece.length).toBeLessThanOrEqual(20);
          expect(text.slice(start, start + piece.length)).toBe(piece);
        }
        const kept = cut(text, 20)
          .map(({ piece }) => piece.trim())
          .join('');
        expect(kept.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
