import { expect, test } from 'vitest';
import { toNextPath } from './next-path.ts';

test('AUTH-02 a sign-in leads to the dashboard, or back to the tool that asked for it', () => {
  expect(toNextPath(null)).toBe('/dashboard');
  expect(toNextPath('/improve-text')).toBe('/improve-text');
});

test.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/login'])(
  'a sign-in never leads to %s',
  (asked) => {
    expect(toNextPath(asked)).toBe('/dashboard');
  },
);
