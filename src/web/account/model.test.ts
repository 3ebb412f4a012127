import { expect, test } from 'vitest';
import type { CreditBalance } from '../../shared/contract/credits.ts';
import {
  findCreditNotice,
  toFirstName,
  toNextCredits,
  toRemaining,
  toResetDay,
  toResetTime,
} from './model.ts';

test('a first name, or Writer', () => {
  expect(toFirstName('Marta Kowal')).toBe('Marta');
  expect(toFirstName(' ')).toBe('Writer');
});

test.each([
  ['en-GB', 'Europe/Warsaw', '01:00'],
  ['en-US', 'America/New_York', '7:00 PM'],
  ['en-GB', 'Asia/Kolkata', '05:30'],
])('midnight in UTC is told in the writer’s own time: %s in %s says %s', (locale, zone, expected) => {
  const told = toResetTime('2026-11-22T00:00:00.000Z', { locale, timeZone: zone });
  expect(told.replaceAll('\u202f', ' ')).toBe(expected);
});

test('credits are low from 80 percent used', () => {
  expect(toRemaining({ used: 7, total: 10 })).toEqual({ left: 3, used: 7, total: 10, isLow: false });
  expect(toRemaining({ used: 8, total: 10 }).isLow).toBe(true);
  expect(toRemaining({ used: 12, total: 10 }).left).toBe(0);
  expect(toRemaining({ used: 0, total: 0 }).isLow).toBe(false);
});

test.each([
  ['en-GB', 'Europe/Warsaw', '1 December at 01:00'],
  ['en-US', 'America/New_York', '30 November at 7:00 PM'],
])(
  'the first of the month in UTC is told by the writer’s own calendar: %s in %s says %s',
  (locale, timeZone, told) => {
    expect(toResetDay('2026-12-01T00:00:00.000Z', { locale, timeZone }).replaceAll('\u202f', ' ')).toBe(told);
  },
);

test.each([
  ['2026-03-29T00:00:00.000Z', '01:00'],
  ['2026-03-30T00:00:00.000Z', '02:00'],
])(
  'on the days when the writer’s clocks change the time is the one that their clock will show: %s',
  (at, told) => {
    expect(toResetTime(at, { locale: 'en-GB', timeZone: 'Europe/Berlin' })).toBe(told);
  },
);

const berlin = { locale: 'en-GB', timeZone: 'Europe/Berlin' };

function balanceOf(daily: number, monthly = { used: 0, total: 0 }): CreditBalance {
  return {
    daily: { used: daily, total: 10 },
    monthly,
    daily_resets_at: '2026-03-02T00:00:00.000Z',
    monthly_resets_at: '2026-04-01T00:00:00.000Z',
  };
}

test('free writers are told of few credits from 80 percent used on, with the time of the next ones', () => {
  const tell = (used: number) => findCreditNotice('free', balanceOf(used), berlin);
  expect(tell(7)).toBeUndefined();
  expect(tell(8)).toEqual({
    sentence: '2 of 10 daily credits are left. New ones come at 01:00, your time.',
    isOut: false,
  });
  expect(tell(10)).toEqual({
    sentence: 'Your daily credits are used up. New ones come at 01:00, your time.',
    isOut: true,
  });
});

test('SHELL-07: Premium writers are told only when nothing of the day and of the month is left, not at 80 percent', () => {
  const tell = (used: number, ofMonth: number) =>
    findCreditNotice('paid', balanceOf(used, { used: ofMonth, total: 100 }), berlin);
  expect(tell(8, 0)).toBeUndefined();
  expect(tell(9, 100)).toBeUndefined();
  expect(tell(10, 99)).toBeUndefined();
  expect(tell(10, 100)?.sentence).toBe(
    'Your credits are used up. Daily ones come at 01:00, monthly ones on 1 April at 02:00, your time.',
  );
});

test('what is left is the day’s, then the month’s', () => {
  expect(toNextCredits(balanceOf(4, { used: 0, total: 100 }))).toMatchObject({ left: 6, period: 'today' });
  expect(toNextCredits(balanceOf(10, { used: 37, total: 100 }))).toMatchObject({
    left: 63,
    total: 100,
    period: 'this month',
  });
  expect(toNextCredits(balanceOf(10))).toMatchObject({ left: 0, total: 10, period: 'today' });
});
