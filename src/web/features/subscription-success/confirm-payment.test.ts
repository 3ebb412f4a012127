import { expect, test, vi } from 'vitest';
import { confirmPayment } from './confirm-payment.ts';
import { type Confirmation, type Finding, firstConfirmation, toProgress } from './confirmation.ts';

/** Runs to the end on a clock that does not pass; returns what was waited, in milliseconds, and what came of it. */
async function run(findings: readonly Finding[], from: Confirmation = firstConfirmation, waitedMs = 0) {
  const waits: number[] = [];
  const states: Confirmation[] = [];
  const left = [...findings];
  const check = vi.fn(async () => left.shift() ?? 'inactive');
  await confirmPayment({
    from,
    waitedMs,
    check,
    onState: (state) => states.push(state),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    signal: new AbortController().signal,
  });
  return { waits, checks: check.mock.calls.length, phase: states.at(-1)?.phase, states };
}

test('the first check comes after 5 seconds, and Premium that is there ends the waiting', async () => {
  expect(await run(['active'])).toMatchObject({ waits: [5_000], checks: 1, phase: 'active' });
});

test('while Premium is not there, up to 5 attempts follow, attempt × 2 seconds apart; then it is still processing', async () => {
  expect(await run([])).toMatchObject({
    waits: [5_000, 2_000, 4_000, 6_000, 8_000, 10_000],
    checks: 6,
    phase: 'processing',
  });
  const last: Finding[] = ['inactive', 'inactive', 'inactive', 'inactive', 'inactive', 'active'];
  expect(await run(last)).toMatchObject({ checks: 6, phase: 'active' });
});

test('a check that fails is tried again up to 3 times, 3 seconds apart', async () => {
  expect(await run(['failed', 'failed', 'failed', 'active'])).toMatchObject({
    waits: [5_000, 3_000, 3_000, 3_000],
    phase: 'active',
  });
  expect(await run(['failed', 'failed', 'failed', 'failed', 'active'])).toMatchObject({
    checks: 4,
    phase: 'processing',
  });
});

test('failures and attempts are counted apart', async () => {
  expect(await run(['inactive', 'failed', 'inactive', 'failed', 'active'])).toMatchObject({
    waits: [5_000, 2_000, 3_000, 4_000, 3_000],
    phase: 'active',
  });
});

test('a waiting that goes on waits only for the rest', async () => {
  const from = { phase: 'waiting', waitMs: 8_000, attempts: 4, errors: 0 } as const;
  expect(await run([], from, 3_000)).toMatchObject({ waits: [5_000, 10_000], checks: 2 });
  expect(await run([], from, 60_000)).toMatchObject({ waits: [0, 10_000] });
});

test('the progress never goes back, and ends full', async () => {
  const { states } = await run(['inactive', 'failed']);
  const done = states.map((state) => toProgress(state).done);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(done.at(-1)).toBe(6);
});

test('who leaves is not followed: nothing is asked and nothing said any more', async () => {
  const leaving = new AbortController();
  const check = vi.fn(async (): Promise<Finding> => {
    leaving.abort();
    return 'active';
  });
  const onState = vi.fn();
  await confirmPayment({
    from: firstConfirmation,
    check,
    onState,
    wait: async () => {},
    signal: leaving.signal,
  });
  expect(onState.mock.calls.map(([state]) => state.phase)).toEqual(['checking']);
});
