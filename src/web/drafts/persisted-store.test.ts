import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePersistedStore } from './persisted-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

function setUp(kept: Record<string, unknown> = {}) {
  const table = new Map(Object.entries(kept));
  const storage = {
    get: vi.fn(async (key: string) => table.get(key)),
    set: vi.fn(async (key: string, value: unknown) => void table.set(key, value)),
    update: vi.fn(async (key: string, toNext: (stored: unknown) => unknown) => {
      table.set(key, toNext(table.get(key)));
    }),
    remove: vi.fn(async (key: string) => void table.delete(key)),
  };
  return { table, storage, store: makePersistedStore({ key: 'u1.results', storage, parse }) };
}

test('what is kept is there once it is loaded', async () => {
  const { store } = setUp({ 'u1.results': 7, 'u2.results': 8 });
  expect(store.getState()).toEqual({ value: undefined, isLoaded: false, isSaved: true });
  await store.load();
  expect(store.getState()).toEqual({ value: 7, isLoaded: true, isSaved: true });
});

test.each([['nothing'], [{ version: 0 }]])(
  'what a former release kept and nobody can read is ignored',
  async (odd) => {
    const { store } = setUp({ 'u1.results': odd });
    await store.load();
    expect(store.getState()).toEqual({ value: undefined, isLoaded: true, isSaved: true });
  },
);

test('a parser that throws is one that found nothing', async () => {
  const { storage } = setUp({ key: 7 });
  const store = makePersistedStore({ key: 'key', storage, parse: () => JSON.parse('{') });
  await store.load();
  expect(store.getState()).toEqual({ value: undefined, isLoaded: true, isSaved: true });
});

test('the first change is written at once, the others of a row once, 50 milliseconds after the last', async () => {
  const { store, storage, table } = setUp();
  await store.load();
  for (let value = 1; value <= 5; value += 1) {
    store.set(value);
    await vi.advanceTimersByTimeAsync(49);
  }
  expect(storage.set).toHaveBeenCalledOnce();
  expect(table.get('u1.results')).toBe(1);
  expect(store.getState().value).toBe(5);
  await vi.advanceTimersByTimeAsync(1);
  expect(storage.set).toHaveBeenCalledTimes(2);
  expect(table.get('u1.results')).toBe(5);
  await vi.advanceTimersByTimeAsync(50);
  store.set(6);
  expect(storage.set).toHaveBeenCalledTimes(3);
});

test('a page that is about to go writes at once, and only what waits', async () => {
  const { store, storage, table } = setUp();
  store.set(2);
  store.set(3);
  await store.flush();
  expect(storage.set).toHaveBeenCalledTimes(2);
  expect(table.get('u1.results')).toBe(3);
  await store.flush();
  await vi.advanceTimersByTimeAsync(1000);
  expect(storage.set).toHaveBeenCalledTimes(2);
});

test('undefined removes it', async () => {
  const { store, table } = setUp({ 'u1.results': 7 });
  await store.load();
  store.set(undefined);
  await vi.advanceTimersByTimeAsync(50);
  expect(table.has('u1.results')).toBe(false);
});

test('what is set before the loading ends is newer than what was kept', async () => {
  const { store } = setUp({ 'u1.results': 7 });
  const loading = store.load();
  store.set(9);
  await loading;
  expect(store.getState().value).toBe(9);
});

test('a browser that keeps nothing holds it for the page, and says so', async () => {
  const refuse = () => Promise.reject(new DOMException('private', 'InvalidStateError'));
  const storage = { get: refuse, set: refuse, update: refuse, remove: refuse };
  const store = makePersistedStore({ key: 'key', storage, parse });
  await store.load();
  expect(store.getState()).toEqual({ value: undefined, isLoaded: true, isSaved: false });
  store.set(4);
  await vi.advanceTimersByTimeAsync(50);
  expect(store.getState()).toEqual({ value: 4, isLoaded: true, isSaved: false });
});

test('a write that succeeds again after a full disk says so', async () => {
  const { store, storage } = setUp();
  storage.set.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  store.set(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().isSaved).toBe(false);
  store.set(2);
  await store.flush();
  expect(store.getState()).toEqual({ value: 2, isLoaded: true, isSaved: true });
});

test('what another tab has kept since is joined, not replaced', async () => {
  const { storage, table } = setUp({ key: 7 });
  const join = (stored: number, own: number) => 100 * stored + own;
  const store = makePersistedStore({ key: 'key', storage, parse, join });
  await store.load();
  table.set('key', 8);
  store.set(1);
  await store.flush();
  expect(table.get('key')).toBe(801);
  table.set('key', 'odd');
  store.set(2);
  await store.flush();
  expect(table.get('key')).toBe(2);
});

test('what another tab has written is shown, unless something waits to be written here', async () => {
  const { store, table } = setUp({ 'u1.results': 7 });
  await store.load();
  table.set('u1.results', 8);
  await store.follow('u1.versions');
  expect(store.getState().value).toBe(7);
  await store.follow('u1.results');
  expect(store.getState().value).toBe(8);
  store.set(9);
  store.set(9);
  table.set('u1.results', 10);
  await store.follow('u1.results');
  expect(store.getState().value).toBe(9);
});
