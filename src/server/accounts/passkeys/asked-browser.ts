import { challengeLifetimeMs } from './ceremonies.ts';

/** Which browser was asked for a passkey, in a cookie that opens nothing: no other can answer. */
export function makeAskedBrowser({ isSecure, newToken }: { isSecure: boolean; newToken: () => string }) {
  const name = `${isSecure ? '__Host-' : ''}draftwell.passkey`;

  function find(headers: Headers): string | undefined {
    const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim().split('='));
    return cookies.find(([key]) => key === name)?.[1];
  }

  return {
    find,
    /** One that was asked a moment ago, in another tab, stays the same. */
    findOrMake: (headers: Headers) => find(headers) ?? newToken(),
    /** @returns the value of a `Set-Cookie` */
    toCookie: (browser: string) =>
      `${name}=${browser}; Max-Age=${challengeLifetimeMs / 1000}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

export type AskedBrowser = ReturnType<typeof makeAskedBrowser>;
