import { expect, test } from 'vitest';
import { readConfig, SettingError } from './config.ts';

test('an empty environment is a whole configuration, and empty counts as unset', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: 'data', ENGINE: 'embedded' });
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
])('F-65 %s=%s is refused by name, without its value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingError);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} is wrong: it has to be .+\\.$`),
  );
  expect(() => readConfig({ [name]: value })).not.toThrow(value);
});
