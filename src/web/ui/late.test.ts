import { expect, test } from 'vitest';
import { makeLate } from './late.ts';

test('what comes late is loaded once, and told to who waits', async () => {
  let loads = 0;
  const late = makeLate(async () => ({ name: 'menu', loads: ++loads }));
  let told = 0;
  late.subscribe(() => {
    told += 1;
  });
  expect(late.find()).toBeUndefined();
  const both = await Promise.all([late.load(), late.load()]);
  expect(both.map((module) => module.loads)).toEqual([1, 1]);
  expect(late.find()).toBe(await late.load());
  expect(told).toBe(1);
});

test('what could not be loaded is loaded at the next try', async () => {
  let isOnline = false;
  const late = makeLate(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return 'menu';
  });
  await expect(late.load()).rejects.toThrow('Failed to fetch');
  expect([late.find(), late.hasFailed()]).toEqual([undefined, true]);
  isOnline = true;
  expect(await late.load()).toBe('menu');
  expect([late.find(), late.hasFailed()]).toEqual(['menu', false]);
});
