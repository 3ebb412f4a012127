import { expect, test } from 'vitest';
import { makeLazy } from './lazy.ts';

/** A server that is away until it is told to answer. */
function makeServer() {
  const waiting = new Set<() => void>();
  return {
    wait(listener: () => void) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    async answer() {
      const told = [...waiting];
      waiting.clear();
      for (const listener of told) listener();
      await Promise.resolve();
    },
    waiting,
  };
}

const gone = () => new TypeError('Failed to fetch dynamically imported module');

test('what is lazy is loaded once, and told to who waits', async () => {
  let loads = 0;
  const lazy = makeLazy(async () => ({ name: 'menu', loads: ++loads }), makeServer());
  let told = 0;
  lazy.state.listen(() => {
    told += 1;
  });
  expect(lazy.find()).toBeUndefined();
  const both = await Promise.all([lazy.load(), lazy.load()]);
  expect(both.map((module) => module.loads)).toEqual([1, 1]);
  expect(lazy.find()).toBe(await lazy.load());
  expect(told).toBe(1);
});

test('F-83: what could not be loaded is loaded at the next try, and when the server is back', async () => {
  const server = makeServer();
  let isThere = false;
  const lazy = makeLazy(async () => {
    if (!isThere) throw gone();
    return 'menu';
  }, server);
  await expect(lazy.load()).rejects.toThrow('Failed to fetch');
  await expect(lazy.load()).rejects.toThrow('Failed to fetch');
  expect([lazy.find(), lazy.state.get(), server.waiting.size]).toEqual([undefined, 'failed', 1]);
  isThere = true;
  await server.answer();
  expect(await lazy.load()).toBe('menu');
  expect([lazy.find(), lazy.state.get()]).toEqual(['menu', 'here']);
});

test('a try of one’s own that succeeds ends the waiting', async () => {
  const server = makeServer();
  let isThere = false;
  const lazy = makeLazy(async () => {
    if (!isThere) throw gone();
    return 'menu';
  }, server);
  await expect(lazy.load()).rejects.toThrow('Failed to fetch');
  isThere = true;
  expect(await lazy.load()).toBe('menu');
  expect(server.waiting.size).toBe(0);
});

test('ROUTE-10: what a server that answers does not have is of a former release, and is not asked for on and on', async () => {
  const server = makeServer();
  let loads = 0;
  const lazy = makeLazy(async () => {
    loads += 1;
    throw gone();
  }, server);
  await expect(lazy.load()).rejects.toThrow('Failed to fetch');
  await server.answer();
  await expect.poll(lazy.state.get).toBe('gone');
  expect([loads, server.waiting.size]).toEqual([2, 0]);
});
