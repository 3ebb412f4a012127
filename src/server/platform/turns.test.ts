import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

/** Work that this test ends, for two at once. */
function makeParts() {
  const inTurn = makeTurns({ limit: 2, limitOfEach: 2 });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    countWaiting: inTurn.countWaiting,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
    start(name: string, signal = new AbortController().signal) {
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      const work = () => {
        begun.push(name);
        return end.promise;
      };
      return inTurn('ann', work, signal);
    },
  };
}

test('as many as the limit run at once; the rest follow in the order in which they came', async () => {
  const { start, end, begun } = makeParts();
  const results = ['a', 'b', 'c', 'd'].map((name) => start(name));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('work that fails passes its turn on', async () => {
  const { start, fail, begun } = makeParts();
  const failing = start('a');
  void start('b');
  void start('c');
  fail('a');
  await expect(failing).rejects.toThrow('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
});

test('whoever leaves while waiting is answered at once, and the work is never begun', async () => {
  const { start, end, begun, countWaiting } = makeParts();
  const leaving = new AbortController();
  void start('a');
  void start('b');
  const waiting = start('c', leaving.signal);
  void start('d');
  expect(countWaiting()).toBe(2);
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(countWaiting()).toBe(1);
  await expect(start('e', leaving.signal)).rejects.toThrow('left');
  end('a');
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'd']);
});

test('a turn ends with its work, not when its caller leaves', async () => {
  const { start, end, begun } = makeParts();
  const leaving = new AbortController();
  const left = start('a', leaving.signal);
  void start('b');
  void start('c');
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
});

test('each has turns of its own: one that waits for its own work holds up nobody else', async () => {
  const inTurn = makeTurns({ limit: Infinity, limitOfEach: 1 });
  const { signal } = new AbortController();
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const start = (whose: string, name: string, work = Promise.resolve(name)) =>
    inTurn(
      whose,
      () => {
        begun.push(name);
        return work;
      },
      signal,
    );
  const results = [start('ann', 'a1', first.promise), start('ann', 'a2'), start('ben', 'b1')];
  expect(await results[2]).toBe('b1');
  expect(begun).toEqual(['a1', 'b1']);
  first.resolve('a1');
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1']);
});

test('F-77: turns go round: who came with much waits behind each who came with little', async () => {
  const inTurn = makeTurns({ limit: 1, limitOfEach: 1 });
  const { signal } = new AbortController();
  const begun: string[] = [];
  const start = (name: string) =>
    inTurn(
      name.slice(0, 1),
      async () => {
        begun.push(name);
      },
      signal,
    );
  await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(start));
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('F-77: no one takes all the turns that there are', async () => {
  const inTurn = makeTurns({ limit: 3, limitOfEach: 2 });
  const { signal } = new AbortController();
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const start = (name: string) =>
    inTurn(
      name.slice(0, 1),
      () => {
        begun.push(name);
        return end.promise;
      },
      signal,
    );
  const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map(start);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end.resolve();
  await Promise.all(all);
  expect(begun).toHaveLength(5);
});
