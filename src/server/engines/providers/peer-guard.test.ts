import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { openAnswer } from './connection.ts';
import { connectedChannel, guardPeers } from './peer-guard.ts';

test.each([
  ['169.254.169.254', 1],
  ['fe80::1', 1],
  ['::ffff:169.254.1.1', 1],
  ['127.0.0.1', 0],
  ['203.0.113.9', 0],
])('a connection that has come to %s is ended %i times', (remoteAddress, times) => {
  guardPeers();
  guardPeers();
  const ends: unknown[] = [];
  channel(connectedChannel).publish({
    socket: { remoteAddress, destroy: (error: Error) => ends.push(error) },
  });
  expect(ends).toHaveLength(times);
});

test('fetch tells of a connection before anything goes over it; one that is ended there is a wrong setting', async () => {
  const paths: unknown[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.destroy(Object.assign(new Error(), { code: 'FORBIDDEN_ADDRESS' }));
  };
  subscribe(connectedChannel, end);
  try {
    const call = { method: 'POST', url, headers: { 'x-api-key': 'key' }, body: {} } as const;
    const parts = { lookup: async () => [], clock: systemClock, silenceMs: 10_000 };
    await expect(openAnswer(call, parts, new AbortController().signal).next()).rejects.toMatchObject({
      code: 'ENGINE_MISCONFIGURED',
      cause: { code: 'FORBIDDEN_ADDRESS', isTransient: false },
    });
    expect(paths).toEqual([]);
  } finally {
    unsubscribe(connectedChannel, end);
    server.close();
  }
});
