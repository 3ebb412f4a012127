import { expect, test } from 'vitest';
import { toFirstName, toInitials, toLowCreditSentence, toRemaining, toResetTime } from './model.ts';

test.each([
  ['Marta Kowal', 'MK'],
  ['Marta', 'M'],
  ['  ana  maria de la cruz ', 'AC'],
  ['émile', 'É'],
  ['', 'U'],
  ['   ', 'U'],
])('SHELL-02 initials of %j are %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});

test('a first name, or Writer', () => {
  expect(toFirstName('Marta Kowal')).toBe('Marta');
  expect(toFirstName(' ')).toBe('Writer');
});

test.each([
  ['en-GB', 'Europe/Warsaw', '01:00'],
  ['en-US', 'America/New_York', '7:00 PM'],
  ['en-GB', 'Asia/Kolkata', '05:30'],
])(
  'CREDIT-08 midnight in UTC is told in the writer’s own time: %s in %s says %s',
  (locale, zone, expected) => {
    const told = toResetTime('2026-11-22T00:00:00.000Z', locale, zone);
    expect(told.replaceAll('\u202f', ' ')).toBe(expected);
  },
);

test('credits are low from 80 percent used', () => {
  expect(toRemaining({ used: 7, total: 10 })).toEqual({ left: 3, used: 7, total: 10, isLow: false });
  expect(toRemaining({ used: 8, total: 10 }).isLow).toBe(true);
  expect(toRemaining({ used: 12, total: 10 }).left).toBe(0);
  expect(toRemaining({ used: 0, total: 0 }).isLow).toBe(false);
});

test('few credits are told from 80 percent used on, with the time of the next ones', () => {
  const balance = (used: number) => ({
    daily: { used, total: 10 },
    monthly: { used: 0, total: 0 },
    daily_resets_at: '2026-03-02T00:00:00.000Z',
    monthly_resets_at: '2026-04-01T00:00:00.000Z',
  });
  const tell = (used: number) => toLowCreditSentence(balance(used), 'en-GB', 'Europe/Berlin');
  expect(tell(7)).toBeUndefined();
  expect(tell(8)).toBe('2 of 10 daily credits are left. New ones come at 01:00, your time.');
  expect(tell(10)).toBe('Your daily credits are used up. New ones come at 01:00, your time.');
});
