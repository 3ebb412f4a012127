import { describe, expect, test } from 'vitest';
import { defaultPlans } from '../../shared/plans.ts';
import {
  findNews,
  findNextSync,
  listSuperfluous,
  mayBeStale,
  type StoredSubscription,
  type SubscriptionReading,
  toCopy,
  toStatus,
} from './entitlement.ts';

const hourMs = 60 * 60 * 1000;
const start = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * 24 * hourMs);

function read(changes: Partial<SubscriptionReading> = {}): SubscriptionReading {
  return {
    id: 'sub_1',
    status: 'active',
    createdAt: start,
    periodStart: start,
    periodEnd: inDays(31),
    trialEnd: undefined,
    cancelAtPeriodEnd: false,
    cancelAt: undefined,
    cancelledAt: undefined,
    endedAt: undefined,
    reason: undefined,
    ...changes,
  };
}

function copyAt(now: Date, changes: Partial<SubscriptionReading> = {}, before?: StoredSubscription) {
  return toCopy(read(changes), before, { plans: defaultPlans, now, lookedAt: start });
}

test.each([
  ['trialing', true, 'trialing'],
  ['active', true, 'active'],
  ['past_due', true, 'past_due'],
  ['incomplete', false, 'ended'],
  ['incomplete_expired', false, 'ended'],
  ['unpaid', false, 'ended'],
  ['canceled', false, 'ended'],
  ['paused', false, 'ended'],
  ['a state of next year', false, 'ended'],
])('a subscription that is %s: Premium %s, shown as %s', (status, is_active, shown) => {
  expect(copyAt(inDays(1), { status })).toMatchObject({ is_active, status: shown });
});

test.each([
  ['a period ends, with an hour for its renewal', {}, 31 * 24 + 1],
  ['a cancelled period ends to the minute', { cancelAtPeriodEnd: true }, 31 * 24],
  ['so does one that is cancelled by a date alone', { cancelAt: inDays(10) }, 10 * 24],
  [
    'a trial ends like a period',
    { status: 'trialing', periodEnd: inDays(14), trialEnd: inDays(14) },
    14 * 24 + 1,
  ],
  [
    'a date of cancellation beyond the period is looked at again before',
    { cancelAt: inDays(90) },
    31 * 24 + 1,
  ],
])('%s', (_, changes, hours) => {
  const end = start.getTime() + hours * hourMs;
  expect(copyAt(inDays(1), changes).premium_until?.getTime()).toBe(end);
  expect(copyAt(new Date(end - 1), changes).is_active).toBe(true);
  expect(copyAt(new Date(end), changes).is_active).toBe(false);
});

describe('an overdue payment', () => {
  const overdue = { status: 'past_due', periodStart: inDays(31), periodEnd: inDays(62) };
  const paidBefore: StoredSubscription = {
    provider_id: 'sub_1',
    is_active: true,
    is_final: false,
    status: 'active',
    cancelled_at: null,
    cancellation_reason: null,
    past_due_since: null,
  };

  test('is news once, and so is the end of Premium', () => {
    const [late, ended] = [inDays(33), inDays(40)].map((now) => copyAt(now, overdue, paidBefore));
    if (late === undefined || ended === undefined) throw new Error('no copies');
    expect(findNews([paidBefore], [late])).toBe('payment-overdue');
    expect(findNews([late], [late])).toBeUndefined();
    expect(findNews([late], [ended])).toBe('premium-ended');
    expect(findNews([ended], [ended])).toBeUndefined();
    expect(findNews([paidBefore], [])).toBe('premium-ended');
    expect(findNews([], [])).toBeUndefined();
  });

  test('leaves Premium for the days of the plan, from the start of the period that it is for', () => {
    const copy = copyAt(inDays(33), overdue, paidBefore);
    expect(copy).toMatchObject({ past_due_since: inDays(31), premium_until: inDays(38), is_active: true });
    expect(copy.subscription_end).toEqual(inDays(38));
    expect(copyAt(inDays(38), overdue, paidBefore).is_active).toBe(false);
  });

  test('is not older than the last look that found it paid', () => {
    const look = { plans: defaultPlans, now: inDays(40), lookedAt: inDays(39) };
    expect(toCopy(read(overdue), paidBefore, look).past_due_since).toEqual(inDays(39));
  });

  test('counts from the first look that found it', () => {
    const before = { ...paidBefore, status: 'past_due', past_due_since: inDays(32) };
    expect(copyAt(inDays(36), overdue, before).past_due_since).toEqual(inDays(32));
    expect(copyAt(inDays(36), { periodStart: inDays(31) }, before).past_due_since).toBeNull();
  });

  test('that is given up and tried again gets no new days', () => {
    const before = { ...paidBefore, status: 'past_due', past_due_since: inDays(31) };
    const givenUp = copyAt(inDays(40), { ...overdue, status: 'unpaid' }, before);
    expect(givenUp).toMatchObject({ status: 'ended', is_final: false, is_active: false });
    expect(copyAt(inDays(63), { ...overdue, periodStart: inDays(62) }, givenUp)).toMatchObject({
      past_due_since: inDays(31),
      is_active: false,
    });
  });
});

