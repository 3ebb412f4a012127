import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { type ErrorCode, isErrorCode } from '../../shared/errors.ts';
import { emailMaxLength } from '../../shared/limits.ts';
import type { OidcProvider } from '../platform/config.ts';
import { parseName } from './limits.ts';

/** How the account library calls the provider: in its routes, and in the rows of `account`. */
export const oidcProviderId = 'oidc';

/** For each question to the provider. */
const answerWithinMs = 5_000;

export const oidcCallbackPath = `/callback/${oidcProviderId}`;

type Context = Parameters<ReturnType<typeof genericOAuth>['init']>[0];
type Provider = NonNullable<
  Awaited<ReturnType<ReturnType<typeof genericOAuth>['init']>>['context']['socialProviders']
>[number];

/**
 * The provider of the settings. The library would look it up once, as the server starts, and do without it from then on if it
 * did not answer: here it is looked up when somebody first wants to sign in there, and again until it answers.
 * @param publicUrl origin that the provider sends people back to
 */
export function oidcPlugin(settings: OidcProvider, publicUrl: () => string): BetterAuthPlugin {
  const library = genericOAuth({
    config: [
      {
        providerId: oidcProviderId,
        ...settings,
        scopes: ['openid', 'email', 'profile'],
        authentication: 'basic',
        requireIdTokenVerification: true,
        mapProfileToUser: toUserFields,
      },
    ],
  });

  return {
    id: 'draftwell-oidc',
    init(context) {
      let found: Promise<Provider> | undefined;
      let issuer: string | undefined;
      const findProvider = () => {
        found ??= withinTime(discover(context)).then(
          (discovered) => {
            issuer = discovered.issuer;
            return discovered;
          },
          (error: unknown) => {
            found = undefined;
            throw error;
          },
        );
        return found;
      };
      const redirectURI = () => `${publicUrl()}/api/auth${oidcCallbackPath}`;
      const provider: Provider = {
        id: oidcProviderId,
        name: settings.name,
        get issuer() {
          return issuer;
        },
        requiresIdTokenNonce: true,
        accountSubject: ({ profile }) => String((profile as { sub?: unknown }).sub ?? ''),
        async createAuthorizationURL(data) {
          const { createAuthorizationURL } = await findProvider().catch(refuseAsUnavailable);
          return createAuthorizationURL({ ...data, redirectURI: redirectURI() });
        },
        async validateAuthorizationCode(data) {
          const { validateAuthorizationCode } = await findProvider();
          return withinTime(validateAuthorizationCode({ ...data, redirectURI: redirectURI() }));
        },
        async getUserInfo(tokens) {
          // Whom the signed token names, not whoever the other answer speaks of
          if (tokens.idToken === undefined) return null;
          const { getUserInfo } = await findProvider();
          const answer = await withinTime(getUserInfo(tokens)).catch(() => null);
          const profile = answer?.data as { sub?: unknown } | undefined;
          return profile?.sub === decodeJwt(tokens.idToken).sub ? answer : null;
        },
      };
      return { context: { socialProviders: [...context.socialProviders, provider] } };
    },
  };

  async function discover(context: Context): Promise<Provider> {
    const { context: made } = await library.init(context);
    const provider = made.socialProviders.find(({ id }) => id === oidcProviderId);
    // Who speaks for another issuer than the one that was asked is not asked again.
    if (provider?.issuer === undefined || !isIssuerOf(provider.issuer, settings.discoveryUrl))
      throw new Error('discovery failed');
    return provider;
  }
}

function isIssuerOf(issuer: string, discoveryUrl: string): boolean {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration` === discoveryUrl;
}

function refuseAsUnavailable(): never {
  throw new APIError('BAD_GATEWAY', { code: 'OIDC_UNAVAILABLE' });
}

async function withinTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

const emailSchema = z.string().trim().max(emailMaxLength).pipe(z.email());

/** Without an address that can be used there is none. */
function toUserFields(profile: Record<string, unknown>) {
  const { success, data: email } = emailSchema.safeParse(profile.email);
  if (!success) return { email: null };
  return {
    email: email.toLowerCase(),
    emailVerified: profile.email_verified === true,
    name: parseName(profile.name) ?? email.split('@')[0] ?? email,
  };
}

/** What the library appends to the address that it sends a browser back to, as codes of the catalogue. */
const codes: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ['access_denied', 'OIDC_DENIED'],
  ['state_mismatch', 'OIDC_EXPIRED'],
  ['state_not_found', 'OIDC_EXPIRED'],
  ['state_invalid', 'OIDC_EXPIRED'],
  ['invalid_code', 'OIDC_UNAVAILABLE'],
  ['server_error', 'OIDC_UNAVAILABLE'],
  ['temporarily_unavailable', 'OIDC_UNAVAILABLE'],
  ['email_not_found', 'OIDC_EMAIL_MISSING'],
  ['account_not_linked', 'OIDC_EMAIL_UNVERIFIED'],
  ['signup_disabled', 'OIDC_DENIED'],
]);

/** What a hook of ours refused says why itself; else an answer of the provider proves nothing, unless more is known. */
export function toOidcCode(said: string): ErrorCode {
  return isErrorCode(said) ? said : (codes.get(said) ?? 'OIDC_NOT_PROVEN');
}
