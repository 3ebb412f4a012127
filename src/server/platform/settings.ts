import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { sharePath } from '../../shared/handed-text.ts';
import { mailDomain } from '../../shared/limits.ts';
import { defaultPlans } from '../../shared/plans.ts';
import { retentions } from '../../shared/retention.ts';
import { listScreens } from '../../shared/screens.ts';
import { isForbiddenAddress } from './addresses.ts';

/** One address, alone or in angle brackets after a name without marks that mail headers give a meaning. */
const mailSender = /^(?:[^\p{Cc}"(),:;<>@[\\\]]+ <([^\s@<>]+@[^\s@<>]+)>|[^\s@<>",;]+@[^\s@<>",;]+)$/u;

const modelAddress = 'an http or https address such as https://models.example.org/v1';

/** A service that the operator chose. Where clouds hand out their keys to whoever asks is never one. */
function serviceAddress(byDefault: string) {
  return z
    .url({ protocol: /^https?$/, error: modelAddress })
    .refine((value) => !URL.canParse(value) || !isForbiddenHost(new URL(value).hostname), {
      error: 'an address that is neither link-local nor a metadata service',
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .default(byDefault);
}

const discoveryAddress =
  'an https address that ends in /.well-known/openid-configuration; http on this machine only';

function isDiscoveryAddress({ protocol, hostname, pathname, search }: URL): boolean {
  return (
    (protocol === 'https:' || isLoopbackHost(hostname)) &&
    pathname.endsWith('/.well-known/openid-configuration') &&
    search === ''
  );
}

/** @param host as a parsed address has it */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

function count(atLeast: number, atMost: number) {
  const meaning = `a whole number from ${atLeast} to ${atMost}`;
  return z.coerce.number(meaning).int(meaning).min(atLeast, meaning).max(atMost, meaning);
}

/** A secret: whatever its provider made it of, but no line ends and no blanks, which a paste leaves. */
function key(meaning: string) {
  return z
    .string()
    .regex(/^\S{1,500}$/, 'one word without blanks')
    .optional()
    .describe(meaning);
}

/** @param host as a parsed address has it: numbers are in their usual form already */
function isForbiddenHost(host: string): boolean {
  return isForbiddenAddress(host.replace(/^\[|\]$/g, '')) || /^metadata(\.|$)/i.test(host);
}

/** First parts of the product's own addresses. Under one of them, what a proxy has cut off could not be told. */
const ownParts = new Set(
  [...listScreens(), sharePath, '/api', '/assets', '/icons', '/billing', '/metrics'].map(toFirstPart),
);

function isPublicPath(path: string): boolean {
  return path === '/' || (/^(\/[\w-]+)+\/?$/.test(path) && !ownParts.has(toFirstPart(path).toLowerCase()));
}

function toFirstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * Every setting, its default and its meaning: the table that the server parses and that docs/configuration.md is
 * written from. The only place that knows the environment's names.
 */
export const settings = z.object({
  PORT: count(0, 65_535).default(3000).describe('Port that the server listens on; 0 picks a free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that the server listens on; `0.0.0.0` or `::` for all, as in a container.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an http or https address such as https://write.example.org' })
    .refine(
      (value) => !URL.canParse(value) || isPublicPath(new URL(value).pathname),
      'an address with at most a path of letters, digits, - and _ that begins with no page of the product',
    )
    .transform((value) => new URL(value).origin + new URL(value).pathname.replace(/\/$/, ''))
    .optional()
    .describe(
      'Address that people type, with the path of its host that the server lives under, if it does, as in `https://example.org/writing`. Unset: `http://localhost:PORT`, for use on this machine.',
    ),
  DATA_DIR: z
    .string()
    .default('data')
    .describe('Folder of the embedded database and of the secret. One server at a time may use it.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:5432/name' })
    .optional()
    .describe('PostgreSQL server to use instead of the embedded database.'),
  DATABASE_LISTEN_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address such as postgres://user:password@host:5432/name' })
    .optional()
    .describe(
      'The same database, past a connection pooler at `DATABASE_URL`: for notifications, migrations, backups and vacuum, which need a session of their own. Unset: `DATABASE_URL`.',
    ),
  DATABASE_POOL: count(2, 1_000)
    .default(10)
    .describe(
      'Connections that a server opens to `DATABASE_URL` at the most. It listens on one more, and opens another for a migration, a backup or a vacuum.',
    ),
  DATABASE_STATEMENT_TIMEOUT: count(1, 3_600)
    .default(30)
    .describe('Seconds after which a statement of a call is given up.'),
  DATABASE_PREPARED: z
    .enum(['on', 'off'], 'on or off')
    .optional()
    .describe(
      'Whether statements are prepared once for each connection. A pooler in transaction mode has to keep them, as PgBouncer does from 1.21 with `max_prepared_statements`. Unset: `off` with `DATABASE_LISTEN_URL`, else `on`.',
    ),
  MIGRATE_ON_START: z
    .enum(['on', 'off'], 'on or off')
    .default('on')
    .describe(
      'Whether a start brings the tables up to its version. `off`: it does not start on tables of an earlier one, and `npx draftwell migrate` is a step of its own.',
    ),
  SECRET: z
    .string()
    .min(32, 'at least 32 characters')
    .optional()
    .describe(
      'Key that signs sessions and encrypts a provider’s key in the database; the same for all servers of one database. Unset: one is made and kept, beside the embedded database in its folder, on a PostgreSQL server in the database.',
    ),
  ADMIN_EMAILS: z
    .string()
    .transform((value, context) =>
      toAddresses(value, () => context.addIssue('e-mail addresses, parted by commas')),
    )
    .optional()
    .describe(
      'Who may open the server settings: addresses of accounts, parted by commas. Unset: the account that signed in first on this server. Where accounts need no confirmed address, whoever signs up with one of them has it.',
    ),
  OIDC_DISCOVERY_URL: z
    .url({ protocol: /^https?$/, error: discoveryAddress })
    .refine((value) => !URL.canParse(value) || isDiscoveryAddress(new URL(value)), discoveryAddress)
    .optional()
    .describe(
      'Discovery address of an OpenID Connect provider that people may sign in with. Its redirect address is `PUBLIC_URL/api/auth/callback/oidc`. Unset: no such way in.',
    ),
  OIDC_CLIENT_ID: key('Name of this server at that provider.'),
  OIDC_CLIENT_SECRET: key('Secret of this server at that provider, sent to it as `client_secret_basic`.'),
  OIDC_NAME: z
    .string()
    .trim()
    .max(40, 'at most 40 characters')
    .optional()
    .describe('What the button calls that provider: ‘Continue with …’. Unset: its host.'),
  PASSWORD_SIGN_IN: z
    .enum(['on', 'off'], 'on or off')
    .default('on')
    .describe(
      'Whether people may sign up and in with a password. `off` needs an OpenID Connect provider: the server does not start without one.',
    ),
  SIGN_UP: z
    .enum(['open', 'invitation', 'closed'], 'open, invitation or closed')
    .optional()
    .describe(
      'Who may make an account: everybody, whoever has an invitation, or nobody. The first account can always be made. Unset: what an administrator chooses on the screen ‘Server settings’, `open` at first.',
    ),
  SIGN_UP_DOMAINS: z
    .string()
    .transform((value, context) => toDomains(value, () => context.addIssue('domains, parted by commas')))
    .optional()
    .describe(
      'Domains of the mail addresses that may sign up without an invitation, parted by commas. That an address is its owner’s is known only where accounts are confirmed by mail. Unset: what is chosen on the screen, all at first.',
    ),
  STOP_DELAY: count(0, 300)
    .default(0)
    .describe(
      'Seconds that a server goes on serving after it is told to stop, while `/api/ready` says that it is not ready: time for a balancer to notice.',
    ),
  STOP_GRACE: count(0, 3_600)
    .default(7)
    .describe(
      'Seconds that running calls may then still take; what runs longer is ended, and charges nothing.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value, context) =>
      toBlockList(value, () => context.addIssue('addresses or subnets, parted by commas')),
    )
    .describe(
      'Proxies whose X-Forwarded-For names the client, as addresses or CIDR subnets parted by commas.',
    ),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'an address such as smtp://user:password@mail.example.org:587 or smtps://…:465',
    })
    .optional()
    .describe(
      'Mail server. `smtp` is encrypted where the server offers it; `?requireTLS=true` insists. Unset: mails become files in `DATA_DIR/outbox`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(mailSender, 'an address such as write@example.org or Name <write@example.org>')
    .optional()
    .describe('Sender of mails. Unset: no-reply at the host of `PUBLIC_URL`.'),
  REQUIRE_EMAIL_VERIFICATION: z
    .enum(['true', 'false'], 'true or false')
    .transform((value) => value === 'true')
    .optional()
    .describe(
      'Whether accounts are confirmed by a mailed link before their first sign-in. Unset: `true` with `SMTP_URL`, else `false`.',
    ),
  ENGINE: z
    .enum(
      ['embedded', 'anthropic', 'openai-compatible', 'ollama'],
      'embedded, anthropic, openai-compatible or ollama',
    )
    .optional()
    .describe(
      'Writing engine. `embedded` runs in this server and sends no text anywhere; the others send what a writer asks about to the address below. Unset: what an administrator chooses on the screen ‘Server settings’, `embedded` at first.',
    ),
  ENGINE_THREADS: count(1, 64)
    .default(1)
    .describe('Worker threads of the embedded engine, each with about 400 MB of memory.'),
  ENGINE_MODEL: z
    .string()
    .regex(/^[\w.:/@-]{1,200}$/, 'the name of a model, as its provider writes it')
    .optional()
    .describe(
      'Model to ask, by the name that its provider uses. Needed by every engine but `embedded`, here or on the screen.',
    ),
  ANTHROPIC_API_KEY: key('Key for Anthropic.'),
  ANTHROPIC_BASE_URL: serviceAddress('https://api.anthropic.com').describe('Where Anthropic’s Messages are.'),
  OPENAI_API_KEY: key('Key for the OpenAI-compatible server; many that run at home need none.'),
  OPENAI_BASE_URL: serviceAddress('https://api.openai.com/v1').describe(
    'Where an OpenAI-compatible server has its Chat Completions, with its `/v1`.',
  ),
  OPENAI_STRUCTURED_OUTPUTS: z
    .enum(['true', 'false'], 'true or false')
    .transform((value) => value === 'true')
    .optional()
    .describe('Whether that server takes a JSON schema as `response_format`. Unset: only OpenAI’s own does.'),
  OLLAMA_BASE_URL: serviceAddress('http://127.0.0.1:11434').describe('Where Ollama answers.'),
  BILLING: z
    .enum(['sandbox', 'stripe', 'off'], 'sandbox, stripe or off')
    .optional()
    .describe(
      'Who takes payment. `sandbox` is a marked test in which no money moves; `off` takes payment out of every screen and gives everybody what Premium has, but for its monthly credits. Unset: `stripe` with its keys; else the sandbox on loopback, and nobody on a public address.',
    ),
  STRIPE_SECRET_KEY: key('Secret key of the Stripe account.'),
  STRIPE_WEBHOOK_SECRET: key('Signing secret of the webhook at `/api/billing/webhook`.'),
  STRIPE_PRICE_ID: key('The monthly price of Premium in Stripe.'),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'an http or https address such as https://api.stripe.com' })
    .transform((value) => new URL(value).origin)
    .default('https://api.stripe.com')
    .describe('Where Stripe’s API is: scheme, host and port.'),
  FREE_DAILY_CREDITS: count(0, 10_000)
    .default(defaultPlans.free.creditsPerDay)
    .describe('Results a day on the free plan.'),
  PREMIUM_DAILY_CREDITS: count(0, 10_000)
    .default(defaultPlans.paid.creditsPerDay)
    .describe('Results a day on Premium.'),
  PREMIUM_MONTHLY_CREDITS: count(0, 100_000)
    .default(defaultPlans.paid.creditsPerMonth)
    .describe('Further results a month on Premium.'),
  PREMIUM_PRICE: z
    .string()
    .regex(/^\d{1,4}\.\d\d$/, 'dollars and cents such as 5.00')
    .default((defaultPlans.monthlyPriceCents / 100).toFixed(2))
    .describe(
      'Dollars a month that screens and mails name. With Stripe, what is charged is the price set there.',
    ),
  TRIAL_DAYS: count(0, 90)
    .default(defaultPlans.trialDays)
    .describe('Days of Premium before the first payment.'),
  PAST_DUE_DAYS: count(0, 30)
    .default(defaultPlans.pastDueDays)
    .describe('Days that Premium stays while a payment is overdue.'),
  TEXT_RETENTION: z
    .enum(retentions, 'keep, 30-days or never')
    .default('keep')
    .describe(
      'The longest that the history keeps texts, whatever writers choose: `keep`, `30-days`, or `never`, with which none is written to the database. Figures stay.',
    ),
  HISTORY_MONTHS: count(1, 1_200)
    .optional()
    .describe(
      'Whole months, before the one that runs, for which calls stay in the history and in the list of credits, with or without texts. What is older goes by the month; figures by day stay. Unset: all stay.',
    ),
  CALLS_PER_ACCOUNT: count(60, 10_000_000)
    .default(1_200)
    .describe('Calls a minute of one account, whatever they ask. Counted by each server.'),
  CALLS_PER_ADDRESS: count(60, 10_000_000)
    .default(12_000)
    .describe('The same, of all who call from one address together, signed in or not.'),
  FREE_CALLS_PER_WRITER: count(1, 100_000)
    .default(60)
    .describe(
      'Calls an hour of one writer that may end without a credit: nothing to change, the same result again, a failure, a stop. Counted by each server.',
    ),
  FREE_CALLS_PER_ADDRESS: count(1, 1_000_000)
    .default(600)
    .describe('The same, of all writers behind one address together.'),
  LANGUAGETOOL_API: z
    .enum(['off', 'keys', 'open'], 'off, keys or open')
    .optional()
    .describe(
      'Who may check texts by the LanguageTool API at `/v2`: nobody, whoever has an API key, or everybody who reaches this server. Unset: `open` where only this machine can, else `keys`.',
    ),
  AUDIT_DAYS: count(1, 3_650)
    .default(365)
    .describe('Days that the log of sign-ins, changed credentials, keys and administrators’ acts is kept.'),
  CONTACT_ADDRESS: z
    .email('an e-mail address such as hello@example.org')
    .optional()
    .describe(
      'Where writers reach the person who runs this server. With `SMTP_URL`, errors of the server are mailed there, and feedback, which verified administrators get too. Unset: feedback at the host of `PUBLIC_URL`, and nothing is mailed to it.',
    ),
  SECURITY_CONTACT: z
    .union(
      [z.email().transform((address) => `mailto:${address}`), z.url({ protocol: /^https$/ })],
      'an e-mail address, or an https address of a page',
    )
    .optional()
    .describe(
      'Where whoever finds a weakness of this server reports it: said at `/.well-known/security.txt`. Unset: there is no such file.',
    ),
  LANDING_CLAIM: z
    .enum(['true', 'false'], 'true or false')
    .default('false')
    .transform((value) => value === 'true')
    .describe(
      'Whether the landing page makes the claim of the brand file, ‘50,000+ writers’: for a server of which it is true.',
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,500}$/, 'one word of at least 16 characters')
    .optional()
    .describe(
      'What Prometheus sends as a bearer token to read `/metrics`. Unset: only programs on this machine read it, and nobody where `PUBLIC_URL` names another.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('info')
    .describe('Least severe log line that is written. Texts, addresses and tokens are never logged.'),
});

function toAddresses(value: string, fail: () => void): ReadonlySet<string> {
  const addresses = value.split(',').map((part) => part.trim().toLowerCase());
  if (!addresses.every((address) => z.email().safeParse(address).success)) fail();
  return new Set(addresses);
}

function toDomains(value: string, fail: () => void): string[] {
  const domains = value.split(',').map((part) => part.trim().toLowerCase());
  if (!domains.every((domain) => mailDomain.test(domain))) fail();
  return domains;
}

function toBlockList(value: string, fail: () => void): BlockList {
  const list = new BlockList();
  for (const entry of value.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? undefined : Number(prefix);
    if (family === 0 || (bits !== undefined && !isPrefix(bits, family))) {
      fail();
    } else if (bits === undefined) {
      list.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
    } else {
      list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
    }
  }
  return list;
}

function isPrefix(bits: number, family: number): boolean {
  return Number.isInteger(bits) && bits >= 0 && bits <= (family === 6 ? 128 : 32);
}
