import { expect, test } from 'vitest';
import { toShownName } from './kinds.ts';

test('a file’s name is shown without what would turn its words around, and not at any length', () => {
  expect(toShownName('a\u202Etxt.exe\u202C\nb.txt')).toBe('a txt.exe b.txt');
  expect([...toShownName('x'.repeat(300))]).toHaveLength(40);
});
