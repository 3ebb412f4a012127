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

  async function renew(): Promise<string> {
    const token = await parts.fetchToken();
    held = { token, endsAtMs: readTokenEndMs(token) };
    return token;
  }

  return {
    async get() {
      if (held && held.endsAtMs - parts.now() > renewBeforeMs) return held.token;
      underWay ??= renew().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    drop() {
      held = undefined;
      underWay = undefined;
    },
  };
}

/** When a JWT ends, in milliseconds since 1970; 0, thus “already over”, for anything that is not one. */
export function readTokenEndMs(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const ends = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : 0;
    return typeof ends === 'number' ? ends * 1000 : 0;
  } catch {
    return 0;
  }
}
