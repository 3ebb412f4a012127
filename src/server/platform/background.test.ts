import { expect, test, vi } from 'vitest';
import { makeBackground } from './background.ts';
import { makeLog } from './log.ts';

test('AUTH-16 what an answer did not wait for, such as noting the sign-in, is only logged when it fails', async () => {
  const log = makeLog('silent');
  const error = vi.spyOn(log, 'error');
  const background = makeBackground({ sleep: async () => undefined, log });
  background.run(() => Promise.reject(new Error('the database is away')));
  await background.settled();
  expect(error).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(error.mock.calls)).not.toContain('the database is away');
});
