import { expect, test } from 'vitest';
import { checkAddress } from './address.ts';

test('an address is checked before the server is asked', () => {
  expect(checkAddress(' http://box:11434 ', true)).toBeUndefined();
  expect(checkAddress('', false)).toBeUndefined();
  expect(checkAddress(' ', true)).toBe('Please enter the address.');
  expect(checkAddress('box:11434', false)).toBe('It begins with http:// or https://.');
  expect(checkAddress('http://', false)).toBe('This is not an address.');
});
