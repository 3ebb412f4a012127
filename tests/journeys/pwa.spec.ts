import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

/** What it offers is the same on every screen, and a phone's browser runs the same worker. */
const draft = 'A letter that was begun on a train.';

/** Opens the editor, and waits until it could be opened without a connection. */
async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toBeVisible();
}

/** Every address that is in a cache of the worker's, and the text of each page. */
function readCaches(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    );
    const kept = caches.map(async (cache) =>
      (await cache.keys()).map(async (asked) => {
        const answer = await cache.match(asked, { ignoreVary: true });
        const isText = /html|json/.test(answer?.headers.get('content-type') ?? '');
        return { path: new URL(asked.url).pathname, text: isText ? ((await answer?.text()) ?? '') : '' };
      }),
    );
    return Promise.all((await Promise.all(kept)).flat());
  });
}

test.use({ serviceWorkers: 'allow' });

test.describe('@desktop', () => {
  test.use({ toleratedFaults: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('without a connection the app opens, the draft can go on, and it says why nothing is sent', async ({
    page,
    productUrl,
  }) => {
    await arriveSignedIn(page, productUrl);
    await openKept(page, productUrl);
    const source = page.getByRole('textbox', { name: 'Your Text' });
    await source.fill(draft);
    await page.context().setOffline(true);
    await page.reload();
    await expect(source).toHaveValue(draft);
    await expect(page.getByText('There is no internet connection.')).toBeVisible();
    await source.fill(`${draft} It goes on.`);
    await page.getByRole('button', { name: 'Improve', exact: true }).click();
    await expect(page.getByText("You're currently offline").first()).toBeVisible();

    await page.goto(`${productUrl}/write-from-scratch`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${productUrl}/`);
    await expect(source).toHaveValue(`${draft} It goes on.`);

    await page.context().setOffline(false);
    await expect(page.getByText('There is no internet connection.')).toBeHidden();
    await page.getByRole('button', { name: 'Improve', exact: true }).click();
    await expect(page.getByRole('region', { name: 'AI Enhanced Text' })).toContainText('train');
  });

  test('WORK-10 a browser offers to install it, a draft is written on without a connection, and it is light, dark or as the system', async ({
    page,
    productUrl,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await arriveSignedIn(page, productUrl);
    await openKept(page, productUrl);
    const browser = await page.context().newCDPSession(page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    await browser.detach();
    // Every window of a test is a private one
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );

    const source = page.getByRole('textbox', { name: 'Your Text' });
    await page.context().setOffline(true);
    await source.fill(draft);
    await page.reload();
    await expect(source).toHaveValue(draft);
    await page.context().setOffline(false);

    const readDesk = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await readDesk();
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: /^Account/ }).click();
    await choose('Light');
    const light = await readDesk();
    expect(light).not.toBe(dark);
    await page.reload();
    expect(await readDesk()).toBe(light);
    await page.getByRole('button', { name: /^Account/ }).click();
    await choose('System');
    expect(await readDesk()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await readDesk()).toBe(light);
    await choose('Dark');
    expect(await readDesk()).toBe(dark);
  });

  test('without a connection a page of words opens from within the app; by its address it says that it needs a connection, and leads back', async ({
    page,
    productUrl,
  }) => {
    await arriveSignedIn(page, productUrl);
    await openKept(page, productUrl);
    await page.context().setOffline(true);
    const heading = page.getByRole('heading', { level: 1 });
    // From within the app there is no page to fetch: what it says came with the release
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(heading).toHaveText('Privacy Policy');
    for (const path of ['/terms', '/about']) {
      const answer = await page.goto(productUrl + path);
      expect(answer?.status()).toBe(503);
      await expect(heading).toHaveText('This page needs a connection');
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Go on writing' }).click();
    await expect(page.getByRole('textbox', { name: 'Your Text' })).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('This page needs a connection');
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading).not.toHaveText('This page needs a connection');
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('a phone can put it on its home screen @phone', async ({ page, productUrl }) => {
  await page.goto(`${productUrl}/login`);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = `${productUrl}${address}`;
  const answer = await page.request.get(manifest);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, display, start_url, icons } = await answer.json();
  expect([name, display]).toEqual(['Draftwell', 'standalone']);
  expect(new URL(start_url, manifest).href).toBe(`${productUrl}/`);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, type } of icons) {
    const icon = await page.request.get(new URL(src, manifest).href);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});

test('after signing out nothing of the writer’s is left in what the worker keeps @desktop', async ({
  page,
  productUrl,
}) => {
  const { email } = await arriveSignedIn(page, productUrl);
  await openKept(page, productUrl);
  for (const path of ['/history', '/settings', '/dashboard']) {
    await page.goto(productUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/landing$/);
  const kept = await readCaches(page);
  expect(kept.map(({ path }) => path)).toContain('/');
  const allowed = /^\/(assets\/[\w.-]+|icons\/\d+\.png|manifest\.webmanifest|)$/;
  expect(kept.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([]);
  for (const { path, text } of kept) expect(text, path).not.toContain(email);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
});

test('a new version waits until it is asked for, and loses nothing that was typed @desktop', async ({
  page,
  productUrl,
}) => {
  const releases = await startReleases(productUrl);
  try {
    await arriveSignedIn(page, releases.url);
    await openKept(page, releases.url);
    const source = page.getByRole('textbox', { name: 'Your Text' });
    await source.fill(draft);
    releases.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expectAccessible(page);
    await expect(source).toHaveValue(draft);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(source).toHaveValue(draft);
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    expect(await page.evaluate(() => globalThis.caches.keys())).toHaveLength(2);
  } finally {
    releases.stop();
  }
});

interface Releases {
  url: string;
  /** From here on the worker is another one. */
  publish(): void;
  stop(): void;
}

/** Stands before the product, as it would be when the operator puts a new release in its place. */
async function startReleases(productUrl: string): Promise<Releases> {
  const { host } = new URL(productUrl);
  let isNew = false;
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const passed = request(
      `http://${host}${asked.url}`,
      { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (found) => {
        const isWorker = asked.url === '/service-worker.js' && isNew;
        if (!isWorker) {
          answer.writeHead(found.statusCode ?? 502, found.headers);
          found.pipe(answer);
          return;
        }
        const script = (await found.toArray()).join('');
        const { 'content-length': __, etag: ___, ...kept } = found.headers;
        answer.writeHead(200, kept).end(script.replace(/version:(.)/, 'version:$1next'));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: () => {
      isNew = true;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
