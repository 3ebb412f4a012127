import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMailFailure } from './failures.ts';
import { makeFolderTransport, makeSmtpTransport } from './transport.ts';

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
  ['a certificate that nobody vouches for', () => `smtp://desk:p%40ss@${host}`, 'MAIL_SERVER_INSECURE'],
  ['smtps at a port for smtp', () => `smtps://desk:p%40ss@${host}`, 'MAIL_SERVER_INSECURE'],
  [
    'a wrong password',
    () => `smtp://desk:wrong@${host}/?tls.rejectUnauthorized=false`,
    'MAIL_SIGN_IN_REFUSED',
  ],
  ['no sign-in', () => `smtp://${host}/?tls.rejectUnauthorized=false`, 'MAIL_SIGN_IN_REFUSED'],
  ['nobody at the address', () => 'smtp://127.0.0.1:9', 'MAIL_SERVER_UNREACHABLE'],
  ['a host that is none', () => 'smtp://mail.invalid', 'MAIL_SERVER_UNREACHABLE'],
])('with %s a mail is not sent, and not given up as refused', async (_, url, failure) => {
  const sentBefore = sessions.length;
  const sending = makeSmtpTransport(url(), from).send(mail, signal);
  expect(await sending.catch(toMailFailure)).toBe(failure);
  expect(sessions).toHaveLength(sentBefore);
});

test('a folder that cannot be written to is known as such', async () => {
  const sending = makeFolderTransport('/dev/null/outbox', from, () => new Date()).send(mail, signal);
  expect(await sending.catch(toMailFailure)).toBe('MAIL_NOT_WRITTEN');
});

test('a try ends when its signal fires', async () => {
  const gateway = makeSmtpTransport(`smtp://desk:p%40ss@${host}/?tls.rejectUnauthorized=false`, from);
  await expect(gateway.send(mail, AbortSignal.abort())).rejects.toThrow();
});
