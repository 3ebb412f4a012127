import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHandedText } from '../../src/shared/handed-text.ts';
import { administratorScreens, listScreens, staticPages, visitorPages } from '../../src/shared/screens.ts';
import { buildDir } from '../kit/build.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const engine = makeScriptedEngine();
let product: TestProduct;
let writer: TestWriter;

beforeAll(async () => {
  product = await startProduct({ database: 'embedded', engine });
  writer = await signUp(product.url);
});
afterAll(() => product.stop());

const assets = readdirSync(join(buildDir, 'assets')).map((name) => `/assets/${name}`);
const [script = ''] = assets.filter((path) => path.endsWith('.js'));
const [style = ''] = assets.filter((path) => path.endsWith('.css'));
const forAdministrators: ReadonlySet<string> = new Set(administratorScreens);
const enhancePath = '/api/functions/enhance-text-v2';

interface Ask extends RequestInit {
  path: string;
  /** With the session cookie, or with the access token. */
  as?: 'cookie' | 'token';
  /** Sent as JSON. */
  body?: string;
}

const text = JSON.stringify({ action: 'improve', original_text: 'please read this.' });

/** Every kind of answer that there is: what is asked, and the status that makes it this kind. */
const kinds: [name: string, ask: Ask, status: number][] = [
  ...[...listScreens()].map((path): [string, Ask, number] => [
    `the page ${path}`,
    { path },
    forAdministrators.has(path) ? 404 : 200,
  ]),
  ['a page that is none', { path: '/nowhere' }, 404],
  ['a file that is none', { path: '/nowhere.png' }, 404],
  ['a page asked for by HEAD', { path: '/landing', method: 'HEAD' }, 200],
  ['a page that is posted to', { path: '/about', method: 'POST', body: '{}' }, 404],
  ['a script', { path: script }, 200],
  ['the service worker', { path: '/service-worker.js' }, 200],
  ['what robots are told', { path: '/robots.txt' }, 200],
  ['a style', { path: style }, 200],
  ['a script that is none', { path: '/assets/gone-12345678.js' }, 404],
  ['a redirect', { path: '/landing', as: 'cookie', redirect: 'manual' }, 302],
  ['a public call', { path: '/api/health' }, 200],
  ['the document of the calls', { path: '/api/openapi.json' }, 200],
  ['a call with a token', { path: '/api/credits', as: 'token' }, 200],
  ['a call without a token', { path: '/api/credits' }, 401],
  ['a call that is none', { path: '/api/nothing-here', as: 'token' }, 404],
  ['a body that is none', { path: enhancePath, method: 'POST', as: 'token', body: '{"half":' }, 400],
  ['a body too large', { path: enhancePath, method: 'POST', as: 'token', body: 'x'.repeat(300_000) }, 413],
  [
    'a body of another type',
    { path: enhancePath, method: 'POST', as: 'token', body: 'x', headers: { 'content-type': 'text/plain' } },
    415,
  ],
  [
    'a call from another origin',
    {
      path: enhancePath,
      method: 'POST',
      as: 'token',
      body: text,
      headers: { origin: 'https://evil.example' },
    },
    403,
  ],
  ['a result', { path: enhancePath, method: 'POST', as: 'token', body: text }, 200],
  [
    'a stream',
    { path: enhancePath, method: 'POST', as: 'token', body: text, headers: { accept: 'text/event-stream' } },
    200,
  ],
  ['a session', { path: '/api/auth/get-session', as: 'cookie' }, 200],
  ['a token of nobody', { path: '/api/auth/token' }, 401],
  ['an account route that is closed', { path: '/api/auth/update-user', method: 'POST', body: '{}' }, 404],
];

function ask({ path, as, headers, ...rest }: Ask, url = product.url): Promise<Response> {
  const identity =
    as === 'cookie'
      ? { cookie: writer.cookie }
      : as === 'token'
        ? { authorization: `Bearer ${writer.token}` }
        : {};
  const type = rest.body === undefined ? {} : { 'content-type': 'application/json' };
  return fetch(url + path, { ...rest, headers: { ...type, ...identity, ...headers } });
}

function readDirective(policy: string, name: string): string {
  return new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? '';
}

function expectSafeHeaders({ headers }: Response, path: string, name: string): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(readDirective(policy, 'script-src'), name).toMatch(/^'self'( 'sha256-[\w+/]+=*')*$/);
  expect(readDirective(policy, 'default-src'), name).toBe("'self'");
  expect(policy, name).not.toContain('unsafe-eval');
  for (const directive of ['frame-ancestors', 'object-src', 'base-uri'])
    expect(readDirective(policy, directive), `${directive} of ${name}`).toBe("'none'");
  expect(headers.get('x-content-type-options'), name).toBe('nosniff');
  expect(headers.get('referrer-policy'), name).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  if (path.startsWith('/api/')) expect(headers.get('cache-control'), name).toBe('no-store');
}

