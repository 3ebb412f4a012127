import { CallError } from '../api/call-error.ts';
import { networkError } from '../api/failed-call.ts';
import { toAccountSentence } from './sentences.ts';

/** Why no passkey can be used on this page; undefined where one can. */
export function findPasskeyObstacle({ location, isSecureContext, PublicKeyCredential } = globalThis) {
  if (/^[\d.]+$|^\[/.test(location.hostname))
    return 'Passkeys belong to the name of a server, and the address of this page has a number in its place.';
  if (!isSecureContext)
    return 'Passkeys need an encrypted connection (https), and this page came without one.';
  if (PublicKeyCredential === undefined) return 'This browser has no passkeys.';
  return undefined;
}

/** What speaks with devices comes when one is asked. */
export async function loadPasskeys() {
  return import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw networkError(cause);
  });
}

const sentencesOfBrowser: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was given. Please try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
};

/** What the server says of a passkey, or what a browser means by the name of its error. */
export function toPasskeySentence(error: unknown): string {
  if (error instanceof CallError) return toAccountSentence(error);
  const name = error instanceof Error ? error.name : '';
  return sentencesOfBrowser[name] ?? 'Your browser or device could not use a passkey here.';
}
