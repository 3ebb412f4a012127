import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

const draft = 'I have spoke with them, and it should be finish soon.';

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });
const notHere = 'This could not be loaded.';

test.use({
  toleratedFaults:
    /ERR_CONNECTION_REFUSED|ERR_FAILED|dynamically imported module|Failed to fetch|not drawable/,
});

/** Nothing of the server answers any more. Returns the way to bring it back. */
async function loseServer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => route.abort());
  return () => page.unroute('**/*');
}

test.describe('@desktop', () => {
  test('F-83: with the server stopped no press destroys the editor, and every part comes when it is back', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const dataDir = await makeDataDir();
    const environment = { DATA_DIR: dataDir.path, TRUSTED_PROXIES: '127.0.0.1,::1' };
    let server: ServerProcess = await startServer(environment);
    const { url } = server;
    await arriveSignedIn(page, url);
    // None of what comes later has come by then
    await page.route(/\/assets\/(toaster|more-actions|version-sheet)-/, (route) => route.abort());
    await page.goto(url);
    await sourceOf(page).fill(draft);
    // What draws a failed call is there: it brings the editor's commands, too
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('option', { name: 'Fix Grammar' })).toBeVisible();
    await page.keyboard.press('Escape');
    server.kill('SIGTERM');
    await server.exited;

    await page.getByRole('button', { name: 'Advanced Options' }).click();
    const panel = page.getByRole('dialog', { name: 'More Actions' });
    await expect(panel).toContainText(notHere);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel).toContainText(notHere);
    await panel.getByRole('button', { name: 'Close More Actions' }).click();
    await page.getByRole('button', { name: /^Version History/ }).click();
    const history = page.getByRole('dialog', { name: 'Version History' });
    await expect(history).toContainText(notHere);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Text cleared')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sourceOf(page)).toHaveValue(draft);
    await page.getByRole('button', { name: 'Improve', exact: true }).click();
    await expect(page.getByText('Your text is safe, no credit was used.')).toBeVisible();
    await expect(sourceOf(page)).toHaveValue(draft);

    await page.getByRole('button', { name: 'Advanced Options' }).click();
    await page.unroute(/\/assets\/(toaster|more-actions|version-sheet)-/);
    server = await startServer({ ...environment, PORT: new URL(url).port });
    await expect(panel.getByRole('heading', { name: 'Quick Rephrase' })).toBeVisible({ timeout: 60_000 });
    await expect(sourceOf(page)).toHaveValue(draft);
    server.kill('SIGTERM');
    await server.exited;
    await dataDir.remove();
  });

  test('F-83: a result that cannot be drawn yet says so, what is pressed on it keeps the page, and it comes', async ({
    page,
    productUrl,
  }) => {
    await arriveSignedIn(page, productUrl);
    await page.route(/\/assets\/(review-view|open-edit-dialog|edit-works|toaster)-/, (route) =>
      route.abort(),
    );
    await page.goto(productUrl);
    await sourceOf(page).fill(draft);
    await page.getByRole('button', { name: 'Improve', exact: true }).click();
    const result = page.getByRole('region', { name: 'AI Enhanced Text' });
    await expect(result).toContainText(notHere);
    await expect(page.getByText('Text enhanced successfully!')).toBeVisible();
    await loseServer(page);
    await result.getByRole('button', { name: /^Copy/ }).first().click();
    await expect(sourceOf(page)).toHaveValue(draft);
    await expect(result).toContainText(notHere);
    await page.unroute(/\/assets\/(review-view|open-edit-dialog|edit-works|toaster)-/);
    // The server itself does not answer yet: by itself nothing is tried again before it does
    await page.route(/\/assets\//, (route) => route.continue());
    await result.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: /^Change 1 of / }).first()).toBeVisible();
  });

  test('F-83: another screen that cannot be fetched leaves the bar and the text, and comes by itself', async ({
    page,
    productUrl,
  }) => {
    await arriveSignedIn(page, productUrl);
    await page.goto(productUrl);
    await sourceOf(page).fill(draft);
    const bringBack = await loseServer(page);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This screen is not here yet' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(sourceOf(page)).toHaveValue(draft);
    await page.goForward();
    await bringBack();
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible({ timeout: 40_000 });
    await expect(page).toHaveTitle(/History/);
  });

  test('ROUTE-10: a screen that failed loads the page afresh only when the server answers', async ({
    page,
    productUrl,
  }) => {
    await arriveSignedIn(page, productUrl);
    await page.route('**/assets/opinions-page*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("not drawable") }',
      }),
    );
    await page.goto(`${productUrl}/feedback`);
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    // The bar is no part of what failed
    await expect(page.getByRole('link', { name: 'Improve Text' }).first()).toBeVisible();
    await page.unroute('**/assets/opinions-page*');
    const bringBack = await loseServer(page);
    await again.click();
    await expect(page.getByText('The server cannot be reached just now.')).toBeVisible();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(again).toBeVisible();
    await bringBack();
    await again.click();
    await expect(page.getByRole('heading', { name: 'Share Feedback' })).toBeVisible();
  });

  test('the page that says that the server cannot be reached goes on by itself when it answers', async ({
    page,
    productUrl,
  }) => {
    await arriveSignedIn(page, productUrl);
    const calls = '**/api/**';
    await page.route(calls, (route) => route.abort());
    await page.goto(productUrl);
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
    await page.unroute(calls);
    await expect(sourceOf(page)).toBeVisible({ timeout: 40_000 });
  });
});
