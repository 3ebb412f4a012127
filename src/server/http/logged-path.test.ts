import { expect, test } from 'vitest';
import { callRoutes } from './api.ts';
import { makeLoggedPath } from './logged-path.ts';

const toLoggedPath = makeLoggedPath([...callRoutes, 'POST /api/auth/sign-in/email']);

test.each([
  ['/api/credits', '/api/credits'],
  ['/api/functions/enhance-text-v2', '/api/functions/enhance-text-v2'],
  ['/api/actions/0199a2b4-1111-7000-8000-000000000000', '/api/actions/{id}'],
  ['/api/auth/sign-in/email', '/api/auth/sign-in/email'],
  ['/api/auth/my-secret', '(unknown)'],
  ['/api/a-whole-letter', '(unknown)'],
  ['/api/credits/dear%20Ann', '(unknown)'],
  ['/reset-password', '(page)'],
])('F-67: %s is logged as %s', (path, logged) => {
  expect(toLoggedPath(path)).toBe(logged);
});
