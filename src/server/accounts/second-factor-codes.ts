import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../shared/brand.ts';

const periodSeconds = 30;

/** None that is easily taken for another. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const recoveryCodes = 10;
const groups = 4;
const lettersPerGroup = 4;

export interface NewSecret {
  /** In base32, for typing. */
  secret: string;
  /** For an authenticator app, as the picture that it reads says it. */
  uri: string;
}

/** @param account what the app calls it */
export function makeSecret(account: string): NewSecret {
  const totp = new TOTP({ issuer: brand.name, label: account, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The step of time that a code belongs to: the present one, the last, or the next, since clocks differ.
 * @returns undefined for a code that is none of them
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

export function isTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** A code as it may be typed or pasted, without what is there for the eye. */
export function toPlainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: lettersPerGroup }, () => letters[randomInt(letters.length)]).join(''),
    ).join('-'),
  );
}
