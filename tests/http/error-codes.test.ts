import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../src/shared/contract/operations.ts';
import { catalogue, type ErrorCode } from '../../src/shared/errors.ts';
import { callsPerMinuteOfApiKey } from '../../src/shared/limits.ts';
import { scopes } from '../../src/shared/scopes.ts';
import { makeApiKey, signUp, type TestWriter } from '../kit/caller.ts';
import { findFailure, type OperationFailure } from '../kit/operations.ts';
import { withoutDatabase, withoutTable } from '../kit/outage.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { oversize, sendHead } from '../kit/raw-request.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

/** What is wrong with a request, or with the server, before any call has looked at it: one way for all calls. */

let product: TestProduct;
let writer: TestWriter;

beforeAll(async () => {
  product = await startProduct({ database: 'postgres', engine: makeScriptedEngine() });
  writer = await signUp(product.url);
});
afterAll(() => product.stop());

const send = (route: string, headers: Record<string, string>, body?: string) =>
  findFailure(product.url, { route, writer, headers, ...(body === undefined ? {} : { body }) });

/** Calls that ask neither who calls nor anything else: nothing in them can fail unforeseen. */
const askNothing: Partial<Record<ErrorCode, Record<string, string>>> = {
  INTERNAL_ERROR: {
    'GET /api/health': 'it answers a constant',
    'GET /api/ready': 'whatever fails in it is the database or the engine, and has the code of that part',
  },
};

/** Expects it of each call that declares the code, and of no other. */
async function expectOfAll(
  code: ErrorCode,
  provoke: (route: string) => Promise<OperationFailure>,
): Promise<void> {
  const { status, retryable } = catalogue[code];
  const declared = operations.filter(({ codes }) => codes.includes(code));
  for (const { route } of declared) {
    if (askNothing[code]?.[route] !== undefined) continue;
    const failure = await provoke(route);
    expect({ route, ...failure }).toMatchObject({ route, status, body: { code, status, retryable } });
  }
}

describe('ERR-09: every call that can be refused before it begins says', () => {
  test('INVALID_REQUEST', () =>
    expectOfAll('INVALID_REQUEST', (route) => send(route, { 'idempotency-key': 'x'.repeat(201) })));

  test('REQUEST_TOO_LARGE', () =>
    expectOfAll('REQUEST_TOO_LARGE', (route) => sendHead(product.url, route, oversize)));

  test('AUTH_EXPIRED', () =>
    expectOfAll('AUTH_EXPIRED', (route) => send(route, { authorization: 'Bearer none' })));

  test('INVALID_API_KEY', () =>
    expectOfAll('INVALID_API_KEY', (route) => send(route, { authorization: 'Bearer dw_none' })));

  test('INSUFFICIENT_SCOPE', async () => {
    const keys = new Map<string | undefined, string>();
    for (const scope of scopes) {
      const others = scopes.filter((other) => other !== scope);
      keys.set(scope, (await makeApiKey(product.url, writer, { scopes: others })).key);
    }
    const { key: whole } = await makeApiKey(product.url, writer, { scopes });
    const scopeOf = new Map(operations.map(({ route, scope }) => [route, scope]));
    await expectOfAll('INSUFFICIENT_SCOPE', (route) =>
      send(route, { authorization: `Bearer ${keys.get(scopeOf.get(route)) ?? whole}` }),
    );
  });

  test('API_KEY_RATE_LIMITED', async () => {
    const { caller, key } = await makeApiKey(product.url, writer, { scopes: ['account'] });
    for (let call = 0; call < callsPerMinuteOfApiKey; call += 1)
      expect((await caller.get('/api/credits')).status).toBe(200);
    await expectOfAll('API_KEY_RATE_LIMITED', (route) => send(route, { authorization: `Bearer ${key}` }));
  });

  test('FOREIGN_ORIGIN', () =>
    expectOfAll('FOREIGN_ORIGIN', (route) => send(route, { origin: 'https://evil.example' })));

  test('UNSUPPORTED_MEDIA_TYPE', () =>
    expectOfAll('UNSUPPORTED_MEDIA_TYPE', (route) => send(route, { 'content-type': 'text/plain' }, 'words')));
});

test('F-71 ERR-09: INTERNAL_ERROR is what every call says of what nobody foresaw', () =>
  withoutTable(product, 'session', () => expectOfAll('INTERNAL_ERROR', (route) => send(route, {}))));

test('ERR-09: STORAGE_UNAVAILABLE is what every call that asks the database says while it is gone', () =>
  withoutDatabase(product, () => expectOfAll('STORAGE_UNAVAILABLE', (route) => send(route, {}))));
