import { expect, test } from 'vitest';
import { isLongRewrite, toChangeLabel, toCopySentence, toVisible } from './words.ts';

test('a change names its place, its category and what was decided', () => {
  const change = {
    start: 0,
    end: 1,
    replacement: 'x',
    category: 'grammar',
    reason: '',
    gist: '',
    rule: '',
  } as const;
  expect(toChangeLabel(change, 2, 13, 'open')).toBe('Change 3 of 13, grammar');
  expect(toChangeLabel(change, 2, 13, 'rejected')).toBe('Change 3 of 13, grammar, kept yours');
});

test('what Copy will copy is said beforehand', () => {
  expect(toCopySentence({ open: 3, accepted: 12, rejected: 0 })).toBe(
    'Copies 12 accepted, 3 open left as they were',
  );
  expect(toCopySentence({ open: 1, accepted: 0, rejected: 2 })).toBe(
    'Copies 0 accepted, 1 open left as it was',
  );
  expect(toCopySentence({ open: 0, accepted: 13, rejected: 1 })).toBe('Copies 13 accepted');
});

test('changed spaces and line ends are visible', () => {
  expect(toVisible('  ', 'removed')).toBe('··');
  expect(toVisible('\r\n\r\n', 'removed')).toBe('¶¶');
  expect(toVisible('\n\n', 'added')).toBe('¶\n¶\n');
  expect(toVisible(' word\n', 'added')).toBe(' word\n');
});

test('a rewrite is long from nine words on', () => {
  expect(isLongRewrite('one two three four five six seven eight')).toBe(false);
  expect(isLongRewrite('one two three four five six seven eight nine')).toBe(true);
});
