import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCall, wait } from '../api/call.ts';
import { SessionGoneError, toCallError } from '../api/call-error.ts';
import type { ApiClient } from '../api/client.ts';
import { makeStreamRunner, type StreamedCall, type StreamOptions } from './stream-runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const credits = {
  daily: { used: 1, total: 10 },
  monthly: { used: 0, total: 0 },
  daily_resets_at: '2026-11-22T00:00:00Z',
  monthly_resets_at: '2026-12-01T00:00:00Z',
};
const answer = { credits };
type Answer = typeof answer;
type Stream = AsyncGenerator<{ type: 'text'; text: string }, Answer>;

/** A runner over the real rules of trying again; `play` is what each try does. */
function setUp(play: (options: StreamOptions, tries: number) => Stream, { frameMs = 16 } = {}) {
  const environment = { isOnline: () => true, wait, dropBearer: () => {} };
  const told = { onCall: vi.fn(), onCredits: vi.fn(), onNoAnswer: vi.fn(), onPhase: vi.fn() };
  let keys = 0;
  const runner = makeStreamRunner({
    ...told,
    call: (attempt, signal) => makeCall(environment, () => attempt({} as ApiClient), signal),
    makeKey: () => `key ${++keys}`,
    clock: {
      now: () => Date.now(),
      request: (draw) => Number(setTimeout(draw, frameMs)),
      cancel: (id) => clearTimeout(id),
    },
  });
  const open = vi.fn(async (_api: ApiClient, options: StreamOptions) =>
    play(options, open.mock.calls.length),
  );
  const asks = { text: 'a' };
  const streamed = { asks, open, onStart: vi.fn(), onText: vi.fn() } satisfies StreamedCall<Answer>;
  return { runner, streamed, ...told };
}

async function* write(...pieces: string[]): Stream {
  for (const text of pieces) yield { type: 'text', text };
  return answer;
}

async function* hang({ signal }: StreamOptions, ...pieces: string[]): Stream {
  for (const text of pieces) yield { type: 'text', text };
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  return answer;
}

test('a call is announced, written, and leaves the new balance', async () => {
  const { runner, streamed, onCredits, onCall, onPhase } = setUp(() => write('a', 'b'));
  await expect(runner.run(streamed)).resolves.toBe(answer);
  expect(onCall).toHaveBeenCalledOnce();
  expect(streamed.onText.mock.calls).toEqual([['ab']]);
  expect(onCredits).toHaveBeenCalledWith(credits);
  expect(onPhase.mock.calls).toEqual([['running'], ['idle']]);
});

test('a second click while a call is under way makes no call', async () => {
  const { runner, streamed } = setUp((options) => hang(options));
  void runner.run(streamed);
  await expect(runner.run(streamed)).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(runner.run(streamed)).resolves.toBeUndefined();
  expect(streamed.open).toHaveBeenCalledOnce();
});

test('the second click of a double click makes no call, though the first has been answered', async () => {
  const { runner, streamed } = setUp(() => write('a'));
  await runner.run(streamed);
  await vi.advanceTimersByTimeAsync(599);
  await expect(runner.run(streamed)).resolves.toBeUndefined();
  expect(streamed.open).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await expect(runner.run(streamed)).resolves.toBe(answer);
});

test('something else right after an answer is no second click', async () => {
  const { runner, streamed } = setUp(() => write('a'));
  await runner.run(streamed);
  await expect(runner.run({ ...streamed, asks: { text: 'b' } })).resolves.toBe(answer);
});

test('the same right after it failed is no second click', async () => {
  const { runner, streamed } = setUp((_, tries) => {
    if (tries === 1) throw toCallError(undefined, 422);
    return write('a');
  });
  await expect(runner.run(streamed)).rejects.toMatchObject({ status: 422 });
  await expect(runner.run(streamed)).resolves.toBe(answer);
});

test('a run right after a Stop is no second click', async () => {
  const { runner, streamed } = setUp((options, tries) => (tries === 1 ? hang(options) : write('a')));
  const first = runner.run(streamed);
  await vi.advanceTimersByTimeAsync(1);
  runner.stop();
  await expect(first).resolves.toBeUndefined();
  await expect(runner.run(streamed)).resolves.toBe(answer);
});

test('stopping ends the call at once, and the next may begin', async () => {
  const { runner, streamed, onCredits, onNoAnswer, onPhase } = setUp((options) => hang(options, 'First'));
  const first = runner.run(streamed);
  await vi.advanceTimersByTimeAsync(100);
  expect(streamed.onText.mock.calls).toEqual([['First']]);
  const signal = streamed.open.mock.calls[0]?.[1].signal;
  runner.stop();
  expect(signal?.aborted).toBe(true);
  expect(onPhase).toHaveBeenLastCalledWith('idle');
  await expect(first).resolves.toBeUndefined();
  expect(onCredits).not.toHaveBeenCalled();
  expect(onNoAnswer.mock.calls).toEqual([[undefined]]);
  void runner.run(streamed);
  expect(onPhase).toHaveBeenLastCalledWith('running');
});

test('a piece that was waiting for its frame when the writer pressed Stop is not shown', async () => {
  const { runner, streamed } = setUp((options) => hang(options, 'First'));
  const call = runner.run(streamed);
  await vi.advanceTimersByTimeAsync(5);
  runner.stop();
  await call;
  await vi.advanceTimersByTimeAsync(100);
  expect(streamed.onText).not.toHaveBeenCalled();
});

