import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicCalls } from '../../src/server/http/api.ts';
import { operations } from '../../src/shared/contract/operations.ts';
import { catalogue } from '../../src/shared/errors.ts';
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

test('ERR-09: the document of the API names every call, with its answers and the codes of each status', () => {
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/credits', '/functions/enhance-text-v2', '/health', '/profile', '/ready']),
  );
  for (const { route, codes } of operations) {
    const [method = '', path = ''] = route.split(' /api');
    const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
    const statuses = new Set(codes.map((code) => catalogue[code].status));
    expect([route, Object.keys(responses)]).toEqual([route, ['200', ...[...statuses].map(String).sort()]]);
    for (const status of statuses) {
      const ofStatus = codes.filter((code) => catalogue[code].status === status);
      expect(responses[status], route).toMatchObject({
        content: { 'application/json': { schema: { properties: { code: { enum: ofStatus } } } } },
      });
    }
  }
  expect(document.paths['/health']?.get).toMatchObject({ security: [] });
});

/** Account routes that somebody without a session has a use for. Each checks what it is given. */
const openRoutes = [
  ...['sign-up/email', 'sign-in/email', 'sign-out', 'send-verification-email', 'verify-email'],
  ...['check-verification', 'forgot-password', 'check-reset', 'reset-password'],
  ...['check-sign-up', 'sign-in/second-factor', 'sign-in/passkey', 'sign-in/passkey/begin'],
].map((path) => `POST /api/auth/${path}`);
openRoutes.push('GET /api/auth/get-session', 'GET /api/auth/verify-email');

function callWithoutToken(route: string): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
  return fetch(product.url + path, { method, redirect: 'manual', ...body });
}

test('AUTH-19 every route that is not listed as public answers 401 without a session, the account routes too', async () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  expect(product.routes).toEqual(expect.arrayContaining([...described, ...openRoutes]));
  const known = [...publicCalls, ...openRoutes, 'GET /api/openapi.json', 'GET /api/docs'];
  const closed = product.routes.filter((route) => !known.includes(route));
  // A payment provider shows a signature instead, and the sandbox has none.
  const webhook = 'POST /api/billing/webhook';
  const wrong: [string, number][] = [];
  for (const route of closed) {
    const { status } = await callWithoutToken(route);
    if (status !== (route === webhook ? 404 : 401)) wrong.push([route, status]);
  }
  expect(wrong).toEqual([]);
  expect(closed).toEqual(expect.arrayContaining([webhook, 'GET /api/auth/token']));
});

test('AUTH-19 of the open routes none lets anybody in for nothing, and there is no other way in', async () => {
  for (const route of openRoutes) {
    const cookies = (await callWithoutToken(route)).headers.getSetCookie();
    expect(
      cookies.filter((cookie) => /session_token=[^;]/.test(cookie)),
      route,
    ).toEqual([]);
  }
  for (const path of ['/api/metrics', '/api/admin', '/api/auth/ok'])
    expect((await fetch(product.url + path)).status, path).toBeOneOf([401, 404]);
});

test('health tells of the process, ready of database and engine', async () => {
  const health = await fetch(`${product.url}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await fetch(`${product.url}/api/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('balancers that ask by HEAD hear what GET says', async () => {
  const writer = await signUp(product.url);
  const headers = { authorization: `Bearer ${writer.token}` };
  for (const path of ['/api/health', '/api/ready', '/api/openapi.json', '/api/credits', '/api/events']) {
    const answer = await fetch(product.url + path, { method: 'HEAD', headers });
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, '']);
  }
  const statusOf = async (path: string) => (await fetch(product.url + path, { method: 'HEAD' })).status;
  expect([await statusOf('/api/health'), await statusOf('/api/ready')]).toEqual([200, 200]);
  expect([await statusOf('/api/credits'), await statusOf('/api/auth/get-session')]).toEqual([401, 404]);
});

/** What the server says to bytes that no client of the platform would send. @returns the status line */
async function sendRaw(head: string): Promise<string> {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${head}\r\nconnection: close\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString().split('\r\n')[0] ?? '';
}

test.each([
  ['TRACE of a call', 'TRACE /api/credits HTTP/1.1\r\nhost: localhost', 404],
  ['TRACE of an account route', 'TRACE /api/auth/get-session HTTP/1.1\r\nhost: localhost', 404],
  ['a request with two hosts', 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nHost: evil.example', 400],
  ['a page with twice the same host', 'GET /landing HTTP/1.1\r\nhost: localhost\r\nhost: localhost', 400],
])('F-71 %s is refused, and is no unforeseen error', async (_, head, status) => {
  expect(await sendRaw(head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
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
