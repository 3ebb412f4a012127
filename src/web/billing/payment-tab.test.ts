import { expect, test, vi } from 'vitest';
import { openPaymentTab, readUrl } from './payment-tab.ts';

function makeTab() {
  return {
    opener: 'this page' as unknown,
    closed: false,
    document: { title: '' },
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
}

const opens = (tab: ReturnType<typeof makeTab> | null) => () => tab as unknown as Window | null;

test('the tab opens at the click, knows nothing of this page, and is sent on later', () => {
  const tab = makeTab();
  const opened = openPaymentTab(opens(tab));
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(opened.show('https://pay.example/1')).toBe(true);
  expect(tab.location.replace).toHaveBeenCalledWith('https://pay.example/1');
});

test('a tab that was blocked or closed meanwhile cannot be sent on', () => {
  expect(openPaymentTab(opens(null)).show('https://pay.example/1')).toBe(false);
  const tab = makeTab();
  const opened = openPaymentTab(opens(tab));
  tab.closed = true;
  expect(opened.show('https://pay.example/1')).toBe(false);
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('a tab that nothing came for is closed', () => {
  const tab = makeTab();
  openPaymentTab(opens(tab)).close();
  expect(tab.close).toHaveBeenCalled();
});

test.each([
  [{ url: 'https://pay.example/1' }, 'https://pay.example/1'],
  [{ url: 'http://localhost:3000/x' }, 'http://localhost:3000/x'],
  [{ url: 'javascript:alert(1)' }, undefined],
  [{ url: '' }, undefined],
  [{ url: null }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('of the answer %j a tab may be sent to %s', (answer, url) => {
  expect(readUrl(answer)).toBe(url);
});
