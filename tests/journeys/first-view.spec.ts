import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, test } from '../kit/journey.ts';

test.use({ toleratedFaults: /Failed to (fetch dynamically imported module|load resource)/ });

const scripts = /\/assets\/[^/]+\.js$/;
const sheet = /\/assets\/app-[^/]+\.css$/;

/** What can be seen of the editor, and where it stands. */
function readPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [
      ...document.querySelectorAll(
        '.topbar, .nav-link, .wordmark, h1, h2, h3, .editor, .page-field, .pane-body p, .btn',
      ),
    ];
    return seen
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const words =
          element.querySelector<HTMLTextAreaElement>(':scope > textarea')?.placeholder ?? element.textContent;
        return `${element.tagName} ${[x, y, width, height].map(Math.round)} ${words.trim().slice(0, 40)}`;
      });
  });
}

/** Keeps files back until they are let go. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a writer sees the editor before a script has come, and nothing moves when it works', async ({
  page,
  productUrl,
}) => {
  const release = await holdBack(page, scripts);
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl, { waitUntil: 'commit' });
  await expect(page.getByText('Your Text', { exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // What cannot be used yet cannot be reached, and is not named
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText('Loading...');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // Neither whose it is nor who will write is known yet
  await expect(page.getByText('on this server').filter({ visible: true })).toHaveCount(0);
  const before = await readPlaces(page);
  release();
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toBeEditable();
  await expect.poll(() => readPlaces(page)).toEqual(before);
});

test('a visitor, and another screen, do not look like the editor at first @desktop', async ({
  page,
  productUrl,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(productUrl);
  await expect(page.getByText('Your Text', { exact: true })).toHaveCount(0);
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/settings`);
  await expect(page.getByText('Your Text', { exact: true })).toHaveCount(0);
});

test('ROUTE-09 a spinner fills the screen while it is not known who is there @desktop', async ({
  page,
  productUrl,
}) => {
  const release = await holdBack(page, /\/api\/auth\/get-session/);
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/settings`);
  const spinner = page.getByRole('main').filter({ hasText: 'Loading...' });
  await expect(spinner.getByRole('status')).toHaveText('Loading...');
  await expect(page.getByRole('banner')).toHaveCount(0);
  // The page's own picture of it gives way to the same one
  await expect.poll(() => spinner.boundingBox()).toMatchObject({ width: 1440, height: 900 });
  release();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('without its scripts the page says so, and tries again @desktop', async ({ page, productUrl }) => {
  await page.route(scripts, (route) => route.abort());
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('The connection was lost');
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
    'Draftwell could not be loaded',
  );
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toBeEditable();
});

test('no screen stands without its styles, whichever comes first @desktop', async ({ page, productUrl }) => {
  const release = await holdBack(page, sheet);
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/settings`, { waitUntil: 'commit' });
  // The last script that the screen needs has come
  await page.waitForResponse(/\/assets\/settings-page-/);
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText('Loading...');
  await expect(page.getByRole('heading', { name: 'Settings' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a tab that nobody looks at loads all the same @desktop', async ({ page, productUrl }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toBeAttached();
});
