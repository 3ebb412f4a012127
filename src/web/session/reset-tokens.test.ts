import { expect, test, vi } from 'vitest';
import { takeResetTokens } from './reset-tokens.ts';

function open(pathname: string, search: string) {
  const replaceState = vi.fn();
  const tokens = takeResetTokens({
    location: { pathname, search },
    history: { state: 'kept', replaceState },
  });
  return { tokens, replaceState };
}

test('the tokens leave the address bar when they are read, and the page still knows them', () => {
  const first = open('/reset-password', '?access_token=a&refresh_token=r');
  expect(first.tokens).toEqual({ access_token: 'a', refresh_token: 'r' });
  expect(first.replaceState).toHaveBeenCalledExactlyOnceWith('kept', '', '/reset-password');
  const again = open('/reset-password', '');
  expect(again.tokens).toEqual(first.tokens);
  expect(again.replaceState).not.toHaveBeenCalled();
});

test.each(['?access_token=a', '?refresh_token=r', '?access_token=&refresh_token=r', '?x=1'])(
  '%s is not a link to reset a password',
  (search) => {
    const { tokens, replaceState } = open('/reset-password', search);
    expect(tokens).toBeUndefined();
    expect(replaceState).toHaveBeenCalledOnce();
  },
);

test('the address of another screen is left as it is', () => {
  const { replaceState } = open('/login', '?access_token=a&refresh_token=r');
  expect(replaceState).not.toHaveBeenCalled();
});
