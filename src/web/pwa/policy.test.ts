import { expect, test } from 'vitest';
import { decideWay, findHome, listOldCaches, toCacheName } from './policy.ts';

const origin = 'https://write.example.org';
const home = findHome(`${origin}/service-worker.js`);
const underPath = findHome(`${origin}/writing/service-worker.js`);

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
  expect(decideWay({ method, mode, url: new URL(path, origin).href }, home)).toBe(way);
});

test.each([
  ['GET', 'navigate', '/writing/', 'page'],
  ['GET', 'navigate', '/writing/terms', 'words'],
  ['GET', 'cors', '/writing/assets/shell-1.js', 'asset'],
  ['GET', 'cors', '/writing/api/credits', 'network'],
  ['POST', 'navigate', '/writing/share', 'share'],
  ['POST', 'navigate', '/share', 'network'],
  ['GET', 'navigate', '/writing-elsewhere/', 'network'],
])('FLEET-10 under a path, %s by %s of %s is answered by %s', (method, mode, path, way) => {
  expect(decideWay({ method, mode, url: new URL(path, origin).href }, underPath)).toBe(way);
});

test('FLEET-10 a server under a path leaves the caches of the one at the root alone, and the other way round', () => {
  const [root, below] = [home, underPath].map((one) =>
    ['a', 'b', 'c'].map((version) => toCacheName({ version }, one)),
  );
  const names = [...(root ?? []), ...(below ?? [])];
  expect(listOldCaches(names, { version: 'c' }, home)).toEqual([root?.[0]]);
  expect(listOldCaches(names, { version: 'c' }, underPath)).toEqual([below?.[0]]);
});

test('a new release keeps the one before it, for tabs that still run it, and removes those before', () => {
  const names = ['a', 'b', 'c'].map((version) => toCacheName({ version }, home));
  expect(listOldCaches(['foreign', ...names], { version: 'c' }, home)).toEqual([names[0]]);
  expect(listOldCaches([toCacheName({ version: 'c' }, home)], { version: 'c' }, home)).toEqual([]);
});
