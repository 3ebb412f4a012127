import { expect, test } from 'vitest';
import { findSecondsLeft, makePullMeter } from './meter.ts';

const at = (seconds: number) => new Date(seconds * 1_000);
const weights = (completed: number) => ({ digest: 'weights', total: 1_000, completed });

test('before a part is known, nothing is said of the end', () => {
  const meter = makePullMeter();
  meter.read(at(0));
  const progress = meter.read(at(1));
  expect(progress).toEqual({ doneBytes: 0, totalBytes: null, bytesPerSecond: null });
  expect(findSecondsLeft(progress)).toBeNull();
});

test('parts are summed up; their order and repeated lines change nothing', () => {
  const meter = makePullMeter();
  meter.add(weights(100));
  meter.add({ digest: 'template', total: 50, completed: 50 });
  meter.add(weights(400));
  meter.add(weights(400));
  expect(meter.read(at(0))).toMatchObject({ doneBytes: 450, totalBytes: 1_050 });
});

test('the speed is that of the last ten seconds', () => {
  const meter = makePullMeter();
  meter.add(weights(0));
  expect(meter.read(at(0)).bytesPerSecond).toBeNull();
  meter.add(weights(100));
  expect(meter.read(at(5)).bytesPerSecond).toBe(20);
  meter.add(weights(200));
  const progress = meter.read(at(15));
  expect(progress.bytesPerSecond).toBe(10);
  expect(findSecondsLeft(progress)).toBe(80);
  expect(meter.read(at(25)).bytesPerSecond).toBe(0);
});

test('what an earlier pull has left counts as done, and not as fast', () => {
  const meter = makePullMeter();
  meter.read(at(0));
  meter.add(weights(900));
  expect(meter.read(at(1))).toEqual({ doneBytes: 900, totalBytes: 1_000, bytesPerSecond: 0 });
  meter.add(weights(910));
  expect(meter.read(at(2)).bytesPerSecond).toBe(5);
});

test('what Ollama takes back is no speed below nothing', () => {
  const meter = makePullMeter();
  meter.add(weights(500));
  meter.read(at(0));
  meter.add(weights(300));
  expect(meter.read(at(1))).toMatchObject({ doneBytes: 300, bytesPerSecond: 0 });
});

test.each([
  ['no speed', { doneBytes: 1, totalBytes: 10, bytesPerSecond: 0 }, null],
  ['all there, and being checked', { doneBytes: 10, totalBytes: 10, bytesPerSecond: 5 }, null],
  ['a rest of a second', { doneBytes: 9, totalBytes: 10, bytesPerSecond: 5 }, 1],
])('seconds left with %s', (_, progress, seconds) => {
  expect(findSecondsLeft(progress)).toBe(seconds);
});
