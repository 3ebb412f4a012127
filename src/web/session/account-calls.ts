import * as v from 'valibot';
import { callAccount, loadAuthErrors } from './call-account.ts';

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
  /** That a link has brought. */
  invitation?: string | undefined;
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

/** The account routes that a session is made, read and ended by. */
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

const text = v.fallback(v.string(), '');
const userSchema = v.object({ user: v.object({ id: v.string(), email: text, name: text }) });
const tokenSchema = v.object({ token: v.string() });

export const accountCalls: AccountCalls = {
  async signUp(details) {
    return { hasUser: readUser(await callAccount('sign-up/email', details)) !== null };
  },
  async signIn(details) {
    await callAccount('sign-in/email', details);
  },
  async signOut() {
    await callAccount('sign-out', {});
  },
  async readSession() {
    return readUser(await callAccount('get-session'));
  },
  async readToken() {
    const answer = await callAccount('token').catch(async (error: unknown) => {
      throw (await loadAuthErrors()).toTokenError(error);
    });
    if (!v.is(tokenSchema, answer)) throw (await loadAuthErrors()).toTokenError(undefined);
    return answer.token;
  },
  async sendVerification(email) {
    await callAccount('send-verification-email', { email });
  },
  async forgotPassword(email) {
    await callAccount('forgot-password', { email });
  },
  async checkReset(tokens) {
    await callAccount('check-reset', tokens);
  },
  async resetPassword(reset) {
    await callAccount('reset-password', reset);
  },
};

function readUser(answer: unknown): SessionUser | null {
  const { success, output } = v.safeParse(userSchema, answer);
  return success ? output.user : null;
}
