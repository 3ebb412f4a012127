import { expect, test, vi } from 'vitest';
import { getServices } from './services.ts';

test('a call that is stopped while what makes calls is on its way never begins', async () => {
  const { call } = getServices();
  const attempt = vi.fn(async () => 'answer');
  const controller = new AbortController();
  const stopped = call(attempt, controller.signal);
  controller.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(attempt).not.toHaveBeenCalled();
  await expect(call(attempt)).resolves.toBe('answer');
});
