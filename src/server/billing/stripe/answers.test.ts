import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors.ts';
import {
  findKeyState,
  isRefusal,
  isWorthRetrying,
  toBillingEvent,
  toPaymentError,
  toReadings,
} from './answers.ts';

const subscription = {
  id: 'sub_1',
  status: 'active',
  created: 1_700_000_000,
  trial_end: null,
  cancel_at_period_end: false,
  cancel_at: 1_702_000_000,
  canceled_at: 1_700_500_000,
  ended_at: null,
  cancellation_details: { comment: '', feedback: 'other' },
  items: { data: [{ current_period_start: 1_700_000_000, current_period_end: 1_702_592_000 }] },
  a_field_of_next_year: true,
};

test('a subscription is read with the period of its item, in moments', () => {
  expect(toReadings({ data: [subscription] })).toEqual([
    expect.objectContaining({
      id: 'sub_1',
      createdAt: new Date(1_700_000_000_000),
      periodEnd: new Date(1_702_592_000_000),
      cancelAt: new Date(1_702_000_000_000),
      trialEnd: undefined,
      reason: undefined,
    }),
  ]);
});

test('a subscription in the shape of an older version is read as well', () => {
  const { created: start_date, items, ...others } = subscription;
  const older = { ...others, ...items.data[0], start_date };
  const readings = toReadings({ data: [subscription, older, { ...older, items: { data: [] } }] });
  expect(readings[1]).toEqual(readings[0]);
  expect(readings[2]).toEqual(readings[0]);
});

test('a comment that no database takes is made one that it does', () => {
  const cancellation_details = { comment: 'too\0 dear \ud83d' };
  const [reading] = toReadings({ data: [{ ...subscription, cancellation_details }] });
  expect(reading?.reason).toBe('too dear \ufffd');
});

test('an answer that is no list of subscriptions is a failure of Stripe', () => {
  for (const answer of [{}, null, { data: [{}] }]) {
    expect(() => toReadings(answer)).toThrow(new AppError('PAYMENT_UNAVAILABLE'));
  }
});

test.each([
  ['of a subscription', { object: 'subscription', id: 'sub_1', customer: 'cus_1' }, 'cus_1'],
  ['with the customer in full', { object: 'invoice', customer: { id: 'cus_2', email: 'a' } }, 'cus_2'],
  ['of the customer itself', { object: 'customer', id: 'cus_3' }, 'cus_3'],
  ['of no customer', { object: 'payout', id: 'po_1' }, undefined],
])('an event %s says whom it concerns', (_, object, customerId) => {
  const event = { id: 'evt_1', type: 'some.type', data: { object } };
  expect(toBillingEvent(event)).toEqual({ id: 'evt_1', type: 'some.type', customerId });
});

test.each([
  [{}],
  [{ data: {} }],
  [{ data: { object: null } }],
  [{ data: { object: { object: null, id: 3, customer: null } } }],
  [{ object: 'v2.core.event', related_object: null }],
])('an event with the rest %j is one of no customer', (rest) => {
  const event = { id: 'evt_1', type: 'some.type', ...rest };
  expect(toBillingEvent(event)).toEqual({ id: 'evt_1', type: 'some.type', customerId: undefined });
});

test('what is no event is refused', () => {
  for (const value of [null, {}, { id: 'evt_1' }, { id: '', type: '', data: {} }, 'text']) {
    expect(() => toBillingEvent(value)).toThrow(AppError);
  }
});

test.each([
  [{ type: 'StripeConnectionError' }, 'PAYMENT_UNAVAILABLE', true],
  [{ type: 'StripeConnectionError', detail: { code: 'ETIMEDOUT' } }, 'PAYMENT_UNAVAILABLE', false],
  [{ type: 'StripeAPIError', statusCode: 500 }, 'PAYMENT_UNAVAILABLE', true],
  [{ type: 'StripeAPIError', statusCode: 409 }, 'PAYMENT_UNAVAILABLE', true],
  [{ type: 'StripeRateLimitError', statusCode: 429 }, 'PAYMENT_UNAVAILABLE', false],
  [{ type: 'StripeCardError', statusCode: 402 }, 'PAYMENT_DECLINED', false],
  [{ type: 'StripeAuthenticationError', statusCode: 401 }, 'PAYMENT_NOT_SET_UP', false],
  [{ type: 'StripeInvalidRequestError', statusCode: 400 }, 'PAYMENT_NOT_SET_UP', false],
  [{ type: 'StripeRateLimitError', statusCode: 400, code: 'rate_limit' }, 'PAYMENT_UNAVAILABLE', false],
  [{ type: 'StripeIdempotencyError', statusCode: 400 }, 'IDEMPOTENCY_KEY_REUSED', false],
  [{ type: 'StripeIdempotencyError', statusCode: 409 }, 'PAYMENT_UNAVAILABLE', true],
  [{ statusCode: 404, code: 'resource_missing', param: 'customer' }, 'NOT_FOUND', false],
  [{ statusCode: 400, code: 'resource_missing', param: 'line_items[0][price]' }, 'PAYMENT_NOT_SET_UP', false],
])('the failure %j becomes %s, worth another try: %s', (failure, code, isWorthIt) => {
  const error = Object.assign(new Error('words of Stripe'), failure);
  expect(toPaymentError(error).code).toBe(code);
  expect(toPaymentError(error).message).not.toContain('words of Stripe');
  expect(isWorthRetrying(error)).toBe(isWorthIt);
});

test('a key is spent by a failure that Stripe has answered, and kept for all that may still have succeeded', () => {
  const states = [500, 503, 409, 429, undefined].map((statusCode) =>
    findKeyState(toPaymentError({ type: 'StripeAPIError', statusCode })),
  );
  expect(states).toEqual(['spent', 'spent', 'in use', undefined, undefined]);
});

test('only what Stripe has read and declined will be declined for ever', () => {
  expect(isRefusal({ statusCode: 400 })).toBe(true);
  expect(isRefusal({ statusCode: 404 })).toBe(true);
  for (const statusCode of [401, 409, 429, 500, undefined]) expect(isRefusal({ statusCode })).toBe(false);
});

test('how long to wait is handed on', () => {
  const limited = Object.assign(new Error(''), { statusCode: 429, headers: { 'retry-after': '7' } });
  expect(toPaymentError(limited).retryAfterSeconds).toBe(7);
});
