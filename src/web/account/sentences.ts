import { toCallError } from '../api/call-error.ts';

const unexpectedSentence = 'An unexpected error occurred. Please try again.';

/** The server's own sentence about a sign-in or sign-up, where it said one. */
export function toAccountSentence(error: unknown): string {
  const { status, code, message } = toCallError(error);
  const isMostlyFromSource = status > 0 && !code.startsWith('HTTP_');
  return isMostlyFromSource ? message : unexpectedSentence;
}

/** What is wrong with an address before the server is asked; undefined when it may be right. */
export function checkEmail(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return 'Please enter your email address.';
  const [name, domain, ...rest] = address.split('@');
  if (!address.includes('@')) return 'The @ is missing.';
  if (!name) return 'The part before @ is missing.';
  if (!domain || rest.length > 0)
    return domain ? 'There is more than one @.' : 'The part after @ is missing.';
  return undefined;
}
