import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, test } from '../kit/journey.ts';

const draft = 'I have spoke with them, and it should be finish soon.';

/** Scripts that the page asks for by itself, once the editor stands. */
const laterScripts = /\/assets\/(caller|improve-result|later|member-parts|queries)-[^/]+\.js$/;

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });

test.use({ toleratedFaults: /Failed to fetch dynamically imported module/ });

test('the editor keeps what is typed before anything else has come, and runs with the first that does @desktop', async ({
  page,
  productUrl,
}) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(laterScripts, async (route) => {
    await isReleased;
    await route.continue();
  });
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await sourceOf(page).fill(draft);
  await page.reload();
  await expect(sourceOf(page)).toHaveValue(draft);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toContainText('Loading...');
  await page.keyboard.press('Escape');
  await sourceOf(page).press('Control+Enter');
  release();
  await expect(page.getByRole('group', { name: /^Change 1 of / }).first()).toBeVisible();
});

test('what comes later and does not come says so, and one more try brings it and does what was asked @desktop', async ({
  page,
  productUrl,
}) => {
  await page.route(laterScripts, (route) => route.abort());
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await sourceOf(page).fill(draft);
  await page.getByRole('button', { name: /^Account/ }).click();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect(menu).toContainText('This could not be loaded.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  const result = page.getByRole('region', { name: 'AI Enhanced Text' });
  await expect(result).toContainText('This could not be loaded.');
  await page.unroute(laterScripts);
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: /^Change 1 of / }).first()).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(draft);
});
