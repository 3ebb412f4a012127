import { expect, test, vi } from 'vitest';
import { makeBearerSource, readTokenEndMs, readTokenUserId } from './bearer.ts';

function tokenEndingAt(endSeconds: number, name = 't') {
  const payload = btoa(JSON.stringify({ exp: endSeconds, sub: name })).replaceAll('=', '');
  return `header.${payload}.signature`;
}

test('AUTH-19 a held token serves until 30 seconds before its end', async () => {
  let now = 0;
  const fetchToken = vi.fn(async () => tokenEndingAt(now / 1000 + 300));
  const bearer = makeBearerSource({ fetchToken, now: () => now });
  await bearer.get();
  now = 269_000;
  await bearer.get();
  expect(fetchToken).toHaveBeenCalledTimes(1);
  now = 271_000;
  await bearer.get();
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('callers at the same time share one fetch', async () => {
  const fetchToken = vi.fn(async () => tokenEndingAt(300));
  const bearer = makeBearerSource({ fetchToken, now: () => 0 });
  await Promise.all([bearer.get(), bearer.get(), bearer.get()]);
  expect(fetchToken).toHaveBeenCalledOnce();
});

test('a failed fetch is not remembered', async () => {
  const fetchToken = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(tokenEndingAt(300));
  const bearer = makeBearerSource({ fetchToken, now: () => 0 });
  await expect(bearer.get()).rejects.toThrow('down');
  await expect(bearer.get()).resolves.toContain('header.');
});

test('a dropped token is fetched anew', async () => {
  const fetchToken = vi.fn(async () => tokenEndingAt(300));
  const bearer = makeBearerSource({ fetchToken, now: () => 0 });
  await bearer.get();
  bearer.drop();
  await bearer.get();
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('what is not a token is already over', () => {
  expect(readTokenEndMs('nonsense')).toBe(0);
  expect(readTokenEndMs(tokenEndingAt(7))).toBe(7000);
});

test('a token says for whom it speaks', () => {
  expect(readTokenUserId(tokenEndingAt(7, 'u1'))).toBe('u1');
  expect(readTokenUserId('nonsense')).toBeUndefined();
});

test('a token that was on its way when it was dropped is not held', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const fetchToken = vi.fn().mockReturnValueOnce(promise).mockResolvedValue(tokenEndingAt(300, 'u2'));
  const bearer = makeBearerSource({ fetchToken, now: () => 0 });
  const first = bearer.get();
  bearer.drop();
  resolve(tokenEndingAt(300, 'u1'));
  await first;
  expect(readTokenUserId(await bearer.get())).toBe('u2');
});
