import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSmtpTransport } from './transport.ts';

const mail = {
  id: '1',
  userId: null,
  recipient: 'a@example.org',
  subject: 'S',
  plainText: 'T',
  html: '<p>T</p>',
};
const from = 'Desk <desk@example.org>';
const sessions: object[] = [];
const { signal } = new AbortController();

// With a certificate that nobody vouches for, as the package has it.
const server = new SMTPServer({
  onAuth: ({ username, password }, _session, done) =>
    username === 'desk' && password === 'p@ss' ? done(null, { user: 'desk' }) : done(new Error('no')),
  onData(stream, session, done) {
    const { secure, user, envelope } = session;
    sessions.push({ secure, user, from: envelope.mailFrom === false ? '' : envelope.mailFrom.address });
    stream.resume().on('end', () => done());
  },
});
let host: string;

beforeAll(async () => {
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

test('mail goes encrypted where the server offers it, with the credentials of the address', async () => {
  const gateway = makeSmtpTransport(`smtp://desk:p%40ss@${host}/?tls.rejectUnauthorized=false`, from);
  expect(await gateway.send(mail, signal)).toBe('sent');
  expect(sessions).toEqual([{ secure: true, user: 'desk', from: 'desk@example.org' }]);
});

test.each([
  ['a certificate that nobody vouches for', () => `smtp://desk:p%40ss@${host}`],
  ['a wrong password', () => `smtp://desk:wrong@${host}/?tls.rejectUnauthorized=false`],
  ['nobody at the address', () => 'smtp://127.0.0.1:9'],
])('with %s a mail is not sent, and not given up as refused', async (_, url) => {
  const sentBefore = sessions.length;
  await expect(makeSmtpTransport(url(), from).send(mail, signal)).rejects.toThrow();
  expect(sessions).toHaveLength(sentBefore);
});

test('a try ends when its signal fires', async () => {
  const gateway = makeSmtpTransport(`smtp://desk:p%40ss@${host}/?tls.rejectUnauthorized=false`, from);
  await expect(gateway.send(mail, AbortSignal.abort())).rejects.toThrow();
});
