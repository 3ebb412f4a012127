import { expect, test } from 'vitest';
import { isMissingChunk, mayReloadNow } from './missing-chunk.ts';

test('ROUTE-10 a piece of a former release is told from other failures', () => {
  expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(
    true,
  );
  expect(isMissingChunk(new TypeError('x is undefined'))).toBe(false);
  expect(isMissingChunk(undefined)).toBe(false);
});

test('ROUTE-10 the page reloads once, not for ever', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(mayReloadNow(storage, 1_000_000)).toBe(true);
  expect(mayReloadNow(storage, 1_005_000)).toBe(false);
  expect(mayReloadNow(storage, 1_070_000)).toBe(true);
});
