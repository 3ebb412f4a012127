import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountCalls } from './account-calls.ts';
import { makeSession, type SessionState } from './session.ts';
import {
  checkIntervalMs,
  isNews,
  type PollerEnvironment,
  type PollerParts,
  pollSession,
  profileDelayMs,
  refreshDelayMs,
} from './session-poller.ts';

const marta = { id: 'u1', email: 'marta@example.com', name: 'Marta Kowal' };
const signedIn: SessionState = { status: 'signed-in', user: marta };
const expired: SessionState = { status: 'expired', user: marta };
const signedOut: SessionState = { status: 'signed-out' };

const noCall = () => Promise.reject(new Error('not called here'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(first: SessionState = signedIn) {
  let state = first;
  const changes = new Set<() => void>();
  const load = vi.fn(async () => {});
  const session = { getState: () => state, subscribe: add(changes), load };
  return {
    ...keep(session),
    load,
    become(next: SessionState) {
      state = next;
      fire(changes);
    },
  };
}

function add(set: Set<() => void>) {
  return (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
}

function fire(set: Set<() => void>): void {
  for (const listener of set) listener();
}

/** A session in a tab that does what a test says. */
function keep(session: PollerParts['session']) {
  let isVisible = true;
  const listeners = {
    visible: new Set<() => void>(),
    focus: new Set<() => void>(),
    told: new Set<() => void>(),
  };
  const environment: PollerEnvironment = {
    isVisible: () => isVisible,
    onVisible: add(listeners.visible),
    onFocus: add(listeners.focus),
    onTold: add(listeners.told),
    tellTabs: vi.fn(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    every(milliseconds, run) {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
  };
  const refetchProfile = vi.fn();
  const stop = pollSession({ session, refetchProfile, environment });
  return {
    refetchProfile,
    tellTabs: environment.tellTabs,
    stop,
    show: () => fire(listeners.visible),
    focus: () => fire(listeners.focus),
    tell: () => fire(listeners.told),
    hide: () => {
      isVisible = false;
    },
  };
}

test('AUTH-13 a session is read at the start, asked about when looked at again and every 30 seconds, and cleared by a refresh that fails', async () => {
  const readSession = vi.fn(async () => marta);
  const calls: AccountCalls = {
    readSession,
    signUp: noCall,
    signIn: noCall,
    signOut: noCall,
    readToken: noCall,
    sendVerification: noCall,
    forgotPassword: noCall,
    checkReset: noCall,
    resetPassword: noCall,
  };
  const session = makeSession({ calls, forget: () => {}, log: () => {} });
  const { show, focus } = keep(session);
  show();
  focus();
  await vi.advanceTimersByTimeAsync(refreshDelayMs);
  expect(readSession).not.toHaveBeenCalled();

  await session.load();
  expect(session.getState()).toEqual(signedIn);
  for (const [look, asked] of [
    [show, 2],
    [focus, 3],
  ] as const) {
    look();
    await vi.advanceTimersByTimeAsync(refreshDelayMs - 1);
    expect(readSession).toHaveBeenCalledTimes(asked - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(readSession).toHaveBeenCalledTimes(asked);
  }
  // Six seconds have gone by since the first of the checks that come every 30.
  await vi.advanceTimersByTimeAsync(checkIntervalMs - 3 * refreshDelayMs);
  expect(readSession).toHaveBeenCalledTimes(4);

  readSession.mockRejectedValue(new Error('down'));
  await session.refresh();
  expect(session.getState()).toEqual(signedOut);
  show();
  focus();
  await vi.advanceTimersByTimeAsync(2 * checkIntervalMs);
  expect(readSession).toHaveBeenCalledTimes(5);
});

test('a tab that becomes visible or gets the focus asks 2 seconds later, once for both', () => {
  expect(refreshDelayMs).toBe(2_000);
  const { load, show, focus } = setUp();
  show();
  vi.advanceTimersByTime(1_000);
  focus();
  vi.advanceTimersByTime(1_999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});

test('a check runs every 30 seconds while the tab is looked at', () => {
  expect(checkIntervalMs).toBe(30_000);
  const { load, hide } = setUp();
  vi.advanceTimersByTime(90_000);
  expect(load).toHaveBeenCalledTimes(3);
  hide();
  vi.advanceTimersByTime(90_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([signedOut, expired, { status: 'loading' } as const])(
  'where there is no session nothing is asked: %j',
  (state) => {
    const { load, refetchProfile, show, focus } = setUp(state);
    show();
    focus();
    vi.advanceTimersByTime(120_000);
    expect(load).not.toHaveBeenCalled();
    expect(refetchProfile).not.toHaveBeenCalled();
  },
);

test('a session that ends within the 2 seconds is not asked about', () => {
  const { load, refetchProfile, show, become } = setUp();
  show();
  become(signedOut);
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
  expect(refetchProfile).not.toHaveBeenCalled();
});

test('the profile is read again 5 seconds after the tab became visible, not after a focus', () => {
  expect(profileDelayMs).toBe(5_000);
  const { refetchProfile, show, focus } = setUp();
  focus();
  vi.advanceTimersByTime(10_000);
  expect(refetchProfile).not.toHaveBeenCalled();
  show();
  vi.advanceTimersByTime(4_999);
  expect(refetchProfile).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refetchProfile).toHaveBeenCalledOnce();
});

test('a sign-out and a sign-in are told to the other tabs, which ask at once', () => {
  const here = setUp();
  here.become(signedOut);
  expect(here.tellTabs).toHaveBeenCalledOnce();
  here.become(signedIn);
  expect(here.tellTabs).toHaveBeenCalledTimes(2);

  const there = setUp(signedOut);
  there.tell();
  expect(there.load).toHaveBeenCalledOnce();
});

test.each([
  ['the page has opened', { status: 'loading' } as const, signedIn],
  ['the page has opened for nobody', { status: 'loading' } as const, signedOut],
  ['a tab found out that the session is over', signedIn, expired],
])('no news when %s', (_, before, now) => {
  expect(isNews(before, now)).toBe(false);
});

test('after its end it does nothing any more', () => {
  const { load, refetchProfile, tellTabs, show, focus, tell, become, stop } = setUp();
  show();
  stop();
  show();
  focus();
  tell();
  become(signedOut);
  vi.advanceTimersByTime(120_000);
  expect(load).not.toHaveBeenCalled();
  expect(refetchProfile).not.toHaveBeenCalled();
  expect(tellTabs).not.toHaveBeenCalled();
});
