import { networkError, offlineError } from '../api/failed-call.ts';
import { toOwnAddress } from '../server-facts.ts';

/** What reads a refusal comes with the first one. */
export async function loadAuthErrors() {
  return import('./auth-error.ts').catch((cause: unknown) => {
    throw networkError(cause);
  });
}

/**
 * Calls an account route of the server: with a body it posts. They work with the session cookie, which no script can
 * read. Rejects with a `CallError`.
 */
export async function callAccount(path: string, body?: object): Promise<unknown> {
  const init: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method: 'GET' };
  const response = await fetch(toOwnAddress(`/api/auth/${path}`), init).catch((cause: unknown) => {
    throw navigator.onLine === false ? offlineError() : networkError(cause);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw (await loadAuthErrors()).toAuthError(answer, response.status);
}
