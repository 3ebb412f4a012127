import { expect, test } from 'vitest';
import type { CreditBalance } from '../../shared/contract/credits.ts';
import { makeLazyRunner } from './lazy-runner.ts';
import type { StreamedCall, StreamRunner } from './stream-runner.ts';

type Answer = { credits: CreditBalance };

/** A runner that answers at once, and a call of it. */
function makeScene() {
  const runs: unknown[] = [];
  const runner: StreamRunner = {
    run: async (streamed) => {
      runs.push(streamed.asks);
      return undefined;
    },
    stop: () => runs.push('stopped'),
  };
  const toCall = (asks: string): StreamedCall<Answer> => ({
    asks,
    open: async () => {
      throw new Error('not asked for');
    },
    onStart: () => undefined,
    onText: () => undefined,
  });
  return { runs, runner, toCall };
}

test('a run waits for what runs it, which is made once', async () => {
  const { runs, runner, toCall } = makeScene();
  let made = 0;
  const lazy = makeLazyRunner(async () => {
    made += 1;
    return runner;
  });
  await Promise.all([lazy.run(toCall('first')), lazy.run(toCall('second'))]);
  expect([runs, made]).toEqual([['first', 'second'], 1]);
});

test('what is stopped while it waits never begins', async () => {
  const { runs, runner, toCall } = makeScene();
  const { promise, resolve } = Promise.withResolvers<StreamRunner>();
  const lazy = makeLazyRunner(() => promise);
  const run = lazy.run(toCall('first'));
  lazy.stop();
  resolve(runner);
  expect(await run).toBeUndefined();
  expect(runs).toEqual([]);
});

test('what could not be made is made at the next try', async () => {
  const { runs, runner, toCall } = makeScene();
  let isOnline = false;
  const lazy = makeLazyRunner(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return runner;
  });
  await expect(lazy.run(toCall('first'))).rejects.toThrow('Failed to fetch');
  isOnline = true;
  await lazy.run(toCall('first'));
  expect(runs).toEqual(['first']);
});
