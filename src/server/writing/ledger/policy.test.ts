import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans } from '../../../shared/plans.ts';
import { toBalance, toGrants, toPeriods } from './policy.ts';

test.each([
  ['2026-11-21T12:04:38Z', '2026-11-21', '2026-11-01', '2026-11-22', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12-31', '2026-12-01', '2027-01-01', '2027-01-01'],
  ['2028-02-29T00:00:00Z', '2028-02-29', '2028-02-01', '2028-03-01', '2028-03-01'],
  // Clocks in most of Europe and the Americas change in these hours; periods are UTC's and do not.
  ['2026-03-29T01:30:00Z', '2026-03-29', '2026-03-01', '2026-03-30', '2026-04-01'],
  ['2026-11-01T06:30:00Z', '2026-11-01', '2026-11-01', '2026-11-02', '2026-12-01'],
])('CREDIT-08 at %s the day is %s and the month %s', (now, day, month, nextDay, nextMonth) => {
  expect(toPeriods(new Date(now))).toEqual({
    day,
    month,
    dayEnds: new Date(`${nextDay}T00:00:00Z`),
    monthEnds: new Date(`${nextMonth}T00:00:00Z`),
  });
});

test('CREDIT-08 a moment always lies in its own periods, and the next begin right where they end', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (now) => {
        const { day, month, dayEnds, monthEnds } = toPeriods(now);
        expect(new Date(day).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(new Date(month).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime()).toBeLessThan(dayEnds.getTime());
        expect(dayEnds.getTime()).toBeLessThanOrEqual(monthEnds.getTime());
        expect(toPeriods(dayEnds).day).toBe(dayEnds.toISOString().slice(0, 10));
        expect(toPeriods(monthEnds).month).toBe(monthEnds.toISOString().slice(0, 10));
      },
    ),
  );
});

const periods = toPeriods(new Date('2026-11-21T12:00:00Z'));

test('each plan grants what the catalogue says, and no row for nothing', () => {
  expect(toGrants('free', periods)).toEqual([
    { creditType: 'daily', periodStart: '2026-11-21', credits: plans.free.creditsPerDay },
  ]);
  expect(toGrants('paid', periods)).toEqual([
    { creditType: 'daily', periodStart: '2026-11-21', credits: plans.paid.creditsPerDay },
    { creditType: 'monthly', periodStart: '2026-11-01', credits: plans.paid.creditsPerMonth },
  ]);
});

test('the balance shows the rows, and the plan where there is none yet', () => {
  const row = { credit_type: 'daily', credits_granted: 7, credits_used: 3 };
  expect(toBalance('paid', periods, [row])).toMatchObject({
    daily: { used: 3, total: 7 },
    monthly: { used: 0, total: plans.paid.creditsPerMonth },
  });
});
