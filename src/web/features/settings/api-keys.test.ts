import { expect, test } from 'vitest';
import { toDates } from './api-keys.ts';

const made = {
  id: '1',
  start: 'dw_1a2b',
  name: 'Script',
  scopes: ['check' as const],
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: null,
  lastUsedOn: null,
};
const now = new Date('2026-05-01T12:00:00Z');

test.each([
  [{}, 'Made 1 Mar 2026. Never used.'],
  [{ lastUsedOn: '2026-04-30' }, 'Made 1 Mar 2026. Last used 30 Apr 2026.'],
  [{ expiresAt: '2026-06-01T12:00:00Z' }, 'Made 1 Mar 2026. Never used. Ends 1 Jun 2026.'],
  [{ expiresAt: '2026-04-01T12:00:00Z' }, 'Made 1 Mar 2026. Never used. Ended 1 Apr 2026.'],
])('of a key with %o is said: %s', (facts, words) => {
  expect(toDates({ ...made, ...facts }, now)).toBe(words);
});
