import { expect, test } from 'vitest';
import type { Subscription } from '../../shared/contract/billing.ts';
import { defaultPlans as plans } from '../../shared/plans.ts';
import { type StandingParts, toStanding, toStandingWords } from './standing.ts';

const warsaw = { locale: 'en-GB', timeZone: 'Europe/Warsaw' };
const end = '2026-12-05T13:20:00.000Z';

const subscription: Subscription = {
  id: '018f3b1e-0000-7000-8000-000000000000',
  user_id: '018f3b1e-0000-7000-8000-000000000001',
  is_active: true,
  status: 'active',
  cancelled_at: null,
  subscription_end: end,
  cancellation_reason: null,
  trial_end: null,
  created_at: '2026-11-21T13:20:00.000Z',
};

function tell(parts: Partial<StandingParts>) {
  const standing = toStanding({
    accountType: 'paid',
    subscription,
    cancellation: undefined,
    ...parts,
  });
  return { kind: standing.kind, words: toStandingWords(standing, plans, warsaw) };
}

test('a trial says when it ends and what comes then', () => {
  expect(tell({ subscription: { ...subscription, status: 'trialing' } })).toEqual({
    kind: 'trial',
    words: 'Your free trial runs until 5 December 2026 at 14:20. Then Premium costs $5.00 a month.',
  });
});

test('a running subscription says when it renews', () => {
  expect(tell({})).toEqual({
    kind: 'renewing',
    words: 'Premium renews on 5 December 2026 at 14:20, for $5.00 a month.',
  });
});

test('a cancelled one says until when it goes on, a cancelled trial too', () => {
  for (const status of ['active', 'trialing'] as const) {
    const cancelled = { ...subscription, status, cancelled_at: '2026-11-22T10:00:00.000Z' };
    expect(tell({ subscription: cancelled })).toEqual({
      kind: 'cancelled',
      words:
        'You have Premium until 5 December 2026 at 14:20. Then your account is Free again, and nothing more is charged.',
    });
  }
});

test('an overdue payment says until when Premium stays', () => {
  expect(tell({ subscription: { ...subscription, status: 'past_due' } })).toEqual({
    kind: 'past-due',
    words:
      'A payment is overdue. Premium stays until 5 December 2026 at 14:20, so that you can pay another way.',
  });
});

test('what was Premium once says when it ended', () => {
  const cancellation = { ...subscription, cancelled_at: end };
  expect(tell({ accountType: 'free', subscription: undefined, cancellation })).toEqual({
    kind: 'ended',
    words: 'Your Premium ended on 5 December 2026 at 14:20.',
  });
});

test('a free account that never was another has nothing to say, and neither has a plan that is not read yet', () => {
  expect(tell({ accountType: 'free', subscription: undefined, cancellation: null })).toEqual({
    kind: 'free',
    words: undefined,
  });
  expect(tell({ subscription: undefined }).words).toBeUndefined();
});
