import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what the database keeps and nobody may read in a copy of it. */
export interface Encryption {
  /** @returns base64: another one each time */
  encrypt(text: string): string;
  /** Undefined: made with another secret, or changed since. */
  decrypt(encrypted: string): string | undefined;
}

/**
 * AES-256-GCM with a key that HKDF derives from the server's secret.
 * @param purpose tells keys of one secret apart: what is encrypted for one purpose cannot be read for another
 */
export function makeEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    encrypt(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      const iv = bytes.subarray(0, ivBytes);
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      try {
        const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAuthTag(tag);
        const body = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
