import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const inQuery = (cause: unknown) => new Error('Failed query', { cause });

test.each([
  '08006',
  '25006',
  '53300',
  '57P01',
  '57014',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
])('a database that fails with %s cannot be reached', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  expect(isDatabaseUnavailable(inQuery(withCode(code)))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('nor can one of which the driver says %j, without a code', (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true);
  expect(isDatabaseUnavailable(inQuery(new Error(message)))).toBe(true);
});

test.each([withCode('23505'), withCode('42601'), withCode('ENOENT'), new Error('other'), 'text', undefined])(
  'a query that is wrong says nothing of the database: %s',
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
    expect(isDatabaseUnavailable(inQuery(error))).toBe(false);
  },
);
