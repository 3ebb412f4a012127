import type { z } from 'zod';
import { brand } from '../../shared/brand.ts';
import type { BillingMode, DoorMode } from '../../shared/facts.ts';
import { defaultPlans, type PlanCatalogue } from '../../shared/plans.ts';
import { readSecretFiles } from './secret-files.ts';
import { SettingError } from './setting-error.ts';
import { isLoopbackHost, settings } from './settings.ts';

type Settings = z.infer<typeof settings>;

/** Where people may sign in with an account of another service. */
export interface OidcProvider {
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
  /** As the button says it. */
  name: string;
}

export interface Config extends Settings {
  MAIL_FROM: string;
  CONTACT_ADDRESS: string;
  /** Where notices for the person who runs the server are mailed; undefined where none can reach anybody. */
  operatorAddress: string | undefined;
  REQUIRE_EMAIL_VERIFICATION: boolean;
  /** PostgreSQL itself, past a pooler; undefined with the embedded database. */
  directDatabaseUrl: string | undefined;
  hasPreparedStatements: boolean;
  oidc: OidcProvider | undefined;
  hasPasswords: boolean;
  billing: BillingMode;
  languageTool: DoorMode;
  plans: PlanCatalogue;
  /** The settings that the environment names. */
  given: ReadonlySet<string>;
}

/**
 * Reads the settings from an environment. Empty counts as unset.
 * @throws SettingError that names the first wrong setting; its value is not repeated, since it may be a secret.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = readSecretFiles(withoutEmpty(environment));
  const parsed = settings.safeParse(given);
  if (parsed.success) return { ...withDependentDefaults(parsed.data), given: new Set(Object.keys(given)) };
  const [issue] = parsed.error.issues;
  throw new SettingError(`The setting ${String(issue?.path[0])} is wrong: it has to be ${issue?.message}.`);
}

function withoutEmpty(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function withDependentDefaults(given: Settings): Omit<Config, 'given'> {
  const host = new URL(given.PUBLIC_URL ?? 'http://localhost').hostname;
  const oidc = toOidcProvider(given);
  const hasPasswords = given.PASSWORD_SIGN_IN === 'on';
  if (!hasPasswords && oidc === undefined)
    throw new SettingError(
      `The setting PASSWORD_SIGN_IN is off, and there is no other way in: it needs ${oidcSettings.join(', ')}.`,
    );
  if (given.DATABASE_LISTEN_URL !== undefined && given.DATABASE_URL === undefined)
    throw new SettingError('The setting DATABASE_URL is missing: DATABASE_LISTEN_URL stands beside it.');
  const billing = toBillingMode(given);
  return {
    ...given,
    MAIL_FROM: given.MAIL_FROM ?? `${brand.name} <no-reply@${host}>`,
    CONTACT_ADDRESS: given.CONTACT_ADDRESS ?? `feedback@${host}`,
    operatorAddress: given.SMTP_URL === undefined ? undefined : given.CONTACT_ADDRESS,
    REQUIRE_EMAIL_VERIFICATION: given.REQUIRE_EMAIL_VERIFICATION ?? given.SMTP_URL !== undefined,
    directDatabaseUrl: given.DATABASE_LISTEN_URL ?? given.DATABASE_URL,
    hasPreparedStatements: (given.DATABASE_PREPARED ?? (given.DATABASE_LISTEN_URL ? 'off' : 'on')) === 'on',
    oidc,
    hasPasswords,
    billing,
    languageTool: given.LANGUAGETOOL_API ?? (isLoopback(given) ? 'open' : 'keys'),
    plans: toPlans(given, billing),
  };
}

const oidcSettings = ['OIDC_DISCOVERY_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

function toOidcProvider(given: Settings): OidcProvider | undefined {
  const { OIDC_DISCOVERY_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = given;
  const missing = oidcSettings.filter((name) => given[name] === undefined);
  if (missing.length === oidcSettings.length) return undefined;
  if (OIDC_DISCOVERY_URL === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined)
    throw new SettingError(
      `The setting ${missing[0]} is missing: OpenID Connect needs ${oidcSettings.join(', ')}.`,
    );
  return {
    discoveryUrl: OIDC_DISCOVERY_URL,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    name: OIDC_NAME ?? new URL(OIDC_DISCOVERY_URL).hostname,
  };
}

/** The sandbox takes anybody's word for a payment: where strangers can reach it, it has to be asked for by name. */
function toBillingMode(given: Settings): BillingMode {
  const missing = stripeSettings.filter((name) => given[name] === undefined);
  const isStripe = given.BILLING === 'stripe' || (given.BILLING === undefined && missing.length < 3);
  if (isStripe && missing[0] !== undefined)
    throw new SettingError(
      `The setting ${missing[0]} is missing: Stripe needs ${stripeSettings.join(', ')}.`,
    );
  if (isStripe) return 'stripe';
  return given.BILLING ?? (isLoopback(given) ? 'sandbox' : 'unset');
}

const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const;

/** Whether only this machine can come to this server, and only by a name of its own. */
function isLoopback({ HOST, PUBLIC_URL }: Settings): boolean {
  const hosts = [HOST, ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname])];
  return hosts.every(isLoopbackHost);
}

function toPlans(given: Settings, billing: BillingMode): PlanCatalogue {
  const { free, paid } = defaultPlans;
  // Where nobody can pay by the operator's choice, nothing is kept from anybody
  const { name, creditsPerMonth } = free;
  const included = billing === 'off' ? { ...paid, name, creditsPerMonth } : free;
  return {
    free: { ...included, creditsPerDay: given.FREE_DAILY_CREDITS },
    paid: {
      ...paid,
      creditsPerDay: given.PREMIUM_DAILY_CREDITS,
      creditsPerMonth: given.PREMIUM_MONTHLY_CREDITS,
    },
    monthlyPriceCents: Math.round(Number(given.PREMIUM_PRICE) * 100),
    trialDays: given.TRIAL_DAYS,
    pastDueDays: given.PAST_DUE_DAYS,
  };
}
