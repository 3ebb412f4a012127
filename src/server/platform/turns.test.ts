import { expect, test } from 'vitest';
import { makeTurns } from './turns.ts';

/** Work that this test ends, for two at once. */
function makeParts() {
  const inTurn = makeTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
    start(name: string, signal = new AbortController().signal) {
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      const work = () => {
        begun.push(name);
        return end.promise;
      };
      return inTurn(work, signal);
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
  start('b');
  start('c');
  fail('a');
  await expect(failing).rejects.toThrow('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
});

test('whoever leaves while waiting is answered at once, and the work is never begun', async () => {
  const { start, end, begun } = makeParts();
  const leaving = new AbortController();
  start('a');
  start('b');
  const waiting = start('c', leaving.signal);
  start('d');
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(start('e', leaving.signal)).rejects.toThrow('left');
  end('a');
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'd']);
});

test('a turn ends with its work, not when its caller leaves', async () => {
  const { start, end, begun } = makeParts();
  const leaving = new AbortController();
  const left = start('a', leaving.signal);
  start('b');
  start('c');
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
});