test('an answer that comes in spite of Stop is not shown, and the balance is asked for anew', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* goOn(): Stream {
    await promise;
    yield* write('late');
    return answer;
  }
  const { runner, streamed, onCredits, onNoAnswer } = setUp(goOn);
  const call = runner.run(streamed);
  await vi.advanceTimersByTimeAsync(1);
  runner.stop();
  resolve();
  await expect(call).resolves.toBeUndefined();
  expect(streamed.onText).not.toHaveBeenCalled();
  expect(onCredits).not.toHaveBeenCalled();
  expect(onNoAnswer.mock.calls).toEqual([[undefined]]);
});

test('a try after text has streamed starts over, with the same idempotency key', async () => {
  async function* breakOff(): Stream {
    yield { type: 'text', text: 'half' };
    throw new TypeError('network error');
  }
  const { runner, streamed } = setUp((_, tries) => (tries === 1 ? breakOff() : write('whole')));
  const call = runner.run(streamed);
  await vi.advanceTimersByTimeAsync(999);
  expect(streamed.open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(call).resolves.toBe(answer);
  expect(streamed.onStart).toHaveBeenCalledTimes(2);
  expect(streamed.onText.mock.calls.at(-1)).toEqual(['whole']);
  const keys = streamed.open.mock.calls.map(([, { context }]) => context.idempotencyKey);
  expect(keys).toEqual(['key 1', 'key 1']);
});

test('the last failure is the one that is told', async () => {
  const { runner, streamed, onNoAnswer } = setUp((_, tries) => {
    throw toCallError(undefined, tries % 2 === 1 ? 503 : 502);
  });
  const failed = expect(runner.run(streamed)).rejects.toMatchObject({ status: 502 });
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(onNoAnswer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 502 }));
});

test('from the tenth second on a call is still at work, and no longer when it has ended', async () => {
  const { runner, streamed, onPhase } = setUp((options) => hang(options));
  const call = runner.run(streamed);
  await vi.advanceTimersByTimeAsync(9999);
  expect(onPhase.mock.calls).toEqual([['running']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(onPhase).toHaveBeenLastCalledWith('still-working');
  runner.stop();
  await call;
  expect(onPhase).toHaveBeenLastCalledWith('idle');
});

test('CALL-08 at most one retry, 1000 ms later, on 408, 500, 502, 503, 504 and the network; never on 429 or another 4xx; one key', async () => {
  const lost = [new TypeError('Failed to fetch'), ...[408, 500, 502, 503, 504].map(toAnswer)];
  const final = [400, 401, 402, 403, 404, 409, 413, 415, 422, 429].map(toAnswer);
  for (const [failure, tries] of [
    ...lost.map((each) => [each, 2]),
    ...final.map((each) => [each, 1]),
  ] as const) {
    const { runner, streamed } = setUp(() => {
      throw failure;
    });
    const failed = expect(runner.run(streamed)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(999);
    expect(streamed.open, String(failure)).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(streamed.open, String(failure)).toHaveBeenCalledTimes(tries as number);
    const keys = streamed.open.mock.calls.map(([, { context }]) => context.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  }
});

/** A failed answer; with 401 the session is gone, so that no new token can be had. */
function toAnswer(status: number): Error {
  return status === 401 ? new SessionGoneError() : toCallError(undefined, status);
}

test('TRUST-06 what is asked again after no answer came keeps its key, so that it is charged once', async () => {
  const keys: (string | undefined)[] = [];
  const { runner, streamed } = setUp(({ context }, tries) => {
    keys.push(context.idempotencyKey);
    if (tries <= 2) throw new TypeError('Failed to fetch');
    return write('a');
  });
  const run = async (asks: unknown) => {
    const result = runner.run({ ...streamed, asks }).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(1100);
    return result;
  };
  expect(await run({ text: 'a' })).toBe('failed');
  expect(await run({ text: 'a' })).toBe(answer);
  await run({ text: 'a' });
  expect(keys).toEqual(['key 1', 'key 1', 'key 1', 'key 2']);
});

test('what is asked for in other words has a key of its own', async () => {
  const keys: (string | undefined)[] = [];
  const { runner, streamed } = setUp(({ context }, tries) => {
    keys.push(context.idempotencyKey);
    if (tries <= 2) throw new TypeError('Failed to fetch');
    return write('a');
  });
  const failed = runner.run(streamed).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(1100);
  await failed;
  await runner.run({ ...streamed, asks: { text: 'b' } });
  expect(keys.at(-1)).toBe('key 2');
});

test('a call that has ended is never said to be still at work', async () => {
  const { runner, streamed, onPhase } = setUp(() => write('a'));
  await runner.run(streamed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onPhase.mock.calls).toEqual([['running'], ['idle']]);
});

test('what a first try wrote and no frame has shown yet is not in the second', async () => {
  async function* breakOff(): Stream {
    yield { type: 'text', text: 'half a ' };
    throw toCallError({ code: 'SERVICE_UNAVAILABLE' });
  }
  // The next frame comes only when all is over, as in a tab that nobody sees
  const { runner, streamed } = setUp((_, tries) => (tries === 1 ? breakOff() : write('whole')), {
    frameMs: 60_000,
  });
  const running = runner.run(streamed);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(running).resolves.toBe(answer);
  expect(streamed.onText.mock.calls).toEqual([['whole']]);
});
