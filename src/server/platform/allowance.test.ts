import { expect, test } from 'vitest';
import { makeAllowance } from './allowance.ts';

function makeParts(max: number) {
  let now = 0;
  const allowance = makeAllowance({ max, windowMs: 60_000, clock: () => new Date(now) });
  return { ...allowance, wait: (ms: number) => (now += ms) };
}

test('F-82: so many of each key, and then the seconds until the next', () => {
  const { take, wait } = makeParts(2);
  expect([take('ann'), take('ann')]).toEqual([undefined, undefined]);
  wait(20_500);
  expect(take('ann')).toBe(40);
  expect(take('ben')).toBeUndefined();
  wait(39_500);
  expect(take('ann')).toBeUndefined();
});

test('what is given back may be taken again', () => {
  const { take, giveBack } = makeParts(1);
  take('ann');
  giveBack('ann');
  giveBack('ann');
  expect([take('ann'), take('ann')]).toEqual([undefined, 60]);
});
