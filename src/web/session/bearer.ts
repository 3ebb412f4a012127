import * as v from 'valibot';

/** A token is renewed this long before it ends, so that a call never leaves with one that dies on the way. */
const renewBeforeMs = 30_000;

export interface BearerSource {
  /** A token that is valid for at least `renewBeforeMs`. Callers at the same time share one fetch. */
  get(): Promise<string>;
  drop(): void;
}

/** Keeps the access token in memory, and nowhere else. */
export function makeBearerSource(parts: { fetchToken(): Promise<string>; now(): number }): BearerSource {
  let held: { token: string; endsAtMs: number } | undefined;
  let underWay: Promise<string> | undefined;

  let drops = 0;

  async function renew(): Promise<string> {
    const dropsBefore = drops;
    const token = await parts.fetchToken();
    // Dropped while it was on its way: it may be the former writer's
    if (drops === dropsBefore) held = { token, endsAtMs: readTokenEndMs(token) };
    return token;
  }

  return {
    async get() {
      if (held && held.endsAtMs - parts.now() > renewBeforeMs) return held.token;
      if (underWay) return underWay;
      const renewal = renew().finally(() => {
        if (underWay === renewal) underWay = undefined;
      });
      underWay = renewal;
      return renewal;
    },
    drop() {
      drops += 1;
      held = undefined;
      underWay = undefined;
    },
  };
}

const endSchema = v.object({ exp: v.number() });
const subjectSchema = v.object({ sub: v.string() });

/** When a JWT ends, in milliseconds since 1970; 0, thus “already over”, for anything that is not one. */
export function readTokenEndMs(token: string): number {
  const claims = readClaims(token);
  return v.is(endSchema, claims) ? claims.exp * 1000 : 0;
}

/** Whom a JWT speaks for; undefined for anything that is not one. */
export function readTokenUserId(token: string): string | undefined {
  const claims = readClaims(token);
  return v.is(subjectSchema, claims) ? claims.sub : undefined;
}

function readClaims(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