test('F-69 every kind of answer leaves with the headers that it should', async () => {
  for (const [name, asked, status] of kinds) {
    const answer = await ask(asked);
    await answer.arrayBuffer();
    expect(answer.status, name).toBe(status);
    expectSafeHeaders(answer, asked.path, name);
    // Over http there is no https to stay with.
    expect(answer.headers.get('strict-transport-security'), name).toBeNull();
  }
  engine.play(() => {
    throw new TypeError('secret details');
  });
  const unforeseen = await ask({ path: enhancePath, method: 'POST', as: 'token', body: text });
  expect(unforeseen.status).toBe(500);
  expectSafeHeaders(unforeseen, enhancePath, 'what nobody foresaw');

  const environment = { PUBLIC_URL: 'https://write.example.org' };
  const secure = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    for (const path of ['/landing', '/nowhere', script, '/api/health', '/api/credits', '/api/auth/token']) {
      const answer = await ask({ path }, secure.url);
      expectSafeHeaders(answer, path, path);
      const [, seconds] = /^max-age=(\d+)/.exec(answer.headers.get('strict-transport-security') ?? '') ?? [];
      expect(Number(seconds), path).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    }
  } finally {
    await secure.stop();
  }
});

test('a screen is kept apart from who opened it; a public page has nothing to keep, and starts faster', async () => {
  const policyOf = async (path: string) => (await ask({ path })).headers.get('cross-origin-opener-policy');
  for (const path of ['/', '/login', '/nowhere']) expect(await policyOf(path), path).toBe('same-origin');
  for (const path of ['/landing', '/privacy']) expect(await policyOf(path), path).toBe('unsafe-none');
});

test('the address of a reset link goes neither to another page nor into a cache', async () => {
  const { headers } = await ask({ path: '/reset-password?access_token=a&refresh_token=r' });
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a text that is shared before the service worker runs is handed back in a fragment, and what cannot be read is said', async () => {
  const share = (body: BodyInit) => fetch(`${product.url}/share`, { method: 'POST', body });
  const form = new FormData();
  form.set('title', '“Tom & Ann”');
  form.set('text', '<script>alert(1)</script>" 100 %');
  const answer = await share(form);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).not.toContain('alert(1)<');
  const [, address = ''] = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(page) ?? [];
  const { pathname, search, hash } = new URL(address.replaceAll('&#39;', "'"), product.url);
  expect([pathname, search]).toEqual(['/improve-text', '']);
  expect(readHandedText(hash)).toBe('“Tom & Ann”\n\n<script>alert(1)</script>" 100 %');

  for (const unread of ['no form', new FormData()]) {
    const refusal = await share(unread);
    expect(refusal.status).toBe(400);
    expect(await refusal.text()).toContain('It is still where you shared it from');
  }
});

describe('pages', () => {
  test.each([
    '/nowhere',
    '/login/again',
    '/index.html',
    '/about.html',
    '/sitemap.xml',
    '/.env',
    '/%00',
    '/%E0%A4',
  ])('%s is no page: the status says so, and the app is there to say it in words', async (path) => {
    const answer = await ask({ path });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<script type="module"');
  });

  test('a new release of the service worker is found at once, and hashed files never change', async () => {
    const cacheOf = async (path: string) => (await ask({ path })).headers.get('cache-control');
    expect(await cacheOf('/service-worker.js')).toBe('no-cache');
    expect(await cacheOf('/manifest.webmanifest')).toBe('no-cache');
    expect(await cacheOf(script)).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/login/', '/Login', '/TERMS', '/about?name=x'])(
    '%s is the page that it means',
    async (path) => {
      expect((await ask({ path })).status).toBe(200);
    },
  );

  test.each(staticPages)('%s is words, and no script of the app', async (path) => {
    const html = await (await ask({ path })).text();
    expect(html).toContain('<h1');
    expect(html).not.toMatch(/<script[^>]*(src|type="module")/);
    expect(html).not.toContain('modulepreload');
  });

  test.each(visitorPages)('%s sends who is signed in on to the dashboard', async (path) => {
    expect((await ask({ path })).status).toBe(200);
    const answer = await ask({ path, as: 'cookie', redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a reset link opens whoever is signed in', async () => {
    expect((await ask({ path: '/reset-password', as: 'cookie', redirect: 'manual' })).status).toBe(200);
  });

  test('who is signed in reads the same words, with the way to the dashboard', async () => {
    const visitor = await (await ask({ path: '/terms' })).text();
    const member = await (await ask({ path: '/terms', as: 'cookie' })).text();
    expect(visitor).not.toContain('<body data-member');
    expect(member.replace('<body data-member', '<body')).toBe(visitor);
  });
});
