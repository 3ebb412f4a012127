import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/landing$/);
}

/** From here on time passes by `runFor` alone, however slow the machine is. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test('F-73 a sign-out in one tab ends the other quietly, which keeps what was typed and signs in again in place', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.fill('A thought that must not get lost');
  const other = await page.context().newPage();
  await other.goto(`${productUrl}/dashboard`);
  await signOut(other);

  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();
  await expect(page).toHaveURL(productUrl);
  await expect(source).toHaveValue('A thought that must not get lost');
  await source.fill('A thought that goes on');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('You are no longer signed in.')).toBeHidden();
  await expect(source).toHaveValue('A thought that goes on');
});

test('a sign-in in one tab opens the dashboard in the other', async ({ page, productUrl }) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.context().clearCookies();
  await page.goto(`${productUrl}/login`);
  const other = await page.context().newPage();
  await other.goto(`${productUrl}/login`);
  await other.getByLabel('Email').fill(writer.email);
  await other.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a session that was ended elsewhere is found out by the next check, and by looking at the tab again', async ({
  page,
  productUrl,
}) => {
  await page.clock.install();
  const writer = await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.fill('Half a sentence');
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/get-session')) checks.push(request.url());
  });
  await stopTheClock(page);

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(1_900);
  expect(checks).toHaveLength(0);
  await page.clock.runFor(200);
  await expect.poll(() => checks.length).toBe(1);

  await fetch(`${productUrl}/api/auth/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: writer.cookie, origin: productUrl },
    body: '{}',
  });
  await page.clock.runFor(30_000);
  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await expect(source).toHaveValue('Half a sentence');
});

test('AUTH-15 the profile is read for a session only, and again 5 seconds after the tab became visible, unless it is fresh', async ({
  page,
  productUrl,
}) => {
  await page.clock.install();
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/profile')) reads.push(request.url());
  });
  await page.goto(`${productUrl}/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.clock.runFor(60_000);
  expect(reads).toEqual([]);
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
  await expect.poll(() => reads.length).toBe(1);
  await stopTheClock(page);

  const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await show();
  await page.clock.runFor(6_000);
  expect(reads).toHaveLength(1);
  await page.clock.runFor(30_000);
  await show();
  await page.clock.runFor(4_900);
  expect(reads).toHaveLength(1);
  await page.clock.runFor(200);
  await expect.poll(() => reads.length).toBe(2);
});
