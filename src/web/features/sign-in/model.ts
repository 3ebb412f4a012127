import type { CallError } from '../../api/call-error.ts';
import { findAuthProblem } from '../../session/auth-error.ts';

interface AddressBar {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * The token of a mailed link that has to be asked about: out of the address bar, and removed from it at once, so that
 * neither a bookmark nor a screenshot holds it.
 */
export function takeVerificationToken({ location, history }: AddressBar = globalThis): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('verification');
  if (!token) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

/** Whether the link itself is of no use any more; otherwise it may still work, a moment later. */
export function isLinkRefused({ code }: CallError): boolean {
  return code === 'INVALID_VERIFICATION_LINK';
}

/** What stays on the page about a sign-in that failed. What the server said is in the toast, and not said again. */
export function toAdvice(error: CallError): string {
  const { status } = error;
  if (findAuthProblem(error) === 'email_not_verified')
    return 'No mail there? Have the link sent again. The newest one counts.';
  if (status === 401) return 'Check the address and the password, or have a link sent to set a new one.';
  if (status === 429) return 'Your address and password are still here for the next try.';
  return 'You are not signed in. What you typed is still here.';
}

/** The code by which the server asks for a second factor, in an answer or in the address of this page. */
export const codeAsked = 'SECOND_FACTOR_REQUIRED';

export function withCodeAsked(search: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(search);
  asked.set('refused', codeAsked);
  return asked;
}
