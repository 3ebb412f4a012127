import { expect, test } from 'vitest';
import { defaultPlans } from '../../shared/plans.ts';
import { canPay, hasPayment, listQuestions, toPriceNote } from './words.ts';

const dear = {
  free: { ...defaultPlans.free, creditsPerDay: 1, savedInstructions: 2 },
  paid: { ...defaultPlans.paid, creditsPerDay: 33, creditsPerMonth: 444, savedInstructions: 55 },
  monthlyPriceCents: 1_250,
  trialDays: 0,
  pastDueDays: 1,
};

test('the price, as it is unless settings say otherwise', () => {
  expect(toPriceNote(defaultPlans, true)).toBe('14-day free trial, then $5.00/month');
});

test('every figure of the answers is the one that is enforced', () => {
  const answers = listQuestions(dear)
    .map(({ answer }) => answer)
    .join(' ');
  expect(answers.match(/\d[\d.]*\d|\d/g)).toEqual(['12.50', '1', '2', '33', '444', '55', '1']);
});

test('who has had a trial, or can have none, is not offered one', () => {
  expect(toPriceNote(defaultPlans, false)).toBe('$5.00/month');
  expect(toPriceNote(dear, true)).toBe('$12.50/month');
  expect(listQuestions(dear)[0]?.answer).not.toContain('trial');
});

test('payment is offered where somebody takes it, and spoken of unless it is off', () => {
  expect((['sandbox', 'stripe', 'unset', 'off'] as const).map(canPay)).toEqual([true, true, false, false]);
  expect((['sandbox', 'stripe', 'unset', 'off'] as const).map(hasPayment)).toEqual([true, true, true, false]);
});
