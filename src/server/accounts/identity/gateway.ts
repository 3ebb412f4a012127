import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins';
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { passwordMaxLength, passwordMinLength } from '../../../shared/limits.ts';
import { clientAddressHeader } from '../../platform/http/client-address.ts';
import { listOwnOrigins } from '../../platform/http/origin.ts';
import { accessTokenLifetimeSeconds, limitsPerAddress } from './policy.ts';

/** Who a token speaks for. Whether that session still stands is for the caller to ask. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

/** The account library behind the few things that the product asks of it. */
export interface AccountGateway {
  /** Answers a request to one of the library's own routes. */
  handle(request: Request): Promise<Response>;
  hasSession(headers: Headers): Promise<boolean>;
  /** Undefined for whatever is not a valid token of this server. */
  verifyToken(token: string): Promise<TokenSubject | undefined>;
}

export interface AccountGatewayOptions {
  storage: Exclude<BetterAuthOptions['database'], undefined>;
  secret: string;
  /** Undefined: this machine, under any of its loopback names. */
  publicUrl: string | undefined;
  newId: () => string;
  onAccountCreated: (user: {
    id: string;
    name: string;
    email: string;
    country: string | null;
  }) => Promise<void>;
  log: { error(details: object, message: string): void };
}

const basePath = '/api/auth';
const tokenIssuer = 'draftwell';

export function makeAccountGateway(options: AccountGatewayOptions): AccountGateway {
  const auth = betterAuth(toLibraryOptions(options));
  const keys = makeKeyCache(async () => (await auth.api.getJwks()) as JSONWebKeySet);
  return {
    handle: (request) => auth.handler(request),
    hasSession: async (headers) => (await auth.api.getSession({ headers })) !== null,
    verifyToken: remembering(async (token) => {
      const { payload } = await jwtVerify(token, keys, { issuer: tokenIssuer, audience: tokenIssuer });
      const { sub, sid, exp = 0 } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
      return { subject: { userId: sub, sessionId: sid }, endsAtMs: exp * 1000 };
    }),
  };
}

function toLibraryOptions(options: AccountGatewayOptions) {
  const { storage, secret, publicUrl, newId, onAccountCreated, log } = options;
  return {
    basePath,
    secret,
    baseURL: publicUrl ?? 'http://localhost',
    trustedOrigins: (request) => listOwnOrigins(request?.headers.get('host') ?? null, publicUrl),
    database: storage,
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
    },
    user: { additionalFields: { country: { type: 'string', required: false } } },
    // The library's limiter is off outside production unless told, and forgets at a restart unless it may store.
    rateLimit: {
      enabled: true,
      storage: 'database',
      ...limitsPerAddress.everyPath,
      customRules: {
        '/sign-in/email': limitsPerAddress['/sign-in/email'],
        '/sign-up/email': limitsPerAddress['/sign-up/email'],
      },
    },
    advanced: {
      database: { generateId: newId },
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      cookiePrefix: 'draftwell',
    },
    databaseHooks: {
      user: {
        create: {
          after: (user) =>
            onAccountCreated({ ...user, country: typeof user.country === 'string' ? user.country : null }),
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
      jwt({
        disableSettingJwtHeader: true,
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

/** Tokens whose signature is remembered at most. */
const rememberedTokens = 10_000;

interface Verified {
  subject: TokenSubject;
  endsAtMs: number;
}

/** Checks a signature once for each token: that costs more than all else that a small call does. */
function remembering(
  verify: (token: string) => Promise<Verified | undefined>,
): AccountGateway['verifyToken'] {
  const known = new Map<string, Verified>();
  return async (token) => {
    const remembered = known.get(token);
    if (remembered !== undefined && remembered.endsAtMs > Date.now()) return remembered.subject;
    known.delete(token);
    try {
      const verified = await verify(token);
      if (verified === undefined) return undefined;
      const [oldest] = known.size >= rememberedTokens ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
      known.set(token, verified);
      return verified.subject;
    } catch (error) {
      if (isTokenFault(error)) return undefined;
      throw error;
    }
  };
}

/** The signing keys, fetched again when a token names one that is not known yet: they rotate. */
function makeKeyCache(load: () => Promise<JSONWebKeySet>): JWTVerifyGetKey {
  let known: ReturnType<typeof createLocalJWKSet> | undefined;
  return async (header, token) => {
    try {
      if (known !== undefined) return await known(header, token);
    } catch (error) {
      if (!isTokenFault(error)) throw error;
    }
    known = createLocalJWKSet(await load());
    return known(header, token);
  };
}

/** jose marks what is wrong with a token by codes that start with ERR_J. */
function isTokenFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J');
}
