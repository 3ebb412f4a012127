import { CallError, networkError, SessionGoneError, toCallError } from '../api/call-error.ts';

export interface SessionUser {
  id: string;
  email: string;
  name: string;
}

export interface SignUpDetails {
  name: string;
  email: string;
  password: string;
  country: string;
}

export interface SignInDetails {
  email: string;
  password: string;
}

/** The account routes of the server. They work with the session cookie, which no script can read. */
export interface AccountCalls {
  signUp(details: SignUpDetails): Promise<void>;
  signIn(details: SignInDetails): Promise<void>;
  signOut(): Promise<void>;
  readSession(): Promise<SessionUser | null>;
  /** Throws a `SessionGoneError` when nobody is signed in any more. */
  readToken(): Promise<string>;
}

export function makeAccountCalls(
  fetchAt: (path: string, init: RequestInit) => Promise<Response>,
): AccountCalls {
  async function call(path: string, body?: object): Promise<unknown> {
    const init: RequestInit = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method: 'GET' };
    const response = await fetchAt(`/api/auth/${path}`, init).catch((cause: unknown) => {
      throw networkError(cause);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw toAccountError(answer, response.status);
  }

  return {
    async signUp(details) {
      await call('sign-up/email', details);
    },
    async signIn(details) {
      await call('sign-in/email', details);
    },
    async signOut() {
      await call('sign-out', {});
    },
    async readSession() {
      return readUser(await call('get-session'));
    },
    async readToken() {
      const answer = await call('token').catch((error: unknown) => {
        throw toCallError(error).status === 401 ? new SessionGoneError() : error;
      });
      const token =
        typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
      if (typeof token !== 'string') throw toCallError(undefined, 502);
      return token;
    },
  };
}

/** The account library has codes of its own; in our form they are as good as the catalogue's. */
function toAccountError(answer: unknown, status: number): CallError {
  if (typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer) {
    const { code, message } = answer;
    const retryable = 'retryable' in answer && answer.retryable === true;
    if (typeof code === 'string' && typeof message === 'string' && message !== '')
      return new CallError({ code, status, message, retryable });
  }
  return toCallError(answer, status);
}

function readUser(answer: unknown): SessionUser | null {
  if (typeof answer !== 'object' || answer === null || !('user' in answer)) return null;
  const user = answer.user;
  if (typeof user !== 'object' || user === null || !('id' in user) || typeof user.id !== 'string')
    return null;
  return {
    id: user.id,
    email: 'email' in user && typeof user.email === 'string' ? user.email : '',
    name: 'name' in user && typeof user.name === 'string' ? user.name : '',
  };
}
