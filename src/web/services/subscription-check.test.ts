import { expect, test, vi } from 'vitest';
import type { SubscriptionStatus } from '../../shared/contract/billing.ts';
import { checkThrottleMs, makeSubscriptionCheck } from './subscription-check.ts';

const free: SubscriptionStatus = { subscribed: false, subscription_tier: 'Free', subscription_end: null };
const paid: SubscriptionStatus = { subscribed: true, subscription_tier: 'Premium', subscription_end: null };

function setUp() {
  let nowMs = 1_000_000;
  let isSignedIn = true;
  const ask = vi.fn(async () => free);
  const onAnswer = vi.fn();
  const log = vi.fn();
  const check = makeSubscriptionCheck({
    ask,
    isSignedIn: () => isSignedIn,
    onAnswer,
    now: () => nowMs,
    log,
  });
  return {
    check,
    ask,
    onAnswer,
    log,
    pass: (milliseconds: number) => {
      nowMs += milliseconds;
    },
    signOut: () => {
      isSignedIn = false;
    },
  };
}

test('the server is asked once in 60 seconds, and meanwhile its former answer holds', async () => {
  const { check, ask, onAnswer, pass } = setUp();
  expect(checkThrottleMs).toBe(60_000);
  expect(await check.run()).toBe(free);
  pass(59_999);
  expect(await check.run()).toBe(free);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onAnswer).toHaveBeenCalledTimes(1);
  pass(1);
  await check.run();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a forced check asks at once, and the 60 seconds begin anew', async () => {
  const { check, ask, onAnswer, pass } = setUp();
  await check.run();
  ask.mockResolvedValue(paid);
  pass(10);
  expect(await check.run({ isForced: true })).toBe(paid);
  expect(onAnswer).toHaveBeenLastCalledWith(paid, { isForced: true });
  pass(59_999);
  expect(await check.run()).toBe(paid);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer that a later question has made old changes nothing on the screen', async () => {
  const { check, ask, onAnswer } = setUp();
  let answerLate = (_status: SubscriptionStatus) => {};
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve;
    }),
  );
  const early = check.run();
  ask.mockResolvedValue(paid);
  await check.run({ isForced: true });
  answerLate(free);
  await early;
  expect(onAnswer.mock.calls.map(([status]) => status)).toEqual([paid]);
});

test('without a session nothing is asked', async () => {
  const { check, ask, signOut } = setUp();
  signOut();
  await expect(check.run({ isForced: true })).rejects.toThrow('Please sign in again to continue');
  expect(ask).not.toHaveBeenCalled();
});

test('AUTH-16 what fails where nobody waits for it is only logged', async () => {
  const { check, ask, log, onAnswer } = setUp();
  const failure = new Error('away');
  ask.mockRejectedValue(failure);
  await check.runQuietly();
  expect(log).toHaveBeenCalledWith('The subscription could not be checked', failure);
  expect(onAnswer).not.toHaveBeenCalled();
  await expect(check.run({ isForced: true })).rejects.toBe(failure);
});

test('a check that failed is no answer: the next one asks again', async () => {
  const { check, ask } = setUp();
  ask.mockRejectedValueOnce(new Error('away'));
  await expect(check.run()).rejects.toThrow('away');
  expect(await check.run()).toBe(free);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('another writer never gets the answer of the one before', async () => {
  const { check, ask } = setUp();
  ask.mockResolvedValue(paid);
  await check.run();
  check.forget();
  ask.mockResolvedValue(free);
  expect(await check.run()).toBe(free);
});
