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

test.each([
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
