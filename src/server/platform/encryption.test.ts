import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEncryption } from './encryption.ts';

const { encrypt, decrypt } = makeEncryption('s'.repeat(32), 'keys');

test('what is encrypted comes back whole, and looks different each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decrypt(encrypt(text))).toBe(text);
    }),
  );
  expect(encrypt('sk-4711')).not.toBe(encrypt('sk-4711'));
});

test.each([
  ['another secret', makeEncryption('t'.repeat(32), 'keys')],
  ['another purpose', makeEncryption('s'.repeat(32), 'sessions')],
])('%s reads nothing', (_, other) => {
  expect(other.decrypt(encrypt('sk-4711'))).toBeUndefined();
});

test('what was changed, cut or never encrypted is not read', () => {
  const bytes = Buffer.from(encrypt('sk-4711'), 'base64');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decrypt(changed.toString('base64'))).toBeUndefined();
    expect(decrypt(bytes.subarray(0, at).toString('base64'))).toBeUndefined();
  }
  expect(decrypt('sk-4711')).toBeUndefined();
});
