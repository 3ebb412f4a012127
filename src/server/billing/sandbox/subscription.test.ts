import { expect, test } from 'vitest';
import { act, advance, endNow, listActions, startSubscription, type TestCheckout } from './subscription.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-01-31T12:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * dayMs);

const checkout: TestCheckout = {
  status: 'open',
  trialDays: 14,
  successUrl: 'http://localhost/a',
  cancelUrl: 'http://localhost/b',
  expiresAt: inDays(1).getTime(),
};
const trial = startSubscription(checkout, start);
const paid = startSubscription({ ...checkout, trialDays: 0 }, start);

test('a trial ends in a paid month', () => {
  expect(trial).toMatchObject({ status: 'trialing', periodEnd: inDays(14).getTime() });
  expect(advance(trial, inDays(13))).toBe(trial);
  expect(advance(trial, inDays(14))).toMatchObject({ status: 'active', periodStart: inDays(14).getTime() });
});

test('a month ends on the same day of the next, or on its last', () => {
  expect(new Date(paid.periodEnd).toISOString()).toBe('2026-02-28T12:00:00.000Z');
  expect(advance(paid, new Date('2026-05-01T00:00:00Z')).periodEnd).toBe(Date.parse('2026-05-28T12:00:00Z'));
});

test('a cancelled one ends with its period', () => {
  const cancelled = act(trial, 'cancel', inDays(1));
  expect(cancelled).toMatchObject({ status: 'trialing', cancelledAt: inDays(1).getTime() });
  expect(advance(cancelled, inDays(20))).toMatchObject({ status: 'canceled', endedAt: inDays(14).getTime() });
});

test('a payment that fails is overdue for a month, then given up', () => {
  const failing = act(trial, 'fail-next', start);
  expect(advance(failing, inDays(15)).status).toBe('past_due');
  expect(advance(failing, inDays(60)).status).toBe('canceled');
  expect(act(advance(failing, inDays(15)), 'pay', inDays(16))).toMatchObject({
    status: 'active',
    failsNext: false,
  });
});

test('letting time pass moves all that there was back, so that the period ends now', () => {
  const passed = act(trial, 'pass-time', inDays(2));
  expect(passed).toMatchObject({
    status: 'active',
    trialEnd: inDays(2).getTime(),
    createdAt: inDays(-12).getTime(),
    periodStart: inDays(2).getTime(),
  });
});

test('what has ended can do nothing any more', () => {
  const ended = endNow(paid, inDays(1));
  expect(listActions(ended)).toEqual([]);
  for (const action of ['cancel', 'resume', 'pay', 'fail-next', 'pass-time'] as const) {
    expect(act(ended, action, inDays(2))).toBe(ended);
  }
});
