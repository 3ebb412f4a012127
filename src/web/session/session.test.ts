import { expect, test, vi } from 'vitest';
import type { AccountCalls } from './account-calls.ts';
import { makeSession } from './session.ts';

const marta = { id: 'u1', email: 'marta@example.com', name: 'Marta Kowal' };

function setUp(overrides: Partial<AccountCalls> = {}) {
  const calls: AccountCalls = {
    signUp: async () => {},
    signIn: async () => {},
    signOut: async () => {},
    readSession: async () => marta,
    readToken: async () => 'token',
    ...overrides,
  };
  const forget = vi.fn();
  return { session: makeSession({ calls, forget, log: () => {} }), forget };
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
