import { expect, test } from 'vitest';
import { makeSession, type Session } from '../session/session.ts';
import { makeOfflineSession } from './offline-session.ts';
import { makeWriterMemory } from './writer-memory.ts';

const marta = { id: 'u1', email: 'marta@example.org', name: 'Marta' };
const none = async () => undefined;

/** A browser with a server that may be out of reach. `open` loads the app in it afresh. */
function openBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const world = { isOnline: true, isServerUp: true, user: marta as typeof marta | null };
  const calls = {
    signUp: async () => ({ hasUser: true }),
    signIn: none,
    async signOut() {
      world.user = null;
    },
    async readSession() {
      if (!world.isOnline || !world.isServerUp) throw new TypeError('Failed to fetch');
      return world.user;
    },
    readToken: async () => '',
    sendVerification: none,
    forgotPassword: none,
    checkReset: none,
    resetPassword: none,
  };
  let comeOnline = () => {};
  async function open(): Promise<Session> {
    const inner = makeSession({ calls, forget: () => {}, log: () => {} });
    const session = makeOfflineSession(inner, {
      memory: makeWriterMemory(() => storage),
      isOnline: () => world.isOnline,
      onOnline: (listener) => {
        comeOnline = listener;
      },
    });
    await session.load();
    return session;
  }
  return { world, kept, open, comeOnline: () => comeOnline() };
}

test('who was signed in finds the app open without a connection, and is asked for when it is back', async () => {
  const { world, open, comeOnline } = openBrowser();
  await open();
  world.isOnline = false;
  const session = await open();
  expect(session.getState()).toEqual({ status: 'signed-in', user: marta });
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.getState().status));
  await session.load();
  expect(seen).toEqual([]);
  world.isOnline = true;
  comeOnline();
  await expect.poll(() => seen.length).toBe(1);
  expect(session.getState()).toEqual({ status: 'signed-in', user: marta });
});

test('a session that ended meanwhile has expired: the screen stays', async () => {
  const { world, kept, open } = openBrowser();
  await open();
  world.isOnline = false;
  const session = await open();
  world.isOnline = true;
  world.user = null;
  await session.load();
  expect(session.getState()).toEqual({ status: 'expired', user: marta });
  expect(kept.size).toBe(0);
  await session.signOut();
  expect(session.getState()).toEqual({ status: 'signed-out' });
});

test('after signing out nobody is known on this device', async () => {
  const { world, kept, open } = openBrowser();
  const session = await open();
  expect(kept.size).toBe(1);
  await session.signOut();
  expect(kept.size).toBe(0);
  world.isOnline = false;
  expect((await open()).getState()).toEqual({ status: 'unreachable' });
});

test('a server that is away is no reason to take the device’s word for who is there', async () => {
  const { world, open } = openBrowser();
  await open();
  world.isServerUp = false;
  expect((await open()).getState()).toEqual({ status: 'unreachable' });
});

test('a device that keeps nothing, or something else, remembers nobody', () => {
  const refuse = () => {
    throw new Error('private window');
  };
  const refusing = makeWriterMemory(refuse);
  refusing.keep(marta);
  refusing.forget();
  expect(refusing.find()).toBeUndefined();
  const odd = (kept: string) =>
    makeWriterMemory(() => ({ getItem: () => kept, setItem: refuse, removeItem: refuse }));
  for (const kept of ['{', 'null', '{"id":1,"email":"","name":""}']) expect(odd(kept).find()).toBeUndefined();
});
