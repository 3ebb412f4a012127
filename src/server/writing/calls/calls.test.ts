import { setTimeout as sleepFor } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { WritingEngine } from '../../../engine/index.ts';
import { AppError } from '../../../shared/errors.ts';
import { type CallDependencies, makeCallService } from './calls.ts';
import { callsInFlightPerWriter, fallbackDeadlineMs } from './deadlines.ts';
import { enhanceTool, reviewTool } from './tools.ts';

type Credits = CallDependencies['ledger'];
type Started = Awaited<ReturnType<Credits['start']>>;

function refuse(): never {
  throw new Error('not asked for');
}

const engine: WritingEngine = {
  identity: { name: 'Test engine', local: true },
  async *enhance({ text }) {
    yield { type: 'result', result: { text, changes: [], issues: [] } };
  },
  reply: refuse,
  compose: refuse,
  review: refuse,
  ready: async () => undefined,
  close: async () => undefined,
};

const hanging: WritingEngine = {
  ...engine,
  async *enhance(_, signal) {
    yield { type: 'text', text: 'Some' };
    await sleepFor(600_000, undefined, { signal, ref: false });
  },
};

const unlimited = { take: () => undefined, giveBack: () => undefined };

const input = { original_text: 'Some words.', action: 'improve' } as const;

/** The record of a first call that has the key. */
function makeFirst(result: 'success' | null) {
  const { actionType, originalText, request } = enhanceTool.describe(input);
  return {
    id: 'first',
    action_type: actionType,
    original_text: originalText,
    enhanced_text: 'Its words.',
    is_deleted: false,
    has_texts: true,
    result,
    changes: [],
    issues: [],
    engine: engine.identity,
    request,
    details: {},
  };
}

const held: Started = {
  kind: 'held',
  call: { userId: 'writer', actionId: 'second', startedAt: new Date(0) },
};
const repeated: Started = { kind: 'repeated', action: makeFirst(null) };

/** A service whose ledger gives these answers one after the other; `later` is what has become of the first call. */
function makeParts(
  starts: Started[],
  later?: ReturnType<typeof makeFirst>,
  writer = engine,
  fallback = writer,
) {
  const shutdown = new AbortController();
  const finished: string[] = [];
  const failed: string[] = [];
  const allowance = { used: 1, total: 10 };
  const moment = '2026-11-22T00:00:00.000Z';
  const ledger: Credits = {
    start: async () => starts.shift() ?? Promise.reject(new Error('started too often')),
    finish: async ({ actionId }) => {
      finished.push(actionId);
    },
    fail: async (_, reason) => {
      failed.push(reason);
    },
    isSameAsLast: async () => false,
    hasJustFailed: async () => false,
    findRepeated: async () => later,
    readBalance: async () => ({
      daily: allowance,
      monthly: allowance,
      daily_resets_at: moment,
      monthly_resets_at: moment,
    }),
  };
  const service = makeCallService({
    ledger,
    dictionary: { readFor: async () => ({ dictionary: [], switchedOffRules: [] }) },
    engines: { current: () => writer, embedded: fallback },
    freeCalls: { byWriter: unlimited, byAddress: unlimited },
    sleep: (_, signal) => sleepFor(1, undefined, { signal }),
    shutdown: shutdown.signal,
    findVoice: async () => undefined,
    onCreditsChanged: () => undefined,
    onCallEnded: () => undefined,
  });
  const caller = {
    userId: 'writer',
    credential: { kind: 'session', id: 'session' },
    accountType: 'free',
    isAdministrator: false,
    retention: 'keep',
    preferences: { language: 'en-us' },
  } as const;
  const { signal } = new AbortController();
  const open = () =>
    service.open(enhanceTool, { caller, clientAddress: '', input, idempotencyKey: 'key', signal });
  const toReview = { text: 'Some words.', action: 'get-feedback', text_type: 'email' } as const;
  const openReview = () =>
    service.open(reviewTool, { caller, clientAddress: '', input: toReview, idempotencyKey: 'key', signal });
  return { open, openReview, shutdown, finished, failed };
}

