import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTextReader } from './text.ts';

const marker = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

/** What is shown of an answer that comes letter by letter, and in one piece. */
function read(source: string, answer: string, isMail = false) {
  return [[...answer], [answer]].map((pieces) => {
    const reader = makeTextReader({ source, marker, isMail });
    const shown = pieces.map((piece) => reader.add(piece));
    const all = [...shown, reader.end()].join('');
    expect(reader.text()).toBe(all);
    return all;
  });
}

describe('what is no part of the text is never shown, however it comes', () => {
  test.each([
    ['Here is the improved text:\n\nIt is done.', 'It is done.'],
    ['**Revised version:**\nIt is done.', 'It is done.'],
    ['Sure! Here’s a clearer version:\n```\nIt is done.\n```', 'It is done.'],
    ['```markdown\nIt is done.\n```\n\n', 'It is done.'],
    [`<text ${marker}>\nIt is done.\n</text ${marker}>\n`, 'It is done.'],
    ['\n\n It is done.  \n', 'It is done.'],
    ['<think>\nThe user wants: text.\n</think>\n\nIt is done.', 'It is done.'],
    ['<think></think>Here is the improved text:\nIt is done.', 'It is done.'],
  ])('%j', (answer, text) => {
    expect(read('it are done', answer)).toEqual([text, text]);
  });
});

test.each([
  ['Sure, I will come.\nSee you.', 'sure i come'],
  ['Here is the plan: we go.', 'here is plan: we go'],
  ['Here is the list:\n- one', 'Here is list:\n- one'],
  ['```\ncode\n```', '```\ncod\n```'],
  ['Use `a` and ``` b', 'use `a` and ``` b'],
  ['<b>One</b>\n<i', '<b>one</b>\n<i'],
  ['Subject: one', 'subject: one'],
  ['<think>\nOne', '<think>\none'],
  ['<thinking aloud', '<thinking aloud'],
  ['I have three things: one, two.\n\nThree:\nfour', 'i have three things'],
  ['是的。', '是'],
  ['I have three things to say:\none', 'i have 3 things to say\none'],
  ['Here are our open points:\n- one', 'here our open points\n- one'],
  ['Great news for all of us:\nit is done', 'good news\nit is done'],
])('%j stays as it is where the source is %j', (text, source) => {
  expect(read(source, text)).toEqual([text, text]);
});

test('a fence that ends before the answer does is the text’s own', () => {
  const reader = makeTextReader({ source: 'show the code', marker, isMail: false });
  reader.add('```ts\ncode\n```\n\nThat is the code.');
  reader.end();
  expect(reader.text()).toBe('```ts\ncode\n```\n\nThat is the code.');
});

test('only what may announce a text waits, and for no more than about a line', () => {
  const toFirst = (answer: string) => {
    const reader = makeTextReader({ source: 'a', marker, isMail: false });
    return [...answer].findIndex((letter) => reader.add(letter) !== '');
  };
  expect(toFirst('Yesterday we went')).toBeLessThan(2);
  expect(toFirst('Here we stayed.\n')).toBeLessThan('Here we stayed.\n'.length + 1);
  expect(toFirst(`Here ${'and there '.repeat(30)}`)).toBeLessThan(110);
});

test('an email begins with its subject line only where it has one', () => {
  const reader = makeTextReader({ source: 'a', marker, isMail: true });
  expect(reader.add('Subject: News\n\nHi,')).toBe('Hi,');
  expect(reader.subject()).toBe('News');
  const [shown] = read('a', 'Subject matters are many.\nHi', true);
  expect(shown).toBe('Subject matters are many.\nHi');
});

test('however many spaces come, they are not held for ever', () => {
  const reader = makeTextReader({ source: 'a', marker, isMail: false });
  const shown = ['One', ...Array.from({ length: 100 }, () => ' '.repeat(100)), 'two'].map((p) =>
    reader.add(p),
  );
  expect(shown.filter((piece) => piece !== '').length).toBeGreaterThan(10);
});

/** What the beginnings and ends of texts are mistaken for. */
const awkward = [
  ...[
    'Here is the improved text:',
    'Sure!',
    'I have',
    'Subject: a',
    'The revised version:',
    '**',
    '"',
    '’',
    '“',
  ],
  ...[
    '```',
    '```ts',
    '`',
    '<text',
    '</text',
    '>',
    '\n',
    '\n\n',
    '\r\n',
    ' ',
    '\t',
    ':',
    'word',
    '.',
    '是',
    '😀',
    "it's",
  ],
];

test('a text that comes back to the letter is the text to the letter, whatever it is and however it is cut', () => {
  const text = fc.array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...awkward) }, fc.string({ unit: 'grapheme' })),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (parts, length) => {
      const source = parts.join('');
      if (source.trim() === '') return;
      const reader = makeTextReader({ source, marker, isMail: false });
      const answer = source.trim();
      let shown = '';
      for (let at = 0; at < answer.length; at += length) shown += reader.add(answer.slice(at, at + length));
      shown += reader.end();
      expect(shown).toBe(source);
      expect(reader.text()).toBe(source);
    }),
    { numRuns: 2_000 },
  );
});
