import { arriveSignedIn, expect, test } from '../kit/journey.ts';
import { makeDataDir, startServer } from '../kit/server-process.ts';

/** None of them is a figure that holds unless the settings say otherwise. */
const figures = {
  FREE_DAILY_CREDITS: '7',
  PREMIUM_DAILY_CREDITS: '13',
  PREMIUM_MONTHLY_CREDITS: '130',
  PREMIUM_PRICE: '6.50',
  TRIAL_DAYS: '21',
  PAST_DUE_DAYS: '5',
};

const pages = ['landing', 'chrome-extension', 'terms', 'privacy', 'about', 'login', 'signup'];
const screens = ['', 'dashboard', 'email-reply', 'write-from-scratch', 'get-feedback', 'history', 'feedback'];
const plans = ['upgrade', 'settings?tab=plan', 'settings', 'subscription-success'];

/** What a plan is said to grant or cost, in figures of the catalogue that these settings replace. */
const foreign = [
  /\b10\b[^.\n]{0,20}\b(credit|result|left)/i,
  /\b100\b[^.\n]{0,20}\b(credit|a month|left|monthly)/i,
  /\$5\.00/,
  /\b14[ -]day/i,
];

test('CREDIT-02 BILL-13 every screen names the plans’ figures as this server has them, and no others @desktop', async ({
  page,
}) => {
  test.slow();
  await using stack = new AsyncDisposableStack();
  const dataDir = await makeDataDir();
  stack.defer(dataDir.remove);
  const server = await startServer({ DATA_DIR: dataDir.path, TRUSTED_PROXIES: '127.0.0.1,::1', ...figures });
  stack.defer(async () => {
    server.kill('SIGTERM');
    await server.exited;
  });
  const read = async (path: string) => {
    await page.goto(`${server.url}/${path}`);
    await expect(page.locator('main, h1').first()).toBeVisible();
    // The figures of a plan come with the answers that a screen waits for
    await expect(page.locator('main[aria-busy="true"], .skeleton')).toHaveCount(0);
    return page.locator('body').innerText();
  };
  const seen: string[] = [];
  const look = async (path: string) => {
    const words = await read(path);
    for (const pattern of foreign) expect(words, path).not.toMatch(pattern);
    seen.push(words);
  };
  for (const path of pages) await look(path);
  const writer = await arriveSignedIn(page, server.url);
  for (const path of [...screens, ...plans]) await look(path);
  await expect(page.getByText('7 of 7 left today')).toBeVisible();
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await page.goto(url);
  seen.push(await page.locator('body').innerText());
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations, you have Premium!' })).toBeVisible();
  for (const path of ['dashboard', ...plans]) await look(path);
  const all = seen.join('\n');
  for (const words of ['$6.50', '21 days', '21-day', '130', '13 daily', '7 daily', '7 credits', '7 results'])
    expect(all).toContain(words);
});
