import { expect, test } from 'vitest';
import type { Piece } from './pieces.ts';
import { planEdits } from './plan-edits.ts';

const paragraph = (name: string) => ({ name }) as unknown as Element;
const first = paragraph('first');
const words = (text: string): Piece<string> => ({ kind: 'words', text, place: text });
const pieces: Piece<string>[] = [
  words('A '),
  words('bold'),
  words(' start.'),
  { kind: 'break', text: '\n\n', from: first },
  words('An end '),
  { kind: 'fixed', text: '2026' },
  words('.'),
];
const text = pieces.map((piece) => piece.text).join('');

/** What is done, in short: where, what goes, what comes. */
function plan(removed: string, replacement: string) {
  const start = text.indexOf(removed);
  const [edits] = planEdits(pieces, [{ start, end: start + removed.length, replacement }]);
  return edits?.map((edit) =>
    'join' in edit
      ? 'join'
      : `${edit.words.place}|${edit.words.text.slice(edit.start, edit.end)}|${edit.parts.join('¶')}`,
  );
}

test('a change within one form is made as it is', () => {
  expect(plan('start', 'very first begin')).toEqual([' start.|start|very first begin']);
});

test('a change of words with different forms is cut to the words that differ', () => {
  expect(plan('A bold start', 'One bold start')).toEqual(['A |A|One']);
  expect(plan('bold start', 'brave beginning')).toEqual(['bold|bold|brave', ' start.|start|beginning']);
  expect(plan('A bold', 'B')).toEqual(['A |A |B', 'bold|bold|']);
});

test('what is put in stands behind the words before it, and at the beginning of a paragraph before those after', () => {
  const insert = (at: number) => planEdits(pieces, [{ start: at, end: at, replacement: 'x' }])[0];
  expect(insert(2)).toMatchObject([{ words: words('A '), start: 2 }]);
  expect(insert(0)).toMatchObject([{ words: words('A '), start: 0 }]);
  expect(insert(text.indexOf('An'))).toMatchObject([{ words: words('An end '), start: 0 }]);
});

test('what is put in before the mark of a first item begins its words', () => {
  const item: Piece<string>[] = [{ kind: 'break', text: '- ', from: undefined }, words('one')];
  expect(planEdits(item, [{ start: 0, end: 0, replacement: 'x' }])[0]).toMatchObject([
    { start: 0, parts: ['x'] },
  ]);
});

test('a paragraph is begun and joined where the change says so, and a break that stays is left alone', () => {
  expect(plan(' start.', ' start.\n\nMore.')).toEqual([' start.| start.| start.¶More.']);
  expect(plan('.\n\nAn', ', an')).toEqual([' start.|.|, an', 'join', 'An end |An|']);
  expect(plan('start.\n\nAn', 'begin.\n\nThe')).toEqual([' start.|start|begin', 'An end |An|The']);
  expect(plan('.\n\n', '.\n- one\n- two\n\n')).toHaveLength(1);
});

test('what a field has worked out is not changed, and a change of it is told as one that was not made', () => {
  expect(plan('2026', '2027')).toBeUndefined();
  expect(plan('end 2026', 'close 2026')).toEqual(['An end |end|close']);
});
