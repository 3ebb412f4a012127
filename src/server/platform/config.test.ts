import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '../../shared/plans.ts';
import { readConfig } from './config.ts';
import { secretSettings } from './secret-files.ts';
import { SettingError } from './setting-error.ts';
import { settings } from './settings.ts';

test('an empty environment is a whole configuration, and empty counts as unset', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: 'data' });
  expect(config.ENGINE).toBeUndefined();
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(config);
});

test('a public address is kept as an origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://write.example.org/' }).PUBLIC_URL).toBe(
    'https://write.example.org',
  );
});

test('verification is required once there is a mail server, unless the setting says otherwise', () => {
  const SMTP_URL = 'smtp://mail.example.org:25';
  const isRequired = (environment: Record<string, string>) =>
    readConfig(environment).REQUIRE_EMAIL_VERIFICATION;
  expect(isRequired({})).toBe(false);
  expect(isRequired({ SMTP_URL })).toBe(true);
  expect(isRequired({ SMTP_URL, REQUIRE_EMAIL_VERIFICATION: 'false' })).toBe(false);
  expect(isRequired({ REQUIRE_EMAIL_VERIFICATION: 'true' })).toBe(true);
});

test('mails come from the host of the public address unless a sender is set', () => {
  expect(readConfig({ PUBLIC_URL: 'https://write.example.org' }).MAIL_FROM).toBe(
    'Draftwell <no-reply@write.example.org>',
  );
  for (const sender of ['desk@example.org', 'The Desk <desk@example.org>'])
    expect(readConfig({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
});

test.each([
  ['SMTP_URL', 'http://user:hunter2@mail.example.org'],
  ['SMTP_URL', 'smtp:mail.example.org'],
  ['MAIL_FROM', 'desk@example.org\nBcc: all@example.org'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['REQUIRE_EMAIL_VERIFICATION', 'maybe'],
  ['PORT', '3000.5'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, nowhere'],
  ['TRUSTED_PROXIES', '::1/200'],
  ['SECRET', 'x'.repeat(31)],
  ['ENGINE', 'magic'],
  ['ENGINE_MODEL', 'two words'],
  ['ANTHROPIC_BASE_URL', 'http://169.254.169.254/latest'],
  ['OPENAI_BASE_URL', 'http://[fe80::1]:8080/v1'],
  ['OPENAI_BASE_URL', 'http://2852039166/v1'],
  ['OPENAI_BASE_URL', 'http://[::ffff:169.254.169.254]/v1'],
  ['OLLAMA_BASE_URL', 'http://metadata.google.internal/'],
  ['OLLAMA_BASE_URL', 'file:///etc/passwd'],
  ['OPENAI_API_KEY', 'a key'],
  ['BILLING', 'paypal'],
  ['STRIPE_API_BASE', 'stripe.example'],
  ['FREE_DAILY_CREDITS', '-1'],
  ['PREMIUM_PRICE', 'five'],
  ['TRIAL_DAYS', '1000'],
  ['CONTACT_ADDRESS', 'nobody'],
  ['OIDC_DISCOVERY_URL', 'http://id.example.org/.well-known/openid-configuration'],
  ['OIDC_DISCOVERY_URL', 'https://id.example.org'],
  ['PASSWORD_SIGN_IN', 'never'],
  ['DATABASE_POOL', '5000'],
  ['DATABASE_LISTEN_URL', 'localhost:5432'],
])('F-65 %s=%s is refused by name, without its value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingError);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong: it has to be .+\\.$`),
  );
  expect(() => readConfig({ [name]: value })).not.toThrow(value);
});

test('BILL-14 the sandbox takes payment by itself on loopback only; Stripe does with its three keys', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_PRICE_ID: 'price' };
  const modeOf = (environment: Record<string, string>) => readConfig(environment).billing;
  expect(modeOf({})).toBe('sandbox');
  expect(modeOf({ HOST: '0.0.0.0' })).toBe('unset');
  expect(modeOf({ PUBLIC_URL: 'https://write.example.org' })).toBe('unset');
  expect(modeOf({ PUBLIC_URL: 'https://write.example.org', BILLING: 'sandbox' })).toBe('sandbox');
  expect(modeOf({ BILLING: 'off' })).toBe('off');
  expect(modeOf(keys)).toBe('stripe');
  expect(modeOf({ ...keys, BILLING: 'off' })).toBe('off');
  const { STRIPE_PRICE_ID: _, ...incomplete } = keys;
  for (const environment of [incomplete, { BILLING: 'stripe' }])
    expect(() => readConfig(environment)).toThrow(/^The setting STRIPE_\w+ is missing: Stripe needs /);
});

test('a server without passwords needs a provider to sign in at, and that all of its settings', () => {
  const oidc = {
    OIDC_DISCOVERY_URL: 'http://localhost:9000/.well-known/openid-configuration',
    OIDC_CLIENT_ID: 'draftwell',
    OIDC_CLIENT_SECRET: 'secret',
  };
  expect(readConfig({ ...oidc, PASSWORD_SIGN_IN: 'off' })).toMatchObject({
    hasPasswords: false,
    oidc: { name: 'localhost' },
  });
  expect(readConfig({})).toMatchObject({ hasPasswords: true, oidc: undefined });
  expect(() => readConfig({ PASSWORD_SIGN_IN: 'off' })).toThrow(/there is no other way in: it needs OIDC_/);
  const { OIDC_CLIENT_SECRET: _, ...incomplete } = oidc;
  expect(() => readConfig(incomplete)).toThrow(/^The setting OIDC_CLIENT_SECRET is missing: /);
});

test('the figures of the plans are the operator’s to set', () => {
  expect(readConfig({}).plans).toEqual(defaultPlans);
  expect(
    readConfig({ FREE_DAILY_CREDITS: '3', PREMIUM_PRICE: '12.50', TRIAL_DAYS: '0' }).plans,
  ).toMatchObject({
    free: { creditsPerDay: 3 },
    monthlyPriceCents: 1250,
    trialDays: 0,
  });
});

function writeSecret(secret: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'draftwell-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, secret);
  return path;
}

test('each secret may stand in a file, whose last line end is none of it', () => {
  const secret = 'x'.repeat(32);
  expect(readConfig({ SECRET_FILE: writeSecret(`${secret}\n`) }).SECRET).toBe(secret);
  const SMTP_URL_FILE = writeSecret('smtp://desk:hunter2@mail.example.org:587');
  expect(readConfig({ SMTP_URL_FILE }).SMTP_URL).toBe('smtp://desk:hunter2@mail.example.org:587');
  expect(secretSettings.every((name) => name in settings.shape)).toBe(true);
});

test('F-65 a secret in a file that is missing, empty or wrong, or given twice, is refused by name, without its value', () => {
  const refusal = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
    } catch (error) {
      return error instanceof SettingError ? error.message : undefined;
    }
  };
  const isNoFile =
    'The setting SECRET_FILE is wrong: it has to be a file that this server may read, and that is not empty.';
  expect(refusal({ SECRET_FILE: '/nowhere' })).toBe(isNoFile);
  expect(refusal({ SECRET_FILE: writeSecret('\n') })).toBe(isNoFile);
  expect(refusal({ SECRET_FILE: writeSecret('hunter2') })).toBe(
    'The setting SECRET is wrong: it has to be at least 32 characters.',
  );
  expect(refusal({ SECRET_FILE: writeSecret('x'.repeat(32)), SECRET: 'y'.repeat(32) })).toBe(
    'The settings SECRET and SECRET_FILE are both there: one of them is enough.',
  );
});

test('where nobody can pay, the one plan has all that does not cost credits', () => {
  const { free, paid } = readConfig({ BILLING: 'off', FREE_DAILY_CREDITS: '7' }).plans;
  expect(free).toEqual({ ...paid, name: 'Free', creditsPerDay: 7, creditsPerMonth: 0 });
});

test('past a pooler there is PostgreSQL itself, and statements are prepared where the pooler is said to keep them', () => {
  const url = 'postgres://pooler:6432/texts';
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({
    directDatabaseUrl: url,
    hasPreparedStatements: true,
  });
  const both = { DATABASE_URL: url, DATABASE_LISTEN_URL: 'postgres://db:5432/texts' };
  expect(readConfig(both)).toMatchObject({
    directDatabaseUrl: both.DATABASE_LISTEN_URL,
    hasPreparedStatements: false,
  });
  expect(readConfig({ ...both, DATABASE_PREPARED: 'on' }).hasPreparedStatements).toBe(true);
  expect(() => readConfig({ DATABASE_LISTEN_URL: url })).toThrow(/^The setting DATABASE_URL is missing/);
});