test('what has ended stays ended, whatever is said later', () => {
  const before = { ...copyAt(inDays(1), { status: 'canceled', endedAt: inDays(1) }), provider_id: 'sub_1' };
  expect(before.is_final).toBe(true);
  expect(copyAt(inDays(2), { status: 'active' }, before)).toMatchObject({
    is_active: false,
    status: 'ended',
  });
});

test('a cancellation that is taken back leaves no trace; one that stays keeps its reason', () => {
  const cancelled = copyAt(inDays(1), {
    cancelAtPeriodEnd: true,
    cancelledAt: inDays(1),
    reason: 'too dear',
  });
  expect(cancelled).toMatchObject({ cancelled_at: inDays(1), cancellation_reason: 'too dear' });
  const later = copyAt(inDays(2), { cancelAtPeriodEnd: true }, cancelled);
  expect(later).toMatchObject({ cancelled_at: inDays(1), cancellation_reason: 'too dear' });
  expect(copyAt(inDays(2), {}, cancelled)).toMatchObject({ cancelled_at: null, cancellation_reason: null });
});

test('of several that live the best stays, of equals the known one, then the oldest', () => {
  const later = { createdAt: inDays(1) };
  const readings = [
    read({ id: 'unpaid', status: 'unpaid' }),
    read({ id: 'over', status: 'canceled' }),
    read({ id: 'later', ...later }),
    read({ id: 'first' }),
  ];
  const unpaid = { id: 'unpaid', isRefunded: false };
  expect(listSuperfluous(readings, new Set())).toEqual([{ id: 'later', isRefunded: true }, unpaid]);
  const known = new Set(['later']);
  expect(listSuperfluous(readings, known)).toEqual([{ id: 'first', isRefunded: true }, unpaid]);
  expect(listSuperfluous(readings.slice(0, 2), new Set())).toEqual([]);
});

test('the next look comes when Premium would end; a day later where there is none; never for what is over', () => {
  const now = inDays(1);
  const active = copyAt(now);
  const unpaid = copyAt(now, { status: 'unpaid' });
  const over = copyAt(now, { status: 'canceled' });
  expect(findNextSync([over, active], now)).toEqual(active.premium_until);
  expect(findNextSync([unpaid], now)).toEqual(inDays(2));
  expect(findNextSync([over], now)).toBeNull();
});

test('a copy may be stale after a second where the writer can change it, else after a minute', () => {
  const now = inDays(1);
  const state = (ageMs: number) => ({
    looked_at: new Date(now.getTime() - ageMs),
    has_open_checkout: false,
  });
  expect(mayBeStale(state(999), true, now)).toBe(false);
  expect(mayBeStale(state(1_000), true, now)).toBe(true);
  expect(mayBeStale(state(59_999), false, now)).toBe(false);
  expect(mayBeStale(state(60_000), false, now)).toBe(true);
  expect(mayBeStale({ ...state(0), has_open_checkout: true }, false, now)).toBe(true);
  expect(mayBeStale({ looked_at: null, has_open_checkout: false }, false, now)).toBe(true);
  expect(mayBeStale(state(-3_600_000), false, now)).toBe(true);
});

test('a status names plan and end, and nothing else', () => {
  expect(toStatus(undefined)).toEqual({
    subscribed: false,
    subscription_tier: 'Free',
    subscription_end: null,
  });
  expect(toStatus({ subscription_end: inDays(1) })).toEqual({
    subscribed: true,
    subscription_tier: 'Premium',
    subscription_end: inDays(1).toISOString(),
  });
});
