import { expect, test } from 'vitest';
import { isSlowConnection } from './connection.ts';

test('a slow connection is known by its type', () => {
  expect(isSlowConnection({ connection: { effectiveType: '2g' } })).toBe(true);
  expect(isSlowConnection({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
  expect(isSlowConnection({ connection: { effectiveType: '4g' } })).toBe(false);
  expect(isSlowConnection({})).toBe(false);
});
