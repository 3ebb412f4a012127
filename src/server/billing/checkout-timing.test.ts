import { expect, test } from 'vitest';
import { type CheckoutRow, findNextSync, findOpen, findRepeated } from './checkout-timing.ts';

const start = new Date('2026-03-01T12:00:00Z');
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const row: CheckoutRow = {
  creation_key: 'key',
  caller_key: 'caller',
  trial_days: 14,
  begun_at: start,
  checkout_id: 'cs_1',
  url: 'https://pay.example/cs_1',
  expires_at: inMinutes(24 * 60),
};

test('a checkout is open until it expires', () => {
  expect(findOpen(row, inMinutes(1))).toEqual({ id: 'cs_1', url: row.url });
  expect(findOpen(row, inMinutes(24 * 60))).toBeUndefined();
  expect(findOpen({ ...row, url: null }, inMinutes(1))).toBeUndefined();
  expect(findOpen(undefined, start)).toBeUndefined();
});

test('only the same key is the same call', () => {
  expect(findRepeated(row, 'caller', start)).toBe(row.url);
  expect(findRepeated(row, 'another', start)).toBeUndefined();
  expect(findRepeated({ ...row, caller_key: null }, undefined, start)).toBeUndefined();
});

test('a repeated call gets its address for as long as a checkout can be open, also once it is paid', () => {
  const paid = { ...row, expires_at: inMinutes(5) };
  expect(findRepeated(paid, 'caller', inMinutes(24 * 60 - 1))).toBe(row.url);
  expect(findRepeated(row, 'caller', inMinutes(24 * 60))).toBeUndefined();
});

test('an open checkout is looked at later and later, a last time when it expires', () => {
  const expiresAt = inMinutes(24 * 60);
  const looks: number[] = [];
  let now = start;
  for (
    let next = findNextSync(start, expiresAt, now);
    next !== null;
    next = findNextSync(start, expiresAt, now)
  ) {
    now = next;
    looks.push((now.getTime() - start.getTime()) / 60_000);
  }
  expect(looks).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440]);
});
