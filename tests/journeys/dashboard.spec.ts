import type { TestWriter } from '../kit/caller.ts';
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

test('a profile that cannot be read leaves the dashboard there, and is not asked for without end @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  let asked = 0;
  await page.route('**/api/profile', async (route) => {
    asked += 1;
    await route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } });
  });
  await page.goto(`${scripted.url}/dashboard`);
  await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tools' })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(asked).toBeLessThan(6);
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

test('SHELL-07 a free writer is warned when 80 percent of the day’s credits are used, a paying one is not', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  for (let call = 0; call < 7; call += 1) await writer.improve(`please read letter ${call}.`);
  await page.goto(`${scripted.url}/improve-text`);
  await page.getByRole('textbox', { name: 'Your Text' }).fill('please read this letter.');
  const warning = page.getByText(/^2 of 10 daily credits are left\. New ones come at .*, your time\.$/);
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss credit notice' }).click();
  await expect(warning).toBeHidden();

  // The same 8 of 10, with the month's credits behind them
  await pay(writer);
  await page.goto(`${scripted.url}/dashboard`);
  const card = page.getByRole('region', { name: 'Your plan' });
  await expect(card.getByText('100 of 100 left')).toBeVisible();
  await expect(card.getByText('2 of 10 left')).toBeVisible();
  await expect(page.getByText(/New ones come at/)).toHaveCount(0);
});

/** Premium, by the sandbox's checkout. */
async function pay(writer: TestWriter): Promise<void> {
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
}

test('DASH-03 DASH-04 DASH-05 DASH-09 the plan card: what the plan has, what is left, what was done of it, and the way to the other plan', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await writer.improve('please read this letter.');
  await page.goto(`${scripted.url}/dashboard`);
  const card = page.getByRole('region', { name: 'Your plan' });
  await expect(card.getByText('Free', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Refresh status' })).toBeVisible();
  await expect(card.getByRole('progressbar', { name: 'Daily credits left' })).toHaveAttribute('value', '9');
  await expect(card.getByText('1 result and 4 words in 30 days')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText([
    '10 daily credits',
    'Basic writing tools',
    '3 saved instructions',
    'Email support',
  ]);
  await expect(card.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  await expect(card.getByText('14-day free trial, then $5.00/month')).toBeVisible();

  // It follows what happens elsewhere
  await pay(writer);
  await expect(card.getByText('Premium', { exact: true })).toBeVisible();
  await expect(card.getByText('9 of 10 left')).toBeVisible();
  await expect(card.getByText('100 of 100 left')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Upgrade to Premium' })).toBeHidden();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL(`${scripted.url}/settings?tab=plan`);
});

test('DASH-06 DASH-07 a refresh says that it is done, and what fails is told where it was asked for @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/dashboard`);
  const refresh = page.getByRole('button', { name: 'Refresh status' });
  await refresh.click();
  await expect(page.getByText('Status Refreshed')).toBeVisible();
  await expect(page.getByText('Your subscription status has been updated.')).toBeVisible();
  const refused = { status: 400, json: { code: 'INVALID_REQUEST' } };
  await page.route('**/api/functions/*', (route) => route.fulfill(refused));
  await refresh.click();
  const alert = page.getByRole('region', { name: 'Your plan' }).getByRole('alert');
  await expect(alert).toContainText('Failed to refresh subscription status.');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const tab = await opening;
  await expect(alert.last()).toContainText('Failed to start upgrade process. Please try again.');
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  expect(tab.isClosed()).toBe(true);
  await expectAccessible(page);
});

test('WORK-08 words and credits by day and by tool, as pictures and as tables; an empty account is told how to begin', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/dashboard`);
  const usage = page.getByRole('region', { name: 'Your last 30 days' });
  await expect(usage.getByText(/^Nothing yet\./)).toBeVisible();

  await writer.improve('please read this letter.');
  await writer.improve('please read this letter, too.');
  const review = { action: 'get-feedback', text: 'please read this letter.', text_type: 'email' };
  expect((await writer.post('/api/functions/get-feedback', review)).status).toBe(200);
  await page.reload();
  const days = usage.getByRole('img', {
    name: /^Words improved by day, last 30 days\. Highest \d+ on .*\. Today \d+\.$/,
  });
  await expect(days).toBeVisible();
  await expect(usage.getByRole('img', { name: /^Words improved by tool: Improve Text \d+, / })).toBeVisible();
  await expectAccessible(page);
  await usage.getByRole('button', { name: 'Credits', exact: true }).press('Enter');
  await expect(usage.getByRole('img', { name: /^Credits spent by day, .* Today 3\.$/ })).toBeVisible();
  await expect(
    usage.getByRole('img', { name: /^Credits spent by tool: Improve Text 2, Get Feedback 1, / }),
  ).toBeVisible();

  await usage.locator('.picture-day').last().hover();
  await expect(usage.getByText('Credits: 3')).toBeVisible();
  await usage.getByRole('button', { name: 'Table' }).press('Enter');
  const byDay = usage.getByRole('table', { name: 'By day' });
  // The heads, and a row for each day, the latest first
  await expect(byDay.getByRole('row')).toHaveCount(31);
  await expect(byDay.getByRole('row').nth(1).getByRole('cell')).toHaveText(['3', /^\d+$/, '3']);
  await expect(byDay.getByRole('row').nth(2).getByRole('cell')).toHaveText(['0', '0', '0']);
  const byTool = usage.getByRole('table', { name: 'By tool' });
  await expect(byTool.getByRole('row', { name: /^Improve Text/ }).getByRole('cell')).toHaveText([
    '2',
    /^\d+$/,
    '2',
  ]);
  await expectAccessible(page);
});

test('figures that cannot be read are told, with a way to try again @desktop', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  const calls = /\/api\/usage\?/;
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { code: 'INVALID_REQUEST' } }));
  await page.goto(`${scripted.url}/dashboard`);
  const usage = page.getByRole('region', { name: 'Your last 30 days' });
  await expect(usage.getByRole('alert')).toContainText('Your figures could not be read.');
  await page.unroute(calls);
  await usage.getByRole('button', { name: 'Try again' }).click();
  await expect(usage.getByText(/^Nothing yet\./)).toBeVisible();
});
