import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { keepSubscription } from './keep-subscription.ts';

const marta: SessionState = {
  status: 'signed-in',
  user: { id: 'u1', email: 'marta@example.com', name: 'Marta Kowal' },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(first: SessionState) {
  let state = first;
  const changes = new Set<() => void>();
  const looks = new Set<() => void>();
  const add = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  const check = vi.fn();
  const stop = keepSubscription({
    session: { getState: () => state, subscribe: add(changes) },
    environment: {
      onVisible: add(looks),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    check,
  });
  return {
    check,
    stop,
    become(next: SessionState) {
      state = next;
      for (const listener of changes) listener();
    },
    show() {
      for (const listener of looks) listener();
    },
  };
}

test('the subscription is checked a second after a sign-in, once', () => {
  const { check, become } = setUp({ status: 'signed-out' });
  become(marta);
  vi.advanceTimersByTime(999);
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(1);
  become({ ...marta });
  vi.advanceTimersByTime(60_000);
  expect(check).toHaveBeenCalledTimes(1);
});

test('it is checked again 10 seconds after the tab becomes visible, counted from the last time', () => {
  const { check, show } = setUp(marta);
  vi.advanceTimersByTime(1_000);
  expect(check).toHaveBeenCalledTimes(1);
  show();
  vi.advanceTimersByTime(9_999);
  show();
  vi.advanceTimersByTime(9_999);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(2);
});

test('for who is not signed in, or no longer, nothing is checked', () => {
  const { check, become, show } = setUp({ status: 'loading' });
  show();
  vi.advanceTimersByTime(20_000);
  become(marta);
  become({ status: 'signed-out' });
  vi.advanceTimersByTime(20_000);
  expect(check).not.toHaveBeenCalled();
});

test('whoever signs in next is checked as well, and nobody once it is stopped', () => {
  const { check, become, stop } = setUp(marta);
  vi.advanceTimersByTime(1_000);
  become({ status: 'signed-in', user: { id: 'u2', email: 'jo@example.com', name: 'Jo' } });
  vi.advanceTimersByTime(1_000);
  expect(check).toHaveBeenCalledTimes(2);
  become(marta);
  stop();
  vi.advanceTimersByTime(20_000);
  expect(check).toHaveBeenCalledTimes(2);
});
