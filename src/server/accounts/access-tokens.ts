import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';

export const tokenIssuer = 'draftwell';

/** Who a token speaks for. Whether that session still stands is for the caller to ask. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

export interface TokenParts {
  loadKeys: () => Promise<JSONWebKeySet>;
  clock: Clock;
  /** Tokens whose signature is remembered at most. */
  mostRemembered?: number;
}

/** After the keys were fetched they are not fetched again for so long, in milliseconds, whatever a token names. */
export const keyCooldownMs = 1_000;

/**
 * Reads a token, and checks the signature of each once: that costs more than all else that a small call does.
 * @returns undefined for whatever is not a valid token of this server
 */
export function makeTokenReader({ loadKeys, clock, mostRemembered = 10_000 }: TokenParts) {
  const keys = makeKeyCache(loadKeys, clock);
  const known = new LRUCache<string, { subject: TokenSubject; endsAtMs: number }>({ max: mostRemembered });
  return async (token: string): Promise<TokenSubject | undefined> => {
    const remembered = known.get(token);
    if (remembered !== undefined && remembered.endsAtMs > clock().getTime()) return remembered.subject;
    known.delete(token);
    try {
      const { payload } = await jwtVerify(token, keys, { issuer: tokenIssuer, audience: tokenIssuer });
      const { sub, sid, exp = 0 } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
      const subject = { userId: sub, sessionId: sid };
      known.set(token, { subject, endsAtMs: exp * 1000 });
      return subject;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/**
 * The signing keys, fetched again when a token names one that is not known yet: they rotate. Anyone can send such a
 * token without an account, so that there is a wait in between.
 */
function makeKeyCache(load: () => Promise<JSONWebKeySet>, clock: Clock): JWTVerifyGetKey {
  let known: ReturnType<typeof createLocalJWKSet> | undefined;
  let fetching: ReturnType<typeof fetchKeys> | undefined;
  let fetchedAtMs = 0;

  async function fetchKeys() {
    try {
      known = createLocalJWKSet(await load());
      return known;
    } finally {
      fetching = undefined;
      fetchedAtMs = clock().getTime();
    }
  }

  return async (header, token) => {
    try {
      if (known !== undefined) return await known(header, token);
    } catch (error) {
      // A clock that was set back must not make the wait longer.
      const isDue = Math.abs(clock().getTime() - fetchedAtMs) >= keyCooldownMs;
      const mayFetch = error instanceof errors.JWKSNoMatchingKey && (isDue || fetching !== undefined);
      if (!mayFetch) throw error;
    }
    fetching ??= fetchKeys();
    return (await fetching)(header, token);
  };
}
