import { networkError, offlineError } from '../api/failed-call.ts';

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

/** What a mailed link to reset a password carries: good for one use together, and for an hour. */
export interface ResetTokens {
  access_token: string;
  refresh_token: string;
}

/** The account routes of the server. They work with the session cookie, which no script can read. */
export interface AccountCalls {
  /** Whether the answer says who was signed up. */
  signUp(details: SignUpDetails): Promise<{ hasUser: boolean }>;
  signIn(details: SignInDetails): Promise<void>;
  signOut(): Promise<void>;
  readSession(): Promise<SessionUser | null>;
  /** Throws a `SessionGoneError` when nobody is signed in any more. */
  readToken(): Promise<string>;
  /** Asks for the mail again that verifies an address. */
  sendVerification(email: string): Promise<void>;
  /** Asks for a link to reset the password. The answer does not say whether the address has an account. */
  forgotPassword(email: string): Promise<void>;
  /** Throws unless both tokens can still be used. */
  checkReset(tokens: ResetTokens): Promise<void>;
  /** Sets the password, uses the tokens up, and leaves the writer signed in, here only. */
  resetPassword(reset: ResetTokens & { password: string }): Promise<void>;
}

/** What reads a refusal comes with the first one. */
async function loadErrors() {
  return import('./auth-error.ts').catch((cause: unknown) => {
    throw networkError(cause);
  });
}

export function makeAccountCalls(
  fetchAt: (path: string, init: RequestInit) => Promise<Response>,
): AccountCalls {
  async function call(path: string, body?: object): Promise<unknown> {
    const init: RequestInit = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method: 'GET' };
    const response = await fetchAt(`/api/auth/${path}`, init).catch((cause: unknown) => {
      throw navigator.onLine === false ? offlineError() : networkError(cause);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw (await loadErrors()).toAuthError(answer, response.status);
  }

  return {
    async signUp(details) {
      return { hasUser: readUser(await call('sign-up/email', details)) !== null };
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
      const answer = await call('token').catch(async (error: unknown) => {
        throw (await loadErrors()).toTokenError(error);
      });
      const token =
        typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
      if (typeof token !== 'string') throw (await loadErrors()).toTokenError(undefined);
      return token;
    },
    async sendVerification(email) {
      await call('send-verification-email', { email });
    },
    async forgotPassword(email) {
      await call('forgot-password', { email });
    },
    async checkReset(tokens) {
      await call('check-reset', tokens);
    },
    async resetPassword(reset) {
      await call('reset-password', reset);
    },
  };
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
