import { expect, test } from 'vitest';
import { parseServerAddress, toOriginPattern } from './address.ts';

test.each([
  ['https://draftwell.example.org', 'https://draftwell.example.org', true],
  ['  draftwell.example.org/settings?x=1 ', 'https://draftwell.example.org', true],
  ['draftwell.example.org:8443', 'https://draftwell.example.org:8443', true],
  ['localhost:3000', 'http://localhost:3000', true],
  ['127.0.0.1:3000/', 'http://127.0.0.1:3000', true],
  ['192.168.1.20:3000', 'http://192.168.1.20:3000', false],
  ['nas.local', 'http://nas.local', false],
  ['http://draftwell.example.org', 'http://draftwell.example.org', false],
])('DOOR-05 the address %s is that of %s', (entered, origin, isEncrypted) => {
  expect(parseServerAddress(entered)).toEqual({ origin, isEncrypted });
});

test.each(['', 'ftp://example.org', 'javascript:alert(1)', 'https://', 'ada:secret@example.org', 'a b'])(
  'DOOR-05 %s is no address of a server, and it is said why',
  (entered) => {
    expect(parseServerAddress(entered)).toEqual({ problem: expect.stringMatching(/\.|https/) });
  },
);

test('DOOR-05 the permission is for one origin, with its port where the browser knows ports', () => {
  const origin = 'http://localhost:3000';
  expect(toOriginPattern(origin, { knowsPorts: true })).toBe('http://localhost:3000/*');
  expect(toOriginPattern(origin, { knowsPorts: false })).toBe('http://localhost/*');
});
