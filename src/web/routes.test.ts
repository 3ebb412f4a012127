import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { screens, staticPages } from '../shared/screens.ts';
import routes from './routes.ts';

function listPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) =>
    children ? listPaths(children) : index ? ['/'] : path === '*' ? [] : [`/${path}`],
  );
}

test('every route is an address that the server answers, and none is without a route', () => {
  expect(listPaths(routes).sort()).toEqual([...screens].sort());
});

test('what is rendered by the build is a screen', () => {
  for (const page of staticPages) expect(screens).toContain(page);
});
