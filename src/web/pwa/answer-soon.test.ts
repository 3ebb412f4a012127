import { beforeEach, expect, test, vi } from 'vitest';
import { answerSoon } from './answer-soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const patienceMs = 5_000;
const kept = new Response('kept');
const findKept = async () => kept;
const hangs = () => new Promise<Response>(() => undefined);

test('a page comes from the network, and from what is kept where that fails', async () => {
  const fresh = new Response('fresh');
  expect(await answerSoon({ ask: async () => fresh, findKept, patienceMs })).toBe(fresh);
  const fail = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await answerSoon({ ask: fail, findKept, patienceMs })).toBe(kept);
  const nothing = await answerSoon({ ask: fail, findKept: async () => undefined, patienceMs });
  expect(nothing.type).toBe('error');
});

test('a network that hangs keeps nobody from the page that is kept', async () => {
  const answer = answerSoon({ ask: hangs, findKept, patienceMs });
  await vi.advanceTimersByTimeAsync(patienceMs);
  expect(await answer).toBe(kept);
});

test('with nothing kept a slow network is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answer = answerSoon({ ask: () => promise, findKept: async () => undefined, patienceMs });
  await vi.advanceTimersByTimeAsync(2 * patienceMs);
  const slow = new Response('slow');
  resolve(slow);
  expect(await answer).toBe(slow);
});
