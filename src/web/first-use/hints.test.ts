import { expect, test } from 'vitest';
import { findHint, hints } from './hints.ts';

const result = { hasKeyboard: true, hasChanges: true, look: 'changes' } as const;

test('there are three hints at most, one after the other, and none again once dismissed', () => {
  const seen: string[] = [];
  for (let hint = findHint(seen, result); hint; hint = findHint(seen, result)) seen.push(hint.name);
  expect(seen).toEqual(hints.map(({ name }) => name));
  expect(seen.length).toBeLessThanOrEqual(3);
});

test('no hint speaks of keys where there is no keyboard, or of marks where there are none', () => {
  expect(findHint(['reasons'], { ...result, hasKeyboard: false })?.name).toBe('versions');
  expect(findHint([], { ...result, hasChanges: false })).toBeUndefined();
  expect(findHint([], { ...result, look: 'plain' })).toBeUndefined();
});
