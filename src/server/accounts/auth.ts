import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, createAuthMiddleware, getIP } from 'better-auth/api';
import { deleteSessionCookie, getSessionCookie, setSessionCookie } from 'better-auth/cookies';
// Without the query builder that the other entry brings: the adapter is Drizzle's.
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { ErrorCode } from '../../shared/errors.ts';
import { passwordMaxLength, passwordMinLength } from '../../shared/limits.ts';
import { clientAddressHeader } from '../http/client-address.ts';
import { listOwnOrigins } from '../http/origin.ts';
import type { Clock } from '../platform/clock.ts';
import type { OidcProvider } from '../platform/config.ts';
import { makeTokenReader, type TokenSubject, tokenIssuer } from './access-tokens.ts';
import type { NewProfile } from './identity-store.ts';
import {
  accessTokenLifetimeSeconds,
  defaultLimit,
  limitsPerAddress,
  sessionRefreshSeconds,
} from './limits.ts';
import { oidcPlugin, oidcProviderId } from './oidc.ts';
import { listReadableKeys } from './signing-keys.ts';
import type { AddressHolder } from './verification-store.ts';

/** Who a browser's cookie speaks for, in a session that stands. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  createdAt: Date;
}

export interface AccountLibrary {
  handle(request: Request): Promise<Response>;
  findSignedIn(headers: Headers): Promise<SignedIn | undefined>;
  /** Whether a session is named, which may have ended: nothing is looked up. */
  namesSession(headers: Headers): boolean;
  /** Undefined for whatever is not a valid token of this server. */
  verifyToken(token: string): Promise<TokenSubject | undefined>;
  /** Slow on purpose. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, hash: string): Promise<boolean>;
  /** Signs in whoever sent the request. @returns headers that set the cookie */
  openSession(userId: string, request: Headers): Promise<Headers>;
  /** For a session that was given another token. @returns headers that set the cookie */
  renewCookie(sessionToken: string): Promise<Headers>;
  /** @returns headers that take the cookie of a session from a browser */
  clearCookie(): Promise<Headers>;
  /** The caller's address as limits count it: of IPv6 the network. */
  readAddress(headers: Headers): string;
}

export interface OidcSignIn {
  provider: OidcProvider;
  /** Origin that the provider sends people back to. */
  publicUrl: () => string;
  /**
   * Called before somebody at the provider gets an account, within a transaction.
   * @returns why not
   */
  onJoining: (email: string) => ErrorCode | undefined;
  /**
   * Called before somebody at the provider may sign in to an account that was there before, whose address is theirs.
   * @returns why not
   */
  onLinking: (user: { id: string; name: string; email: string }) => Promise<ErrorCode | undefined>;
}

/** How passwords are kept. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(given: { password: string; hash: string }): Promise<boolean>;
}

export interface AccountLibraryOptions {
  storage: Exclude<BetterAuthOptions['database'], undefined>;
  secret: string;
  /** Undefined: this machine, under any of its loopback names. */
  publicUrl: string | undefined;
  requiresVerification: boolean;
  newId: () => string;
  clock: Clock;
  limiter: Exclude<NonNullable<BetterAuthOptions['rateLimit']>['customStorage'], undefined>;
  /** @param isProven whether the address is known to be theirs */
  onAccountCreated: (user: NewProfile, isProven: boolean) => Promise<void>;
  /** Someone signed up with the address of an account, and is told what everyone is told. Called within a transaction. */
  onSignUpWithKnownAddress: (user: Omit<AddressHolder, 'hasPassword'>) => void;
  oidc: OidcSignIn | undefined;
  /** Left out: the library's, by scrypt. */
  passwordHasher?: PasswordHasher | undefined;
  /** Before a sign-up. @throws AppError for who may make no account */
  admit: (fields: { email: string; invitation?: string | undefined }) => Promise<void>;
  /** Before a session begins. @throws AppError for an account that nobody may sign in to */
  checkMaySignIn: (userId: string) => Promise<void>;
  /** Part of the sign-in, which is answered when this has resolved. */
  onSessionBegun: (session: { userId: string; userAgent?: string | null | undefined }) => Promise<void>;
  log: { error(details: object, message: string): void };
}

const basePath = '/api/auth';
const signUpPath = '/sign-up/email';
const cookiePrefix = 'draftwell';

const ipAddress = { ipAddressHeaders: [clientAddressHeader] };

export function makeAccountLibrary(options: AccountLibraryOptions): AccountLibrary {
  const auth = betterAuth(toLibraryOptions(options));
  return {
    handle: (request) => auth.handler(request),
    async findSignedIn(headers) {
      const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      if (found === null) return undefined;
      const { session, user } = found;
      const { name, email } = user;
      return { sessionId: session.id, userId: user.id, name, email, createdAt: session.createdAt };
    },
    namesSession: (headers) => getSessionCookie(headers, { cookiePrefix }) !== null,
    hashPassword: async (password) => (await auth.$context).password.hash(password),
    verifyPassword: async (password, hash) => (await auth.$context).password.verify({ password, hash }),
    async openSession(userId, request) {
      const { headers } = await auth.api.openSession({
        body: { userId },
        headers: request,
        returnHeaders: true,
      });
      return headers;
    },
    async renewCookie(sessionToken) {
      const { headers } = await auth.api.renewCookie({ body: { sessionToken }, returnHeaders: true });
      return headers;
    },
    clearCookie: async () => (await auth.api.clearCookie({ returnHeaders: true })).headers,
    readAddress: (headers) => getIP(headers, { advanced: { ipAddress } }) ?? '',
    verifyToken: makeTokenReader({
      loadKeys: async () => (await auth.api.getJwks()) as JSONWebKeySet,
      clock: options.clock,
    }),
  };
}

