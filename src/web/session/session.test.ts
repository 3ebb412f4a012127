import { expect, test, vi } from 'vitest';
import type { AccountCalls } from './account-calls.ts';
import { makeSession } from './session.ts';

const marta = { id: 'u1', email: 'marta@example.com', name: 'Marta Kowal' };

function setUp(overrides: Partial<AccountCalls> = {}) {
  const calls: AccountCalls = {
    signUp: async () => ({ hasUser: true }),
    signIn: async () => {},
    signOut: async () => {},
    readSession: async () => marta,
    readToken: async () => 'token',
    sendVerification: async () => {},
    forgotPassword: async () => {},
    checkReset: async () => {},
    resetPassword: async () => {},
    ...overrides,
  };
  const forget = vi.fn();
  const log = vi.fn();
  return { session: makeSession({ calls, forget, log }), forget, log };
}

test('ROUTE-09 a session loads, then is there or not', async () => {
  const { session } = setUp();
  expect(session.getState()).toEqual({ status: 'loading' });
  await session.load();
  expect(session.getState()).toEqual({ status: 'signed-in', user: marta });

  const stranger = setUp({ readSession: async () => null }).session;
  await stranger.load();
  expect(stranger.getState()).toEqual({ status: 'signed-out' });
});

test('a server that cannot be asked is not a signed-out writer', async () => {
  const readSession = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(marta);
  const { session } = setUp({ readSession });
  await session.load();
  expect(session.getState()).toEqual({ status: 'unreachable' });
  await session.load();
  expect(session.getState().status).toBe('signed-in');
});

test('SHELL-08 a sign-out that fails is rethrown, and the writer stays signed in', async () => {
  const { session, forget } = setUp({ signOut: async () => Promise.reject(new Error('down')) });
  await session.load();
  forget.mockClear();
  await expect(session.signOut()).rejects.toThrow('down');
  expect(session.getState().status).toBe('signed-in');
  expect(forget).not.toHaveBeenCalled();
});

test('signing out leaves nothing of the writer in memory', async () => {
  const { session, forget } = setUp();
  await session.load();
  forget.mockClear();
  await session.signOut();
  expect(session.getState()).toEqual({ status: 'signed-out' });
  expect(forget).toHaveBeenCalledOnce();
});

test('an expired session keeps the writer on the screen, until an explicit sign-out', async () => {
  const { session, forget } = setUp();
  await session.load();
  forget.mockClear();
  session.expire(marta.id);
  expect(session.getState()).toEqual({ status: 'expired', user: marta });
  expect(forget).not.toHaveBeenCalled();
  await session.signOut();
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

test('a session that is found gone when asked for has expired: nobody is sent away', async () => {
  const readSession = vi.fn().mockResolvedValueOnce(marta).mockResolvedValue(null);
  const { session, forget } = setUp({ readSession });
  await session.load();
  forget.mockClear();
  await session.load();
  expect(session.getState()).toEqual({ status: 'expired', user: marta });
  expect(forget).not.toHaveBeenCalled();
});

test('signing in again as the same writer forgets nothing', async () => {
  const { session, forget } = setUp();
  await session.load();
  session.expire(marta.id);
  forget.mockClear();
  await session.signIn({ email: marta.email, password: 'secret' });
  expect(session.getState()).toEqual({ status: 'signed-in', user: marta });
  expect(forget).not.toHaveBeenCalled();
});

test('another account that signs in meanwhile finds nothing of the former', async () => {
  const anneke = { id: 'u2', email: 'anneke@example.com', name: 'Anneke' };
  const readSession = vi.fn().mockResolvedValueOnce(marta).mockResolvedValue(anneke);
  const { session, forget } = setUp({ readSession });
  await session.load();
  session.expire(marta.id);
  forget.mockClear();
  await session.load();
  expect(session.getState()).toEqual({ status: 'signed-in', user: anneke });
  expect(forget).toHaveBeenCalledOnce();
  session.expire(marta.id);
  expect(session.getState()).toEqual({ status: 'signed-in', user: anneke });
});

test('a wrong password leaves the session expired', async () => {
  const { session } = setUp({ signIn: async () => Promise.reject(new Error('wrong')) });
  await session.load();
  session.expire(marta.id);
  await expect(session.signIn({ email: marta.email, password: 'no' })).rejects.toThrow('wrong');
  expect(session.getState()).toEqual({ status: 'expired', user: marta });
});

test('a manual refresh that fails clears session and user', async () => {
  const readSession = vi.fn().mockResolvedValueOnce(marta).mockRejectedValueOnce(new Error('down'));
  const { session, forget } = setUp({ readSession });
  await session.load();
  forget.mockClear();
  await session.refresh();
  expect(session.getState()).toEqual({ status: 'signed-out' });
  expect(forget).toHaveBeenCalledOnce();

  const revoked = setUp({ readSession: vi.fn().mockResolvedValueOnce(marta).mockResolvedValue(null) });
  await revoked.session.load();
  await revoked.session.refresh();
  expect(revoked.session.getState()).toEqual({ status: 'signed-out' });
});

test('AUTH-16 reading, refreshing and signing out log what fails; only signing out throws it too', async () => {
  const down = new Error('down');
  const fail = () => Promise.reject(down);
  const { session, log } = setUp({ readSession: fail, signOut: fail });
  await session.load();
  expect(log).toHaveBeenLastCalledWith(expect.any(String), down);
  await session.refresh();
  expect(log).toHaveBeenCalledTimes(2);
  await expect(session.signOut()).rejects.toBe(down);
  expect(log).toHaveBeenCalledTimes(3);
});

test('a check that fails leaves the writer signed in', async () => {
  const readSession = vi.fn().mockResolvedValueOnce(marta).mockRejectedValue(new Error('down'));
  const { session } = setUp({ readSession });
  await session.load();
  await session.load();
  expect(session.getState()).toEqual({ status: 'signed-in', user: marta });
});

test('a check that finds nothing new disturbs no screen', async () => {
  const { session } = setUp({ readSession: async () => ({ ...marta }) });
  await session.load();
  const before = session.getState();
  const listener = vi.fn();
  session.subscribe(listener);
  await session.load();
  expect(listener).not.toHaveBeenCalled();
  expect(session.getState()).toBe(before);
});

test('an answer that was asked for before signing out signs nobody in again', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof marta>();
  const readSession = vi.fn().mockResolvedValueOnce(marta).mockReturnValueOnce(promise);
  const { session } = setUp({ readSession });
  await session.load();
  const check = session.load();
  await session.signOut();
  resolve(marta);
  await check;
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

const details = { name: 'Marta', email: marta.email, password: 'secret', country: 'GB' };

test.each([
  ['a session is there', { hasUser: true }, marta, 'confirmed'],
  ['none is there', { hasUser: true }, null, 'unverified'],
  ['none is there and nobody was named', { hasUser: false }, null, 'unknown'],
])('after a sign-up when %s', async (_, answer, user, outcome) => {
  const { session } = setUp({ signUp: async () => answer, readSession: async () => user });
  await expect(session.signUp(details)).resolves.toBe(outcome);
  expect(session.getState().status).not.toBe('signed-in');
});
