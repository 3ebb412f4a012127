import { expect, test } from 'vitest';
import { makeReadiness } from './readiness.ts';

function makeParts() {
  let now = 0;
  let fails = false;
  let probes = 0;
  const probe = async () => {
    probes += 1;
    if (fails) throw new Error('gone');
  };
  return {
    ready: makeReadiness(probe, () => new Date(now)),
    probes: () => probes,
    pass(seconds: number) {
      now += seconds * 1000;
    },
    fail(value: boolean) {
      fails = value;
    },
  };
}

test('a provider that was there is asked again after a minute, by however many', async () => {
  const { ready, probes, pass } = makeParts();
  await Promise.all([ready(), ready(), ready()]);
  pass(59);
  await ready();
  expect(probes()).toBe(1);
  pass(2);
  await ready();
  expect(probes()).toBe(2);
});

test('one that was gone is asked again after five seconds', async () => {
  const { ready, probes, pass, fail } = makeParts();
  fail(true);
  await expect(ready()).rejects.toThrow('gone');
  pass(4);
  await expect(ready()).rejects.toThrow('gone');
  expect(probes()).toBe(1);
  pass(2);
  fail(false);
  await ready();
  expect(probes()).toBe(2);
});
