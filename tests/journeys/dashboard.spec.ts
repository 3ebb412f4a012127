import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

test('DASH-01 the dashboard greets by first name, and says that it loads until its figures are there', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url, { name: 'Marta Kowal' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/credits', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${scripted.url}/dashboard`);
  await expect(page.getByRole('main').getByText('Loading your dashboard...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
  await expectAccessible(page);
});

test('DASH-02 each tool has a card that leads to it', async ({ page, scripted }) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/dashboard`);
  const cards = page.getByRole('region', { name: 'Tools' });
  const card = (name: RegExp) => cards.getByRole('link', { name });
  await expect(card(/Improve Text/)).toHaveAttribute('href', '/');
  await expect(card(/Improve Text/)).toContainText('Popular');
  await expect(card(/Write from Scratch/)).toHaveAttribute('href', '/write-from-scratch');
  await expect(card(/Email Reply/)).toHaveAttribute('href', '/email-reply');
  await expect(card(/Chrome Extension/)).toContainText('Coming Soon');
  await expect(card(/Chrome Extension/)).toContainText(
    'Improve emails where you write them, in Gmail and Outlook.',
  );
  // What was written last is a press away
  await expect(page.getByRole('heading', { name: 'Latest' })).toBeHidden();
  await writer.improve('please read this letter.');
  await page.reload();
  await page.getByRole('link', { name: 'please read this letter.' }).click();
  await expect(page.getByRole('dialog', { name: 'Improve Text' })).toBeVisible();
});

test('SHELL-07 a free writer is warned when 80 percent of the day’s credits are used', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  for (let call = 0; call < 7; call += 1) await writer.improve('please read this letter.');
  await page.goto(`${scripted.url}/improve-text`);
  await page.getByRole('textbox', { name: 'Your Text' }).fill('please read this letter.');
  const warning = page.getByText(/^2 of 10 daily credits are left\. New ones come at .*, your time\.$/);
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(warning).toBeHidden();
});
