import { CallError, toCallError } from '../api/call-error.ts';

/** What could not be done, in the words of the screen, and why, where that is known. */
export interface Failure {
  headline: string;
  reason: string | undefined;
}

export function toFailure(headline: string, error: unknown): Failure {
  const { code, status, message } = toCallError(error);
  if (status === 401) return { headline, reason: notAuthenticated };
  const isMostlyFromSource = code !== 'UNKNOWN_ERROR' && !code.startsWith('HTTP_');
  return { headline, reason: isMostlyFromSource && message !== headline ? message : undefined };
}

const notAuthenticated = 'User not authenticated';

/** An action of somebody who is not signed in any more. */
export function notAuthenticatedError(): CallError {
  return new CallError({ code: 'NO_USER', status: 0, message: notAuthenticated, retryable: false });
}

/** @param page such as ‘checkout’ */
export function noUrlError(page: 'checkout' | 'portal'): CallError {
  return new CallError({ code: 'NO_URL', status: 0, message: `No ${page} URL received`, retryable: false });
}
