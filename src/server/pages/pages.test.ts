import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultFacts } from '../../shared/facts.ts';
import { staticPages } from '../../shared/screens.ts';
import type { Pages } from '../http/server.ts';
import { NotBuiltError } from './not-built-error.ts';
import { makePages } from './pages.ts';

let buildDir: string;
const nobody = {
  hasSession: async () => false,
  namesSession: () => false,
  isAdministrator: async () => false,
};
const facts = {
  ...defaultFacts,
  plans: { ...defaultFacts.plans, trialDays: 30 },
  engine: { name: '</script><b>', local: false },
};

beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'draftwell-'));
  await writeFile(join(buildDir, 'index.html'), '<head></head><body><script>go()</script></body>');
  for (const path of staticPages) {
    await mkdir(join(buildDir, path), { recursive: true });
    await writeFile(join(buildDir, path, 'index.html'), `<body>${path}</body>`);
  }
});
afterAll(() => rm(buildDir, { recursive: true }));

async function ask(path: string, hasSession: () => Promise<boolean>, namesSession = false) {
  const visitors = { ...nobody, hasSession, namesSession: () => namesSession };
  const pages = await makePages(buildDir, visitors, () => facts);
  const answer = await pages.answer(new Request(`http://localhost${path}`));
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test('where nothing is built, or a page is missing, it says what to run', async () => {
  const halfBuilt = await mkdtemp(join(tmpdir(), 'draftwell-'));
  await expect(makePages(halfBuilt, nobody, () => facts)).rejects.toThrow(NotBuiltError);
  await writeFile(join(halfBuilt, 'index.html'), '<head></head><body></body>');
  await expect(makePages(halfBuilt, nobody, () => facts)).rejects.toThrow('npm run build');
  await rm(halfBuilt, { recursive: true });
});

test('while the database is away pages can be read, as a visitor', async () => {
  const fail = () => Promise.reject(new Error('no connection'));
  expect(await ask('/privacy', fail)).toMatchObject({ status: 200, html: '<body>/privacy</body>' });
  expect((await ask('/login', fail)).status).toBe(200);
});

test('nobody’s session is looked up for a page that is the same for all', async () => {
  let lookUps = 0;
  const count = async () => {
    lookUps += 1;
    return true;
  };
  for (const path of ['/', '/dashboard', '/nowhere', '/nowhere.png', '/reset-password'])
    await ask(path, count);
  expect(lookUps).toBe(0);
  expect((await ask('/terms', count)).html).toBe('<body data-member>/terms</body>');
  expect(lookUps).toBe(1);
});

test('the policy of a page knows the inline scripts of that page, and no others', async () => {
  const policyOf = async (path: string) =>
    (await ask(path, async () => false)).headers.get('content-security-policy');
  const digest = createHash('sha256').update('go()').digest('base64');
  expect(await policyOf('/')).toContain(`script-src 'self' 'sha256-${digest}';`);
  expect(await policyOf('/terms')).toContain("script-src 'self';");
});

test('a screen knows of its server before its first call, and a page that was built names this server’s figures', async () => {
  const { html } = await ask('/dashboard', async () => false);
  const [, json = ''] =
    /<script type="application\/json" id="server-facts">(.*?)<\/script><\/head>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(facts);
  await writeFile(
    join(buildDir, '/about', 'index.html'),
    '<p><span data-figure="trialDays">14</span> days</p>',
  );
  expect((await ask('/about', async () => false)).html).toContain('>30</span> days');
});

test('a public page names who writes here, and nothing of its name becomes markup', async () => {
  await writeFile(join(buildDir, '/privacy', 'index.html'), '<body><b data-engine="">Embedded</b></body>');
  const { html } = await ask('/privacy', async () => false);
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;, for which they leave this server</b>');
});

test('where nobody can pay, public pages say nothing of paying', async () => {
  for (const [billing, isMarked] of [
    ['off', true],
    ['unset', true],
    ['stripe', false],
    ['sandbox', false],
  ] as const) {
    const pages = await makePages(buildDir, nobody, () => ({ ...facts, billing }));
    const html = await (await pages.answer(new Request('http://localhost/terms'))).text();
    expect(html.includes('<body data-no-payment'), billing).toBe(isMarked);
  }
});

test('a screen asks at once for the scripts that it needs', async () => {
  await writeFile(join(buildDir, 'preloads.json'), '{"/settings":["/assets/a.js","/assets/b.js"]}');
  const { html } = await ask('/settings', async () => false);
  const asked = (page: string) => [...page.matchAll(/rel="modulepreload" crossorigin href="([^"]*)"/g)];
  expect(asked(html).map(([, href]) => href)).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(asked((await ask('/nowhere', async () => false)).html)).toEqual([]);
});

test('who names a session sees the editor before the app runs, and nobody else does', async () => {
  await writeFile(join(buildDir, 'preloads.json'), '{"/":[],"/improve-text":[],"/settings":[]}');
  const showsEditor = async (path: string, namesSession: boolean) =>
    (await ask(path, async () => false, namesSession)).html.includes('<body data-editor>');
  expect(await showsEditor('/', true)).toBe(true);
  expect(await showsEditor('/improve-text', true)).toBe(true);
  expect(await showsEditor('/', false)).toBe(false);
  expect(await showsEditor('/settings', true)).toBe(false);
  expect(await showsEditor('/nowhere', true)).toBe(false);
});

test('search engines learn the one address of a public page where the operator says it', async () => {
  const read = async (pages: Pages, path: string) =>
    (await pages.answer(new Request(`http://localhost${path}`))).text();
  const head = '<head></head><body></body>';
  await writeFile(join(buildDir, '/chrome-extension', 'index.html'), head);
  const placed = await makePages(buildDir, nobody, () => facts, { publicUrl: 'https://write.example.org' });
  expect(await read(placed, '/chrome-extension')).toContain(
    '<link rel="canonical" href="https://write.example.org/chrome-extension"/>',
  );
  expect(await read(placed, '/sitemap.xml')).toContain('<loc>https://write.example.org/landing</loc>');
  expect(await read(placed, '/robots.txt')).toContain('Sitemap: https://write.example.org/sitemap.xml');
  const local = await makePages(buildDir, nobody, () => facts);
  expect(await read(local, '/chrome-extension')).toBe(head);
  expect(await read(local, '/robots.txt')).not.toContain('Sitemap');
  expect((await local.answer(new Request('http://localhost/sitemap.xml'))).status).toBe(404);
});

test('how to report a weakness is said where the operator says whom to tell, and nowhere else', async () => {
  const site = {
    publicUrl: 'https://write.example.org/writing',
    clock: () => new Date('2026-11-24T10:00:00Z'),
  };
  const path = '/.well-known/security.txt';
  const pages = await makePages(buildDir, nobody, () => facts, {
    ...site,
    securityContact: 'mailto:security@example.org',
  });
  const answer = await pages.answer(new Request(`http://localhost${path}`));
  expect(answer.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    'Expires: 2027-05-23T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://write.example.org/.well-known/security.txt',
    '',
  ]);
  const silent = await makePages(buildDir, nobody, () => facts, site);
  expect((await silent.answer(new Request(`http://localhost${path}`))).status).toBe(404);
});

test('a page comes as small as the browser takes it, and the same', async () => {
  const pages = await makePages(buildDir, nobody, () => facts);
  const fetchAs = async (encodings: string) => {
    const headers = { 'accept-encoding': encodings };
    return pages.answer(new Request('http://localhost/terms', { headers }));
  };
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encodings, chosen] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
  ] as const) {
    const answer = await fetchAs(encodings);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      chosen,
      'accept-encoding',
    ]);
    expect(unpacked[chosen](await answer.bytes()).toString()).toBe('<body>/terms</body>');
  }
  const plain = await fetchAs('identity');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, '<body>/terms</body>']);
});

test('while a page is compressed for the first who asks, others are answered', async () => {
  const pages = await makePages(buildDir, nobody, () => facts);
  const answered: string[] = [];
  const fetchAs = async (encodings: string) => {
    const headers = { 'accept-encoding': encodings };
    await pages.answer(new Request('http://localhost/terms', { headers }));
    answered.push(encodings);
  };
  await Promise.all([fetchAs('br'), fetchAs('identity')]);
  expect(answered).toEqual(['identity', 'br']);
});
