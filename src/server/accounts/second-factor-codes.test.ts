import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { findStep, isTimeCode, makeRecoveryCodes, makeSecret, toPlainCode } from './second-factor-codes.ts';

const now = new Date('2026-11-23T12:00:10Z');
const codeAt = (secret: string, ms: number) => new TOTP({ secret }).generate({ timestamp: ms });

test('a code counts for its half minute, the one before and the one after', () => {
  const { secret, uri } = makeSecret('ada@example.org');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Draftwell:ada%40example\.org\?issuer=Draftwell&secret=/);
  const step = Math.floor(now.getTime() / 30_000);
  const found = [-60_000, -30_000, 0, 30_000, 60_000].map((ms) =>
    findStep(secret, codeAt(secret, now.getTime() + ms), now),
  );
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('recovery codes are ten, differ, and are read as they are typed', () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(toPlainCode(` ${code.toUpperCase()} `)).toBe(code.replaceAll('-', ''));
  }
  expect(isTimeCode(toPlainCode('123 456'))).toBe(true);
  expect(isTimeCode('1234567')).toBe(false);
});
