import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticPages } from '../../src/shared/screens.ts';
import { followLink, makeApiKey, password, postJson, signUp } from '../kit/caller.ts';
import { checkByForm } from '../kit/languagetool.ts';
import { type OidcProduct, startOidcProduct } from '../kit/oidc-product.ts';
import { comeBack, goToProvider } from '../kit/oidc-provider.ts';
import { findFreePort } from '../kit/postgres.ts';
import { startProduct } from '../kit/product.ts';
import { type PaidProduct, startPaidProduct, toSessionId } from '../kit/stripe/product.ts';

const basePath = '/writing';

/** Where the product is for people, and where a proxy reaches it that cuts the path off. */
async function place() {
  const PORT = String(await findFreePort());
  const root = `http://localhost:${PORT}`;
  return { root, home: root + basePath, environment: { PORT, PUBLIC_URL: `${root + basePath}/` } };
}

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** All that a page loads, and where it leads within this server. */
function listAddresses(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)];
  const styles = [...html.matchAll(/url\("?([^")]*)"?\)/g)];
  return [...attributes, ...styles]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith('/'));
}

describe('FLEET-10 under a path of its host', () => {
  let oidc: OidcProduct;
  let root: string;
  let home: string;

  beforeAll(async () => {
    const placed = await place();
    ({ root, home } = placed);
    oidc = await startOidcProduct('embedded', placed.environment);
    oidc.provider.register(home);
  }, 120_000);
  afterAll(() => oidc.stop());

  test.each(['with the path', 'without it'])('FLEET-10 a proxy may send on what comes %s', async (form) => {
    const url = form === 'without it' ? root : home;
    expect((await read(`${url}/api/health`)).status).toBe(200);
    expect((await read(`${url}/terms`)).text).toContain(`href="${basePath}/privacy"`);
    const writer = await signUp(url);
    expect((await writer.improve('a text')).status).toBe(200);
    expect((await writer.stream('a text')).status).toBe(200);
  });

  test('FLEET-10 without its slash, the path leads to the page of the app', async () => {
    const answer = await read(`${home}?from=mail`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${basePath}/?from=mail`]);
  });

  test('FLEET-10 every address in a page lies under the path and answers, and so does what a style loads', async () => {
    const pages = ['/', '/improve-text', '/login', ...staticPages];
    const addresses = new Set<string>();
    for (const page of pages) {
      const { status, text } = await read(home + page);
      expect([page, status]).toEqual([page, 200]);
      for (const address of listAddresses(text)) addresses.add(address.replace(/#.*/, ''));
    }
    expect(addresses.size).toBeGreaterThan(20);
    for (const address of addresses) {
      expect(address).toMatch(/^\/writing\//);
      expect(`${(await read(root + address)).status} ${address}`).toMatch(/^(200|302) /);
    }
    const sheets = [...addresses].filter((address) => address.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const fonts = [...(await read(root + sheet)).text.matchAll(/url\("?([^")]*\.woff2)/g)];
      expect(fonts.length).toBeGreaterThan(0);
      for (const [, font = ''] of fonts)
        expect((await read(new URL(font, root + sheet).href)).status).toBe(200);
    }
  });

  test('FLEET-10 the app is told its path, installs under it, and takes shared texts there', async () => {
    const facts = /id="server-facts">(.*?)<\/script>/.exec((await read(`${home}/login`)).text)?.[1] ?? '';
    expect(JSON.parse(facts)).toMatchObject({ basePath });
    const manifest = JSON.parse((await read(`${home}/manifest.webmanifest`)).text);
    const resolved = [
      manifest.start_url,
      manifest.scope,
      manifest.share_target.action,
      manifest.icons[0].src,
    ].map((address: string) => new URL(address, `${home}/manifest.webmanifest`).pathname);
    expect(resolved).toEqual(['/writing/', '/writing/', '/writing/share', '/writing/icons/192.png']);
    expect((await read(`${home}/service-worker.js`)).headers.get('content-type')).toContain('javascript');
    const form = new FormData();
    form.set('text', 'a text to share');
    const shared = await (await fetch(`${home}/share`, { method: 'POST', body: form })).text();
    expect(shared).toContain('content="0;url=/writing/improve-text#text=a%20text%20to%20share"');
    expect(shared).toContain('href="/writing/improve-text#text=');
  });

  test('FLEET-10 programs find the API, and search engines the pages, under the path', async () => {
    const document = JSON.parse((await read(`${home}/api/openapi.json`)).text);
    expect(document.servers).toEqual([{ url: '/writing/api' }]);
    expect((await read(`${home}/robots.txt`)).text).toContain('Disallow: /writing/\n');
    expect((await read(`${home}/sitemap.xml`)).text).toContain(`<loc>${home}/terms</loc>`);
    expect((await read(`${home}/terms`)).text).toContain(`<link rel="canonical" href="${home}/terms"/>`);
  });

  test('FLEET-10 a session is a cookie of the path, which no other program of the host is sent', async () => {
    const email = 'cookies@example.org';
    const fields = { name: 'Ada', email, password, country: 'GB' };
    const { headers } = await postJson(home, '/api/auth/sign-up/email', fields);
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/writing(;|$)/);
    const writer = await signUp(home);
    const moved = await read(`${home}/login`, { cookie: writer.cookie });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/writing/dashboard']);
    const ended = await fetch(`${home}/api/auth/sign-out`, {
      method: 'POST',
      headers: { origin: root, cookie: writer.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(ended.headers.getSetCookie().join()).toContain('Path=/writing');
  });

  test('FLEET-10 links of mails lead under the path, and on from there', async () => {
    const { email } = await signUp(home);
    await postJson(home, '/api/auth/forgot-password', { email });
    const { link } = await oidc.mailServer.waitForMail(email, /^Choose/);
    expect(link.href).toMatch(`${home}/reset-password?`);
    expect((await read(link.href)).status).toBe(200);
    const expired = await followLink(new URL(`${home}/api/auth/verify-email?token=none`));
    expect(expired.location).toBe('/writing/login?verification=expired');
  });

  test('FLEET-10 the way to a provider of accounts and back goes by the path', async () => {
    oidc.provider.people.set('ada', { email: 'ada@example.org', email_verified: true, name: 'Ada' });
    const way = await goToProvider(home, 'ada');
    expect(way.callback.pathname).toBe('/writing/api/auth/callback/oidc');
    const back = await comeBack(way);
    expect([back.status, back.location]).toEqual([302, '/writing/dashboard']);
    expect((await comeBack({ ...way, cookie: '' })).location).toMatch(/^\/writing\/login\?refused=/);
  });

  test('FLEET-10 the test of payment has its pages under the path', async () => {
    const writer = await signUp(home);
    const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
    expect(url).toMatch(`${home}/billing/sandbox/checkout/`);
    const headers = { origin: root, 'content-type': 'application/x-www-form-urlencoded' };
    const paid = await fetch(url, { method: 'POST', headers, body: 'do=pay', redirect: 'manual' });
    expect(paid.headers.get('location')).toBe(`${home}/subscription-success`);
    const portal = (await writer.post<{ url: string }>('/api/functions/customer-portal', {})).body.url;
    const [subscription = ''] = /test_subscription_[\w-]+/.exec((await read(portal)).text) ?? [];
    const body = new URLSearchParams({ do: 'cancel', subscription });
    const pressed = await fetch(portal, { method: 'POST', headers, body, redirect: 'manual' });
    expect(new URL(pressed.headers.get('location') ?? '', root).href).toBe(portal);
  });

  test('FLEET-10 a page of another host is refused all the same', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await postJson(
      home,
      '/api/auth/sign-in/email',
      { email: 'a@example.org', password },
      { headers },
    );
    expect(answer.status).toBe(403);
  });
});

test('FLEET-10 Stripe sends people back to the path, and tells of payments there', async () => {
  const { home, environment } = await place();
  const product: PaidProduct = await startPaidProduct('embedded', environment);
  try {
    product.stripe.webhookUrl = `${home}/api/billing/webhook`;
    const payer = await product.signUp();
    const { url } = (await payer.checkout()).body;
    product.stripe.complete(toSessionId(url));
    await product.stripe.delivered();
    expect((await payer.check()).body).toMatchObject({ subscribed: true });
    const asked = product.stripe.requests.find(({ path }) => path.endsWith('/checkout/sessions'));
    expect(JSON.stringify(asked)).toContain(`${home}/subscription-success`);
  } finally {
    await product.stop();
  }
}, 120_000);

test('FLEET-10 programs that know LanguageTool check under the path, and are led to its rules', async () => {
  const { home, environment } = await place();
  const product = await startProduct({ database: 'embedded', environment });
  try {
    const { key } = await makeApiKey(home, await signUp(home), { scopes: ['check'] });
    const fields = { language: 'en-US', text: 'I have went home, and he could of stayed.' };
    const { matches } = await checkByForm(home, fields, { base: `/k/${key}/v2` });
    const [address = ''] = matches.flatMap(({ rule }) => (rule.urls ?? []).map(({ value }) => value));
    expect(address).toMatch(`${home}/rules#`);
    expect((await read(address)).status).toBe(200);
  } finally {
    await product.stop();
  }
}, 120_000);
