import { expect, test } from 'vitest';
import { judgeInput, restoreText, toDraftKey } from './model.ts';

test('IMP-04 input past the limit is ignored: the text stays as it was', () => {
  expect(judgeInput('abcd', 'abcde', 5)).toEqual({ text: 'abcde', isRefused: false });
  expect(judgeInput('abcde', 'abcdef', 5)).toEqual({ text: 'abcde', isRefused: true });
  expect(judgeInput('abcde', 'xbcdexyz', 5)).toEqual({ text: 'abcde', isRefused: true });
});

test('a text that is too long already can be shortened', () => {
  expect(judgeInput('abcdefgh', 'abcdefg', 5)).toEqual({ text: 'abcdefg', isRefused: false });
});

test('IMP-03 undoing Clear loses nothing that was typed meanwhile', () => {
  expect(restoreText('old', '', '', 100)).toBe('old');
  expect(restoreText('old', 'new', '', 100)).toBe('old\n\nnew');
  expect(restoreText('old', 'reviewed', 'reviewed', 100)).toBe('old');
  expect(restoreText('old', 'new', '', 5)).toBe('new');
  expect(restoreText('old', 'reviewed, and more', 'reviewed', 100)).toBe('old\n\n, and more');
  expect(restoreText('old', 'Dear all, reviewed', 'reviewed', 100)).toBe('old\n\nDear all,');
});

test('TRUST-06 drafts are kept apart by writer and by tool', () => {
  expect(toDraftKey('u1', 'improve')).not.toBe(toDraftKey('u2', 'improve'));
  expect(toDraftKey('u1', 'improve')).not.toBe(toDraftKey('u1', 'reply'));
});
