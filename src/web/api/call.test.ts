import { expect, test, vi } from 'vitest';
import { makeCall, wait } from './call.ts';
import { networkError, SessionGoneError, toCallError } from './call-error.ts';

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

test('one more try after 503, then the last failure is told', async () => {
  const world = environment();
  const attempt = answers(toCallError(undefined, 503), toCallError(undefined, 502));
  await expect(makeCall(world, attempt)).rejects.toMatchObject({ status: 502 });
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(world.wait).toHaveBeenCalledWith(1000, undefined);
});

test('a failure of the network is tried once more, and may succeed', async () => {
  const world = environment();
  const attempt = answers(new TypeError('Failed to fetch'), 'answer');
  await expect(makeCall(world, attempt)).resolves.toBe('answer');
  expect(world.wait).toHaveBeenCalledWith(1000, undefined);
});

test.each([400, 403, 404, 413, 422, 429])('%i is told at once', async (status) => {
  const world = environment();
  const attempt = answers(toCallError(undefined, status), 'never');
  await expect(makeCall(world, attempt)).rejects.toMatchObject({ status });
  expect(attempt).toHaveBeenCalledOnce();
  expect(world.wait).not.toHaveBeenCalled();
});

test('a connection that breaks under a call is told as offline, and not tried again', async () => {
  const world = environment();
  const attempt = vi.fn(async () => {
    world.isOnline = () => false;
    throw networkError(new TypeError('Failed to fetch'));
  });
  await expect(makeCall(world, attempt)).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(attempt).toHaveBeenCalledOnce();
  expect(world.wait).not.toHaveBeenCalled();
});

test('Stop during the wait ends the call without another try', async () => {
  const controller = new AbortController();
  const attempt = answers(toCallError(undefined, 503), 'never');
  const call = makeCall({ ...environment(), wait }, attempt, controller.signal);
  await Promise.resolve();
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(attempt).toHaveBeenCalledOnce();
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

test('a stopped call ends with its abort and is not repeated', async () => {
  const abort = new DOMException('stopped', 'AbortError');
  const attempt = answers(abort);
  await expect(makeCall(environment(), attempt, AbortSignal.abort())).rejects.toBe(abort);
  expect(attempt).toHaveBeenCalledOnce();
});
