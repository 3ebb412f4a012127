import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPlans as plans } from '../../../shared/plans.ts';
import { countImprovedWords, toBalance, toPeriods, toSpendable } from './balance.ts';

test.each([
  ['2026-11-21T12:04:38Z', '2026-11-21', '2026-11-01', '2026-11-22', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12-31', '2026-12-01', '2027-01-01', '2027-01-01'],
  ['2028-02-29T00:00:00Z', '2028-02-29', '2028-02-01', '2028-03-01', '2028-03-01'],
  // Clocks in most of Europe and the Americas change in these hours; periods are UTC's and do not.
  ['2026-03-29T01:30:00Z', '2026-03-29', '2026-03-01', '2026-03-30', '2026-04-01'],
  ['2026-11-01T06:30:00Z', '2026-11-01', '2026-11-01', '2026-11-02', '2026-12-01'],
])('at %s the day is %s and the month %s', (now, day, month, nextDay, nextMonth) => {
  expect(toPeriods(new Date(now))).toEqual({
    day,
    month,
    dayEnds: new Date(`${nextDay}T00:00:00Z`),
    monthEnds: new Date(`${nextMonth}T00:00:00Z`),
  });
});

test('a moment always lies in its own periods, and the next begin right where they end', () => {
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

test('credits of the month are held for paid accounts only', () => {
  expect(toSpendable(periods, 'paid', 10)).toMatchObject({ day: '2026-11-21', month: '2026-11-01' });
  expect(toSpendable(periods, 'free', 10)).toMatchObject({ day: '2026-11-21', month: null });
});

const daily = (credits_granted: number, credits_used: number) => ({
  credit_type: 'daily',
  credits_granted,
  credits_extra: 0,
  credits_used,
});
const month = { credit_type: 'monthly', credits_granted: 100, credits_extra: 0, credits_used: 30 };

test.each([
  ['a plan whose rows are not there yet', 'paid', [], { used: 0, total: 10 }, { used: 0, total: 100 }],
  ['rows', 'paid', [daily(10, 3), month], { used: 3, total: 10 }, { used: 30, total: 100 }],
  ['an upgrade that raises the day', 'paid', [daily(7, 7)], { used: 7, total: 10 }, { used: 0, total: 100 }],
  ['a downgrade', 'free', [daily(20, 15), month], { used: 15, total: 20 }, { used: 0, total: 0 }],
] as const)('the balance after %s is what a call will find', (_, accountType, rows, day, ofMonth) => {
  const balance = toBalance({ accountType, plan: plans[accountType], periods, rows });
  expect(balance).toMatchObject({ daily: day, monthly: ofMonth });
});

test.each([
  ['A letter, of 3 words – or 9.', 7],
  ['  Über\n\nalles: l’été—hiver!  ', 3],
  ['– … !?', 0],
  ['', 0],
])('%j has %d words', (enhancedText, words) => {
  expect(countImprovedWords({ enhancedText, changes: [{}] })).toBe(words);
});

test('words of a result that changed nothing are not counted', () => {
  expect(countImprovedWords({ enhancedText: 'Fine as it is.', changes: [] })).toBe(0);
});
