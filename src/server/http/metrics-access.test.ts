import { expect, test } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const METRICS_TOKEN = 'a-token-of-24-characters';
const local = { host: 'localhost:3000' };

function mayRead(
  headers: Record<string, string>,
  { remoteAddress = '127.0.0.1', PUBLIC_URL, METRICS_TOKEN }: Record<string, string | undefined> = {},
): boolean {
  return mayReadMetrics({ headers, socket: { remoteAddress } }, { PUBLIC_URL, METRICS_TOKEN });
}

test('without a token, programs on this machine may read the metrics', () => {
  expect(mayRead(local)).toBe(true);
  expect(mayRead({ host: '127.0.0.1:3000' }, { PUBLIC_URL: 'http://localhost:3000' })).toBe(true);
  expect(mayRead({ host: '[::1]:3000' }, { remoteAddress: '::1' })).toBe(true);
  expect(mayRead(local, { remoteAddress: '::ffff:127.0.0.1' })).toBe(true);
});

test('without a token, nobody else may: not from elsewhere, not by a proxy, not by a name that others use', () => {
  expect(mayRead(local, { remoteAddress: '192.0.2.1' })).toBe(false);
  expect(mayRead({ ...local, 'x-forwarded-for': '127.0.0.1' })).toBe(false);
  expect(mayRead({ ...local, forwarded: 'for=127.0.0.1' })).toBe(false);
  expect(mayRead({ ...local, via: '1.1 caddy' })).toBe(false);
  expect(mayRead({ host: 'write.example.org' })).toBe(false);
  expect(mayRead({})).toBe(false);
  expect(mayRead(local, { PUBLIC_URL: 'https://write.example.org' })).toBe(false);
});

test('with a token, whoever has it may read them, and nobody else', () => {
  const settings = { METRICS_TOKEN, remoteAddress: '192.0.2.1', PUBLIC_URL: 'https://write.example.org' };
  const proxied = { host: 'write.example.org', 'x-forwarded-for': '192.0.2.7' };
  expect(mayRead({ ...proxied, authorization: `Bearer ${METRICS_TOKEN}` }, settings)).toBe(true);
  expect(mayRead({ ...proxied, authorization: `Bearer ${METRICS_TOKEN}x` }, settings)).toBe(false);
  expect(mayRead({ ...proxied, authorization: METRICS_TOKEN }, settings)).toBe(false);
  expect(mayRead(local, { METRICS_TOKEN })).toBe(false);
});
