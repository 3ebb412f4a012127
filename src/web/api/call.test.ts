import { expect, test, vi } from 'vitest';
import { makeCall } from './call.ts';
import { SessionGoneError, toCallError } from './call-error.ts';

function environment(online = true) {
  return { isOnline: () => online, wait: vi.fn(async () => {}), dropBearer: vi.fn() };
}

function answers(...outcomes: unknown[]) {
  return vi.fn(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
}

test('an offline browser makes no call', async () => {
  const attempt = answers('never');
  await expect(makeCall(environment(false), attempt)).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(attempt).not.toHaveBeenCalled();
});

test('CALL-08 one more try after 503, then the failure is told', async () => {
  const world = environment();
  const attempt = answers(toCallError(undefined, 503), toCallError(undefined, 503));
  await expect(makeCall(world, attempt)).rejects.toMatchObject({ status: 503 });
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(world.wait).toHaveBeenCalledWith(1000, undefined);
});

test('CALL-07 a refused bearer is renewed once', async () => {
  const world = environment();
  const attempt = answers(toCallError(undefined, 401), 'answer');
  await expect(makeCall(world, attempt)).resolves.toBe('answer');
  expect(world.dropBearer).toHaveBeenCalledOnce();
});

test('CALL-07 a bearer refused twice is an expired session', async () => {
  const attempt = answers(toCallError(undefined, 401), toCallError(undefined, 401));
  await expect(makeCall(environment(), attempt)).rejects.toMatchObject({ status: 401 });
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('CALL-07 a session that is gone is not asked again', async () => {
  const gone = new SessionGoneError();
  const attempt = answers(gone);
  await expect(makeCall(environment(), attempt)).rejects.toBe(gone);
  expect(attempt).toHaveBeenCalledOnce();
});

test('TRUST-07 a stopped call ends with its abort and is not repeated', async () => {
  const abort = new DOMException('stopped', 'AbortError');
  const attempt = answers(abort);
  await expect(makeCall(environment(), attempt, AbortSignal.abort())).rejects.toBe(abort);
  expect(attempt).toHaveBeenCalledOnce();
});
