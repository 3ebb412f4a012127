import { expect, test } from 'vitest';
import { inOneTab } from './one-tab.ts';

const never = new AbortController().signal;
let names = 0;
function newName(): string {
  names += 1;
  return `work-${names}`;
}

test('a second tab waits for the first, then takes over', async () => {
  const { locks } = navigator;
  const name = newName();
  const log: string[] = [];
  const closing = Promise.withResolvers<void>();
  const first = inOneTab({ name, locks, signal: never }, async (isTakenOver) => {
    log.push(`first ${isTakenOver}`);
    await closing.promise;
    log.push('first closes');
  });
  const second = inOneTab({ name, locks, signal: never }, async (isTakenOver) => {
    log.push(`second ${isTakenOver}`);
  });
  await expect.poll(() => log).toEqual(['first false']);
  closing.resolve();
  await Promise.all([first, second]);
  expect(log).toEqual(['first false', 'first closes', 'second true']);
});

test('a tab that is closed while it waits does nothing any more', async () => {
  const { locks } = navigator;
  const name = newName();
  const closing = Promise.withResolvers<void>();
  const first = inOneTab({ name, locks, signal: never }, () => closing.promise);
  const leaving = new AbortController();
  let hasWorked = false;
  const second = inOneTab({ name, locks, signal: leaving.signal }, async () => {
    hasWorked = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  leaving.abort();
  await second;
  closing.resolve();
  await first;
  expect(hasWorked).toBe(false);
});

test('without locks each tab works for itself', async () => {
  const log: boolean[] = [];
  const work = async (isTakenOver: boolean) => void log.push(isTakenOver);
  await inOneTab({ name: 'x', locks: undefined, signal: never }, work);
  expect(log).toEqual([false]);
});
