import { expect, test, vi } from 'vitest';
import { makeConnection } from './connection.ts';

function makeBrowser(effectiveType = '4g') {
  const connection = Object.assign(new EventTarget(), { effectiveType });
  const navigator = { onLine: true, connection };
  return Object.assign(new EventTarget(), { navigator });
}

test.each([
  ['slow-2g', true],
  ['2g', true],
  ['3g', false],
  ['4g', false],
])('%s is slow: %s', (effectiveType, isSlow) => {
  expect(makeConnection(makeBrowser(effectiveType)).getState()).toMatchObject({
    isSlow,
    type: effectiveType,
  });
});

test('the state follows the events online and offline', () => {
  const browser = makeBrowser();
  const connection = makeConnection(browser);
  const heard = vi.fn();
  const leave = connection.subscribe(heard);
  expect(connection.getState()).toEqual({ isOnline: true, isSlow: false, type: '4g' });

  browser.navigator.onLine = false;
  browser.dispatchEvent(new Event('offline'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(connection.getState().isOnline).toBe(false);

  browser.navigator.onLine = true;
  browser.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(connection.getState().isOnline).toBe(true);

  leave();
  browser.dispatchEvent(new Event('offline'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a connection that becomes slow is heard of', () => {
  const browser = makeBrowser();
  const connection = makeConnection(browser);
  const heard = vi.fn();
  connection.subscribe(heard);
  browser.navigator.connection.effectiveType = 'slow-2g';
  browser.navigator.connection.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledOnce();
  expect(connection.getState()).toEqual({ isOnline: true, isSlow: true, type: 'slow-2g' });
});

test('the state is the same object until something changes', () => {
  const connection = makeConnection(makeBrowser());
  expect(connection.getState()).toBe(connection.getState());
});

test('where there is no browser, or it says nothing, the connection is taken for a good one', () => {
  expect(makeConnection({}).getState()).toEqual({ isOnline: true, isSlow: false, type: 'unknown' });
});
