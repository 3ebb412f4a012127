import { createHash } from 'node:crypto';

/**
 * SHA-256 in hexadecimal: what is stored of a random token, which needs no slow hash since it cannot be guessed, and of
 * an address that is only to be recognised.
 */
export function toDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
