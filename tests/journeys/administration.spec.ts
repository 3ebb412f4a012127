import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { startProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const headings: Readonly<Record<string, string>> = {
  People: 'People',
  'Sign-up': 'Who may sign up',
  Plans: 'Plans as they are in force',
  Log: 'Log',
  Errors: 'Errors',
  Mail: 'Mail',
};

test('ADMIN-01 ADMIN-06: an administrator finds each screen of the server behind its tab, and mails a test to themselves @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine() });
  try {
    const { email } = await arriveSignedIn(page, product.url);
    await page.goto(`${product.url}/server-settings`);
    for (const [tab, heading] of Object.entries(headings)) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Send a test mail to yourself' }).click();
    await expect(page.getByText(`A test mail to ${email} was written as a file.`)).toBeVisible();
  } finally {
    await product.stop();
  }
});
