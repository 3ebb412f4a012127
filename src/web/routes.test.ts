import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { listScreens, staticPages } from '../shared/screens.ts';
import routes from './routes.ts';

function listPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) =>
    children ? listPaths(children) : index ? ['/'] : path === '*' ? [] : [`/${path}`],
  );
}

test('every route is an address that the server answers, and none is without a route', () => {
  expect(listPaths(routes).sort()).toEqual([...listScreens()].sort());
});

test('what is rendered by the build is a screen', () => {
  for (const page of staticPages) expect(listScreens()).toContain(page);
});
