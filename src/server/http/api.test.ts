import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { systemContract } from '../../shared/contract/system.ts';
import { AppError } from '../../shared/errors.ts';
import { makeApi, undeclaredCode } from './api.ts';

test('ERR-09: a code that a call does not declare is found in the log, and reaches the caller all the same', async () => {
  const os = implement(systemContract);
  const router = {
    health: os.health.handler(() => {
      throw new AppError('NO_SUBSCRIPTION');
    }),
    ready: os.ready.handler(() => {
      throw new AppError('ENGINE_UNAVAILABLE');
    }),
  };
  const logged: unknown[] = [];
  const log = { error: (details: object, message: string) => void logged.push([details, message]) };
  const api = makeApi(router, { admit: () => undefined, report: (error) => error, log });
  const ask = async (path: string) => {
    const answer = await api(new Request(`http://localhost/api/${path}`), undefined);
    return { status: answer?.status, ...((await answer?.json()) as object) };
  };
  expect(await ask('ready')).toMatchObject({ status: 503, code: 'ENGINE_UNAVAILABLE', retryable: true });
  expect(logged).toEqual([]);
  expect(await ask('health')).toMatchObject({ status: 409, code: 'NO_SUBSCRIPTION', retryable: false });
  expect(logged).toEqual([[{ code: 'NO_SUBSCRIPTION', call: 'health' }, undeclaredCode]]);
});