function toLibraryOptions(options: AccountLibraryOptions) {
  const { storage, secret, publicUrl, requiresVerification, newId, limiter, log } = options;
  const { onAccountCreated, onSignUpWithKnownAddress, admit, checkMaySignIn, onSessionBegun, oidc } = options;
  return {
    basePath,
    secret,
    // Its own addresses stand under `basePath`, whatever path of the host the server lives under
    baseURL: new URL(publicUrl ?? 'http://localhost').origin,
    trustedOrigins: (request) => listOwnOrigins(request?.headers.get('host') ?? null, publicUrl),
    database: storage,
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      requireEmailVerification: requiresVerification,
      onExistingUserSignUp: async ({ user }) => onSignUpWithKnownAddress(user),
      ...(options.passwordHasher && { password: options.passwordHasher }),
    },
    // Its links can be used more than once; the product sends its own.
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    session: { updateAge: sessionRefreshSeconds },
    user: {
      additionalFields: { country: { type: 'string', required: false } },
      validateUserInfo: (data) => refuseUnproven(data, oidc),
    },
    account: {
      updateAccountOnSignIn: false,
      // An address that the provider has verified opens the account; `onLinking` sees to whoever was in it before.
      accountLinking: { requireLocalEmailVerified: false },
    },
    // The library's limiter is off outside production unless told.
    rateLimit: { enabled: true, customStorage: limiter, ...defaultLimit, customRules: limitsPerAddress },
    advanced: {
      database: { generateId: newId },
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress,
      // Said aloud: under a test runner the library would leave these checks out.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix,
    },
    hooks: {
      // Outside of the transaction in which the account is made
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === signUpPath) await admit(body);
      }),
    },
    databaseHooks: {
      user: {
        create: {
          after: (user) =>
            onAccountCreated(
              { ...user, country: typeof user.country === 'string' ? user.country : null },
              user.emailVerified,
            ),
        },
      },
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      session: {
        create: {
          // A sign-up holds a transaction, beside which the embedded database answers nobody; its account is new
          before: async ({ userId }, context) => {
            if (context?.path !== signUpPath) await checkMaySignIn(userId);
          },
          after: onSessionBegun,
        },
      },
    },
    // What is not an answer of the library is thrown on to us; left alone, it prints the query's parameters.
    onAPIError: { throw: true },
    // Its messages may hold addresses: only that something went wrong is passed on.
    logger: {
      level: 'error',
      log: (level) => log.error({ level }, 'the account library reported an error'),
    },
    plugins: [
      sessionsOfOurOwn,
      ...(oidc === undefined ? [] : [oidcPlugin(oidc.provider, oidc.publicUrl)]),
      jwt({
        disableSettingJwtHeader: true,
        adapter: { getJwks: listReadableKeys },
        jwt: {
          issuer: tokenIssuer,
          audience: tokenIssuer,
          expirationTime: `${accessTokenLifetimeSeconds}s`,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  } satisfies BetterAuthOptions;
}

/** What a provider gave is of no use once it is known who signs in. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};

type UserInfoCheck = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;

/** No account is made, or opened, by an address that the provider has not verified. */
async function refuseUnproven(
  { user, source }: Parameters<UserInfoCheck>[0],
  oidc: OidcSignIn | undefined,
): Promise<{ error: ErrorCode } | undefined> {
  if (source.oauth?.providerId !== oidcProviderId) return undefined;
  const { id = '', name = '', email = '' } = user;
  if (source.action === 'create-user') {
    const error = user.emailVerified === true ? oidc?.onJoining(email) : 'OIDC_EMAIL_UNVERIFIED';
    return error && { error };
  }
  if (source.action !== 'link-account') return undefined;
  const error = await oidc?.onLinking({ id, name, email });
  return error && { error };
}

/** What the library does at the end of a sign-in, for sign-ins of the product's own. No route leads here. */
const sessionsOfOurOwn = {
  id: 'draftwell-sessions',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (user === null) throw new Error('no such account');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
      },
    ),
    renewCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ sessionToken: z.string() }) },
      async (context) => {
        const found = await context.context.internalAdapter.findSession(context.body.sessionToken);
        if (found !== null) await setSessionCookie(context, found);
      },
    ),
    clearCookie: createAuthEndpoint.serverOnly({ method: 'POST' }, async (context) =>
      deleteSessionCookie(context),
    ),
  },
} satisfies BetterAuthPlugin;
