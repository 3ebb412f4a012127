import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * SHA-256 in hexadecimal: what is stored of a random token, which needs no slow hash since it cannot be guessed, and of
 * an address that is only to be recognised.
 */
export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The same name gives the same UUID (version 8, of our own making). */
export function toNamedId(name: string): string {
  const digest = toDigest(name);
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
  ];
  return [...parts, digest.slice(20, 32)].join('-');
}

/** HMAC-SHA-256 in base64url: 43 letters that only who has the secret can make. */
export function toSignature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** In a time that tells nothing of how much is the same. */
export function isSameSignature(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
