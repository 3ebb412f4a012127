import { expect, test } from 'vitest';
import { makeSlices, type Pause } from './slices.ts';

/** A thread whose clock moves only where work says how long it takes. */
function makeParts() {
  let at = 0;
  const done: string[] = [];
  const inSlices = makeSlices({ now: () => at, afterArrivals: setImmediate });
  const steps = (name: string, stepMs: number, count: number) => async (pause: Pause) => {
    for (let step = 0; step < count; step += 1) {
      at += stepMs;
      done.push(name);
      await pause();
    }
  };
  return { done, inSlices, steps, rest: (ms: number) => (at += ms) };
}

test('F-77: a short text that comes later goes before the rest of a long one', async () => {
  const { done, inSlices, steps } = makeParts();
  const long = inSlices('ann', steps('long', 50, 6));
  // It comes while the long one is at work
  await expect.poll(() => done.length).toBeGreaterThan(1);
  const before = done.length;
  await inSlices('ben', steps('short', 10, 3));
  expect(done.slice(before).filter((name) => name === 'long').length).toBeLessThanOrEqual(1);
  await long;
  expect(done).toHaveLength(9);
});

test('F-77: many texts of one writer count as one: another comes to his half of the time', async () => {
  const { done, inSlices, steps } = makeParts();
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => inSlices('ann', steps(name, 10, 10))),
    inSlices('ben', steps('b', 10, 10)),
  ];
  await all[4];
  const ofAnn = done.filter((name) => name !== 'b').length;
  expect(ofAnn).toBeLessThanOrEqual(11);
  await Promise.all(all);
  expect(done).toHaveLength(50);
});

test('what is short of a slice goes on at once', async () => {
  const { inSlices } = makeParts();
  await inSlices('ann', async (pause) => {
    expect(pause()).toBeUndefined();
  });
});

test('who has had much is not kept waiting for ever by those who come anew', async () => {
  const { done, inSlices, steps, rest } = makeParts();
  await inSlices('ann', steps('first', 1_000, 1));
  rest(60_000);
  const all = [inSlices('ann', steps('ann', 10, 1)), inSlices('ben', steps('ben', 10, 1))];
  await Promise.all(all);
  expect(done).toEqual(['first', 'ann', 'ben']);
});

test('work that fails passes its slice on', async () => {
  const { done, inSlices, steps } = makeParts();
  const failing = inSlices('ann', async () => {
    throw new Error('ann');
  });
  const other = inSlices('ben', steps('ben', 10, 2));
  await expect(failing).rejects.toThrow('ann');
  await other;
  expect(done).toEqual(['ben', 'ben']);
});
