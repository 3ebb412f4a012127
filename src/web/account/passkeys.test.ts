import { expect, test } from 'vitest';
import { CallError, networkError } from '../api/call-error.ts';
import { findPasskeyObstacle, toPasskeySentence } from './passkeys.ts';

const page = (hostname: string, rest: object = {}) =>
  ({
    location: { hostname },
    isSecureContext: true,
    PublicKeyCredential: class {},
    ...rest,
  }) as unknown as typeof globalThis;

test('a page says why it can use no passkey', () => {
  for (const hostname of ['localhost', 'write.example.org'])
    expect(findPasskeyObstacle(page(hostname))).toBeUndefined();
  for (const hostname of ['127.0.0.1', '10.0.0.7', '[::1]'])
    expect(findPasskeyObstacle(page(hostname))).toMatch(/number/);
  expect(findPasskeyObstacle(page('write.lan', { isSecureContext: false }))).toMatch(/https/);
  expect(findPasskeyObstacle(page('localhost', { PublicKeyCredential: undefined }))).toMatch(/no passkeys/);
});

test('what a browser or a server refuses is told in a sentence of ours', () => {
  const refused = new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
  expect(toPasskeySentence(refused)).toBe('No passkey was given. Please try again.');
  expect(toPasskeySentence(new Error('odd words'))).not.toContain('odd words');
  const parts = { code: 'INVALID_PASSKEY', status: 400, message: 'It opens nothing.', retryable: false };
  expect(toPasskeySentence(new CallError(parts))).toBe('It opens nothing.');
  expect(toPasskeySentence(networkError(new Error()))).toMatch(/try again/i);
});
