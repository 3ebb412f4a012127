import {
  type BrowserCookie,
  type CookieSettings,
  parseBrowserCookie,
  toSetCookie,
} from './browser-cookie.ts';

export interface BrowserDependencies {
  /** Of any text, 43 letters that nobody can make without this server's secret. */
  sign: (text: string) => string;
  isSameMark: (one: string, other: string) => boolean;
  newId: () => string;
  isSecure: boolean;
}

/** Browsers keep no cookie for longer. */
const knownForSeconds = 400 * 24 * 60 * 60;

/** As long as the mailed link works. */
const signedUpForSeconds = 24 * 60 * 60;

/**
 * Which browser has signed in to which account before, and which one has signed up for it. The browsers keep that
 * themselves, in cookies that say it of no other browser and name no account.
 */
export function makeBrowserService({ sign, isSameMark, newId, isSecure }: BrowserDependencies) {
  /** With this beginning no other host, and no page without encryption, can set the cookie. */
  const prefix = isSecure ? '__Host-' : '';
  const known: CookieSettings = {
    name: `${prefix}draftwell.known`,
    lifetimeSeconds: knownForSeconds,
    isSecure,
  };
  const signedUp: CookieSettings = {
    name: `${prefix}draftwell.signed_up`,
    lifetimeSeconds: signedUpForSeconds,
    isSecure,
  };

  const toMark = (id: string, email: string, { name }: CookieSettings) =>
    sign(`${name} ${id} ${email.toLowerCase()}`);

  function find(request: Headers, email: string, settings: CookieSettings): BrowserCookie | undefined {
    const shown = parseBrowserCookie(request.get('cookie'), settings.name);
    if (shown === undefined) return undefined;
    const wanted = toMark(shown.id, email, settings);
    return shown.marks.some((mark) => isSameMark(mark, wanted)) ? shown : undefined;
  }

  function mark(request: Headers, email: string, settings: CookieSettings): string {
    const { id, marks } = parseBrowserCookie(request.get('cookie'), settings.name) ?? {
      id: newId(),
      marks: [],
    };
    const wanted = toMark(id, email, settings);
    return toSetCookie({ id, marks: [wanted, ...marks.filter((other) => other !== wanted)] }, settings);
  }

  return {
    /** @returns what tells this browser from others, if somebody has signed in to the account in it */
    findKnown: (request: Headers, email: string) => find(request, email, known)?.id,
    hasSignedUp: (request: Headers, email: string) => find(request, email, signedUp) !== undefined,

    /** For an answer that lets somebody in. @returns the value of its `Set-Cookie` */
    rememberSignIn: (request: Headers, email: string) => mark(request, email, known),
    /** For the answer to a sign-up, also where the address has an account. @returns the value of its `Set-Cookie` */
    rememberSignUp: (request: Headers, email: string) => mark(request, email, signedUp),
  };
}
