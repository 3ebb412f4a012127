import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicCalls } from '../../src/server/app/api.ts';
import { postJson, signUp } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const engine = makeScriptedEngine();
let product: TestProduct;
let document: Document;

beforeAll(async () => {
  product = await startProduct({ database: 'embedded', engine });
  document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as Document;
});
afterAll(() => product.stop());

test('the document of the API names every call, with its answers', () => {
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/credits', '/functions/enhance-text-v2', '/health', '/profile', '/ready']),
  );
  for (const operations of Object.values(document.paths)) {
    for (const { responses } of Object.values(operations))
      expect(Object.keys(responses)).toEqual(['200', 'default']);
  }
  expect(document.paths['/health']?.get).toMatchObject({ security: [] });
});

test('AUTH-19 every call that is not listed as public answers 401 without a token', async () => {
  let walked = 0;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of Object.keys(operations)) {
      const name = `${method.toUpperCase()} /api${path}`;
      if (publicCalls.has(name)) continue;
      const body = method === 'get' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      const answer = await fetch(`${product.url}/api${path}`, { method: method.toUpperCase(), ...body });
      expect(answer.status, name).toBe(401);
      walked += 1;
    }
  }
  expect(walked).toBeGreaterThanOrEqual(4);
});

test('health tells of the process, ready of database and engine', async () => {
  const health = await fetch(`${product.url}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await fetch(`${product.url}/api/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('ready answers 503 with the code of the part that cannot serve', async () => {
  const broken = { ...makeScriptedEngine(), ready: () => Promise.reject(new Error('no linter')) };
  const other = await startProduct({ database: 'embedded', engine: broken });
  try {
    const answer = await fetch(`${other.url}/api/ready`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'ENGINE_UNAVAILABLE', retryable: true });
  } finally {
    await other.stop();
  }
});

test('ERR-09 an address that no call has answers 404 in the form of every error', async () => {
  const writer = await signUp(product.url);
  const { status, body } = await writer.get('/api/nothing-here');
  expect([status, body]).toEqual([
    404,
    expect.objectContaining({ code: 'NOT_FOUND', status: 404, retryable: false }),
  ]);
});

test('F-69 every kind of answer carries the headers that it should', async () => {
  for (const path of [
    '/landing',
    '/',
    '/api/health',
    '/api/credits',
    '/api/auth/get-session',
    '/nowhere.png',
  ]) {
    const { headers } = await fetch(product.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toContain("'self'");
    expect(scripts, path).not.toMatch(/unsafe/);
    for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy, path).toContain(directive);
    }
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBeTruthy();
    if (path.startsWith('/api/')) expect(headers.get('cache-control'), path).toBe('no-store');
  }
});

test('F-69 AUTH-19 behind https the cookie is Secure, and browsers are told to stay with https', async () => {
  const environment = { PUBLIC_URL: 'https://write.example.org' };
  const secure = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    const landing = await fetch(`${secure.url}/landing`);
    expect(landing.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    const answer = await postJson(
      secure.url,
      '/api/auth/sign-up/email',
      { name: 'A', email: 'secure@example.org', password: 'correct horse', country: 'GB' },
      { headers: { origin: 'https://write.example.org' } },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure/i);
    const foreign = await postJson(
      secure.url,
      '/api/auth/sign-in/email',
      {},
      { headers: { origin: secure.url } },
    );
    expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([403, 'no-store']);
  } finally {
    await secure.stop();
  }
});

test('F-71 an exception that nobody foresaw answers the sentence for it, and the process lives', async () => {
  const writer = await signUp(product.url);
  engine.play(() => {
    throw new TypeError('secret details');
  });
  const { status, body } = await writer.improve('Some words.');
  expect([status, body.code]).toEqual([500, 'INTERNAL_ERROR']);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
});

test('ROUTE-01 ROUTE-03 a signed-in visitor is sent on to the dashboard by the server', async () => {
  const { cookie } = await signUp(product.url);
  for (const path of ['/landing', '/login', '/signup']) {
    const visitor = await fetch(product.url + path, { redirect: 'manual' });
    expect(visitor.status, path).toBe(200);
    const answer = await fetch(product.url + path, { headers: { cookie }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/dashboard']);
  }
});
