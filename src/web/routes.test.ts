import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { listScreens, staticPages } from '../shared/screens.ts';
import { listFiles, screens } from './routes.ts';

function listPaths(entries: readonly RouteObject[]): string[] {
  return entries.flatMap(({ path, children }) =>
    children
      ? listPaths(children)
      : path === '*' || path === 'gallery'
        ? []
        : [path === '/' ? path : `/${path}`],
  );
}

test('every route is an address that the server answers, and none is without a route', () => {
  expect(listPaths(screens).sort()).toEqual([...listScreens()].sort());
});

test('what is rendered by the build is a screen', () => {
  for (const page of staticPages) expect(listScreens()).toContain(page);
});

test('a screen is made of the layouts around it and of its own module', () => {
  expect(listFiles('/history')).toEqual([
    'shell/member-layout.tsx',
    'shell/query-layout.tsx',
    'features/history/history-page.tsx',
  ]);
  expect(listFiles('/nowhere')).toEqual(['shell/not-found-page.tsx']);
});
