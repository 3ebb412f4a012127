import { expect, it } from 'vitest';
import { applyChanges } from '../../text/edits.ts';
import type { Change, Issue } from '../../types.ts';
import { addEdits, makeInsertion } from './inserts.ts';

const change = (start: number, end: number, replacement: string): Change => ({
  ...makeInsertion(start, replacement, 'test', ''),
  end,
});
const issue: Issue = {
  id: 'x',
  type: 'spelling',
  rule: 'spelling',
  message: '',
  startIndex: 3,
  endIndex: 6,
  replacements: [],
};

function add(source: string, changes: Change[], edits: Change[]) {
  return addEdits(source, { text: applyChanges(source, changes), changes, issues: [issue] }, edits);
}

it('keeps a greeting apart from the capital after it, and a closing from the stop before it', () => {
  const result = add(
    'we go',
    [change(0, 2, 'We'), change(5, 5, '.')],
    [change(0, 0, 'Hi '), change(6, 6, ' Bye')],
  );
  expect(result.text).toBe('Hi We go. Bye');
  expect(result.changes.map(({ start, end, replacement }) => [start, end, replacement])).toEqual([
    [0, 0, 'Hi '],
    [0, 2, 'We'],
    [5, 5, '.'],
    [5, 5, ' Bye'],
  ]);
  expect(applyChanges('we go', result.changes)).toBe(result.text);
});

it('keeps several insertions at one place in their order', () => {
  const result = add('ab', [], [change(2, 2, '1'), change(2, 2, '2')]);
  expect(applyChanges('ab', result.changes)).toBe('ab12');
  expect(result.changes).toHaveLength(2);
});

it('joins an edit with a change whose words it divides', () => {
  const result = add('ab', [change(0, 1, 'xyz')], [change(1, 1, '-')]);
  expect(result.text).toBe('x-yzb');
  expect(applyChanges('ab', result.changes)).toBe('x-yzb');
});

it('joins only what is cut', () => {
  const result = add('ab cd', [change(0, 1, 'xyz')], [change(1, 1, '-'), change(7, 7, '!')]);
  expect(result.changes).toMatchObject([{ replacement: 'x-yz' }, { start: 5, end: 5, replacement: '!' }]);
  expect(applyChanges('ab cd', result.changes)).toBe(result.text);
});

it('moves the issues after it along', () => {
  expect(add('abcdef', [], [change(0, 0, 'Hi ')]).issues).toMatchObject([{ startIndex: 6, endIndex: 9 }]);
});
