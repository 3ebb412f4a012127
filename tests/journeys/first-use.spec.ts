import { randomUUID } from 'node:crypto';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

test('from the landing page to the first accepted change in at most 12 actions', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${productUrl}/landing`);
  let actions = 0;
  /** A field that is filled, a choice that is made, a button that is pressed: each is one. */
  async function act(action: Promise<unknown>): Promise<void> {
    actions += 1;
    await action;
  }

  await act(
    page
      .getByRole('link', { name: /^Sign up/ })
      .first()
      .click(),
  );
  await act(page.getByLabel('Full name').fill('Marta Kowal'));
  await act(page.getByLabel('Email').fill(`journey-${randomUUID()}@example.org`));
  await act(page.getByLabel('Country').selectOption({ label: 'United Kingdom' }));
  await act(page.getByLabel('Password', { exact: true }).fill('correct horse'));
  await act(page.getByLabel('Confirm password', { exact: true }).fill('correct horse'));
  await act(page.getByRole('button', { name: 'Create Account' }).click());
  await act(
    page
      .getByRole('main')
      .getByRole('link', { name: /Improve Text/ })
      .first()
      .click(),
  );
  await act(page.getByRole('button', { name: 'Try it with a sample' }).click());
  const result = page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
  await act(result.getByRole('button', { name: 'Accept', exact: true }).filter({ visible: true }).click());
  await expect(result.getByText('1 accepted').first()).toBeVisible();
  expect(actions).toBeLessThanOrEqual(12);
});

test('the sample is marked, free and in no history, and its text can be improved like any other', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  const result = page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
  await expect(result.getByText(/^A sample, free\./)).toBeVisible();
  await expect(result.getByRole('group', { name: /^Change 1 of 9/ })).toBeFocused();
  await expect(result.getByText('Embedded engine, on this server')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(result.getByText(/^A sample, free\./)).toBeVisible();
  expect(await writer.dailyCreditsUsed()).toBe(0);
  await page.goto(`${productUrl}/history`);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(page.getByText('Text enhanced successfully!')).toBeVisible();
  await expect(result.getByText(/^A sample, free\./)).toBeHidden();
});

test('each hint is dismissed for good, for this writer', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  const hint = page.getByRole('note', { name: 'Hint' });
  await expect(hint).toContainText('Open a change to read its reason');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).not.toContainText('Open a change to read its reason');
  await page.reload();
  await expect(hint).toBeVisible();
  await expect(hint).not.toContainText('Open a change to read its reason');
  await expect(page.getByRole('group', { name: /^Change 1 of 9/ })).toBeVisible();
  await hint.getByRole('button', { name: 'No more hints' }).click();
  await expect(hint).toBeHidden();
  await expect(page.getByRole('group', { name: /^Change 1 of 9/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('group', { name: /^Change 1 of 9/ })).toBeVisible();
  await expect(hint).toBeHidden();

  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await expect(hint).toContainText('Open a change to read its reason');
});

test('a hint that is dismissed in two tabs is no conflict between them @desktop', async ({
  page,
  context,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  const other = await context.newPage();
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await expect(page.getByRole('note', { name: 'Hint' })).toBeVisible();
  // The sample is there too: it is kept on the device
  await other.goto(productUrl);
  const gotIt = (tab: typeof page) => tab.getByRole('note', { name: 'Hint' }).getByRole('button').first();
  await gotIt(page).click();
  await gotIt(other).click();
  await gotIt(page).click();
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByText(/copied|Failed to copy/i).first()).toBeVisible();
  await expect(page.getByText(/Another tab has a different/)).toHaveCount(0);
});
