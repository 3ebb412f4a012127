import { expect, test } from 'vitest';
import { instructionNameLimit } from '../../shared/limits.ts';
import { findDigit, listRunnable, suggestName } from './model.ts';

const make = (name: string) => ({ id: name, name, instruction: name });

test('what the plan has no room for is not run and has no key', () => {
  const list = { instructions: ['a', 'b', 'c', 'd'].map(make), limit: 3 };
  expect(listRunnable(list).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect([2, 3].map((index) => findDigit(list, index))).toEqual(['3', undefined]);
  expect(findDigit({ ...list, limit: 100 }, 9)).toBeUndefined();
});

test('an instruction is named by its first words, and no two alike', () => {
  expect(suggestName('  Make it\nwarmer ', [])).toBe('Make it warmer');
  expect(suggestName('make it warmer', ['Make it warmer', 'Make it warmer 2'].map(make))).toBe(
    'make it warmer 3',
  );
  expect(suggestName('x'.repeat(500), []).length).toBeLessThanOrEqual(instructionNameLimit);
});
