/** Where a server is: the beginning of all its addresses, such as `https://draftwell.example.org`. */
export type ServerAddress =
  | { origin: string; isEncrypted: boolean }
  /** Why it is none, for the writer. */
  | { problem: string };

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
/** A machine of the same house, which seldom has a certificate. */
const nearby = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|\.local$|\.lan$|^[^.]+$/;

/** Reads what a writer enters: with or without `https://`, with or without a page behind it. */
export function parseServerAddress(entered: string): ServerAddress {
  const words = entered.trim();
  if (words === '') return { problem: 'Please enter the address of your server.' };
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(words) ? words : `${guessScheme(words)}://${words}`);
  if (!url || url.hostname === '' || !/^https?:$/.test(url.protocol))
    return { problem: 'This is not the address of a server. One begins with https://' };
  if (url.username !== '' || url.password !== '')
    return { problem: 'Please leave name and password out of the address: the key stands below.' };
  return { origin: url.origin, isEncrypted: url.protocol === 'https:' || loopback.test(url.hostname) };
}

function guessScheme(words: string): 'http' | 'https' {
  const host = URL.parse(`http://${words}`)?.hostname ?? '';
  return loopback.test(host) || nearby.test(host) ? 'http' : 'https';
}

/**
 * The permission for exactly this server. Firefox knows no ports in it, and takes one for all of the host's.
 */
export function toOriginPattern(origin: string, { knowsPorts }: { knowsPorts: boolean }): string {
  const { protocol, host, hostname } = new URL(origin);
  return `${protocol}//${knowsPorts ? host : hostname}/*`;
}