test('a repeated call answers as the first does, once that has ended', async () => {
  const { open, finished } = makeParts([repeated], makeFirst('success'));
  const { answer } = await open();
  expect(await answer).toMatchObject({ action_id: 'first', enhanced_text: 'Its words.' });
  expect(finished).toEqual([]);
});

test('a repeated call runs itself when the first fails meanwhile', async () => {
  const { open, finished } = makeParts([repeated, held]);
  const { answer } = await open();
  expect(await answer).toMatchObject({ action_id: 'second', enhanced_text: 'Some words.' });
  expect(finished).toEqual(['second']);
});

test('a repeated call starts anew only once', async () => {
  const { open } = makeParts([repeated, repeated, held]);
  await expect(open()).rejects.toMatchObject({ code: 'CALL_IN_PROGRESS' });
});

test('a repeated call that runs itself has only the time that its wait has left', async () => {
  const timers: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timer = new AbortController();
    timers.push(timer);
    return timer.signal;
  });
  const { answer } = await makeParts([repeated, held], undefined, hanging).open();
  timers[0]?.abort(new AppError('ENGINE_TIMEOUT'));
  await expect(answer).rejects.toMatchObject({ code: 'ENGINE_TIMEOUT' });
  timeout.mockRestore();
});

test('a repeated call that waits when the server shuts down says that the engine is not available', async () => {
  const { open, shutdown } = makeParts([repeated], makeFirst(null));
  const opened = open();
  shutdown.abort(new AppError('ENGINE_UNAVAILABLE'));
  await expect(opened).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
});

test('a call whose answer is no longer read was stopped by the writer', async () => {
  const { open, failed } = makeParts([held], undefined, hanging);
  const { texts, answer } = await open();
  await texts.cancel();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(failed).toEqual(['Stopped by the writer.']);
});

test('a call that ends with its server was not stopped by the writer', async () => {
  const { open, shutdown, failed } = makeParts([held], undefined, hanging);
  const { answer } = await open();
  shutdown.abort(new AppError('ENGINE_UNAVAILABLE'));
  await expect(answer).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  expect(failed).toEqual([expect.stringMatching(/^ENGINE_UNAVAILABLE: /)]);
});

test('F-82: a call whose turn comes when its time is nearly over is not sent to the engine', async () => {
  const timers: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timer = new AbortController();
    timers.push(timer);
    return timer.signal;
  });
  const sent: string[] = [];
  const end = Promise.withResolvers<void>();
  const slow: WritingEngine = {
    ...engine,
    async *enhance({ text }) {
      sent.push(text);
      await end.promise;
      yield { type: 'result', result: { text, changes: [], issues: [] } };
    },
  };
  const count = callsInFlightPerWriter + 3;
  const { open } = makeParts(Array(count).fill(held), undefined, slow);
  const answers: Promise<unknown>[] = [];
  for (let call = 0; call < count; call += 1) answers.push((await open()).answer);
  expect(sent).toHaveLength(callsInFlightPerWriter);
  // Of the two timers of each call the second says that it is too late to begin
  for (const timer of timers.filter((_, index) => index % 2 === 1)) timer.abort();
  end.resolve();
  const ends = await Promise.allSettled(answers);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(callsInFlightPerWriter);
  expect(sent).toHaveLength(callsInFlightPerWriter);
  timeout.mockRestore();
});

test('the boot of the fallback engine does not count as its time to answer', async () => {
  const order: string[] = [];
  const failing: WritingEngine = {
    ...engine,
    review: () => {
      throw new AppError('ENGINE_UNAVAILABLE');
    },
  };
  const booting: WritingEngine = {
    ...engine,
    ready: async () => {
      await sleepFor(20);
      order.push('booted');
    },
    async *review() {
      order.push('asked');
      const ratings = [{ category: 'Clarity' as const, score: 3, description: 'As told.', evidence: [] }];
      yield { type: 'result', result: { ratings, writtenFeedback: 'Measured.', points: [] } };
    },
  };
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { openReview } = makeParts([held], undefined, failing, booting);
  expect(await (await openReview()).answer).toMatchObject({ offline: true });
  expect(order).toEqual(['booted', 'asked']);
  expect(timeout.mock.lastCall).toEqual([fallbackDeadlineMs]);
  timeout.mockRestore();
});
