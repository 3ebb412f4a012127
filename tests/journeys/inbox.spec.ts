import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { startProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

test('what a writer sends appears in the open inbox, and is handled by keyboard @phone', async ({
  page,
  browser,
}) => {
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine() });
  const elsewhere = await browser.newContext();
  try {
    await arriveSignedIn(page, product.url);
    await page.goto(`${product.url}/server-settings/inbox`);
    await expect(page.getByText('Nothing is open.')).toBeVisible();

    const writer = await elsewhere.newPage();
    await arriveSignedIn(writer, product.url);
    await writer.goto(`${product.url}/feedback`);
    await writer.getByLabel('Type').selectOption('Bug Report');
    await writer.getByLabel('Title').fill('The note hides the word');
    await writer.getByLabel('Description').fill('On my phone.\nSince Monday.');
    await writer.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(writer.getByText("Thank you for your feedback! We'll review it soon.")).toBeVisible();

    const message = page.getByRole('listitem', { name: 'The note hides the word' });
    await expect(message).toContainText('Since Monday.');
    await expect(page.getByRole('link', { name: 'Inbox 1 open' })).toBeVisible();
    await expectAccessible(page);
    await message.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing is open.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inbox' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();

    await page.getByLabel('Show').selectOption('Handled');
    await expect(message).toContainText('Handled just now');
    await message.getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByText('Nothing has been handled yet.')).toBeVisible();
    await page.goto(`${product.url}/server-settings/log`);
    await expect(page.getByRole('row', { name: /Feedback opened again/ })).toBeVisible();
  } finally {
    await elsewhere.close();
    await product.stop();
  }
});
