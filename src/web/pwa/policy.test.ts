import { expect, test } from 'vitest';
import { decideWay, listOldCaches, toCacheName } from './policy.ts';

const origin = 'https://write.example.org';

test.each([
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/improve-text?action=1', 'page'],
  ['GET', 'navigate', '/landing', 'words'],
  ['GET', 'navigate', '/terms/?from=mail', 'words'],
  ['GET', 'navigate', '/login', 'page'],
  ['GET', 'cors', '/assets/shell-1.js', 'asset'],
  ['GET', 'cors', '/api/credits', 'network'],
  ['GET', 'navigate', '/api/auth/verify-email?token=t', 'network'],
  ['GET', 'cors', '/api', 'network'],
  ['POST', 'navigate', '/about', 'network'],
  ['POST', 'navigate', '/share', 'share'],
  ['POST', 'cors', '/share', 'network'],
  ['GET', 'navigate', '/share', 'page'],
  ['GET', 'cors', '/manifest.webmanifest', 'network'],
  ['GET', 'cors', 'https://elsewhere.example/assets/x.js', 'network'],
])('%s by %s of %s is answered by %s', (method, mode, path, way) => {
  expect(decideWay({ method, mode, url: new URL(path, origin).href }, origin)).toBe(way);
});

test('a new release keeps the one before it, for tabs that still run it, and removes those before', () => {
  const names = ['a', 'b', 'c'].map((version) => toCacheName({ version }));
  expect(listOldCaches(['foreign', ...names], toCacheName({ version: 'c' }))).toEqual([names[0]]);
  expect(listOldCaches([toCacheName({ version: 'c' })], toCacheName({ version: 'c' }))).toEqual([]);
});
