import { expect, test } from 'vitest';
import { isForeignOrigin } from './origin.ts';

const publicUrl = 'https://draftwell.example.org';
const extension = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';

test.each([
  ['a program', {}, false],
  ['a page of this product', { origin: publicUrl }, false],
  ['a page of another site', { origin: 'https://evil.example' }, true],
  [
    'a page of another site that has a key',
    { origin: 'https://evil.example', authorization: 'Bearer dw_0' },
    true,
  ],
  ['an extension that has a key', { origin: extension, authorization: 'Bearer dw_0' }, false],
  [
    'an extension of Firefox that has a key',
    { origin: 'moz-extension://7f-1a', authorization: 'bearer dw_0' },
    false,
  ],
  ['an extension without one, which a cookie would speak for', { origin: extension }, true],
  ['an extension that has a token of a session', { origin: extension, authorization: 'Bearer eyJ' }, true],
])('DOOR-05 %s', (_, headers, isForeign) => {
  expect(isForeignOrigin(new Headers(headers), publicUrl)).toBe(isForeign);
});
