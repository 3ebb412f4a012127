import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BillingMode } from '../../src/shared/facts.ts';
import type { TestWriter } from '../kit/caller.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { failWith, hang, upperCase } from '../kit/scripted-engine.ts';

const text = 'please read this letter.';

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /^Account: / }).click();
  return page.getByRole('dialog', { name: 'Account' });
}

async function useUp(writer: TestWriter, count = 10): Promise<void> {
  // Never the same text: its result would be free
  for (let call = 0; call < count; call += 1) await writer.improve(`${text} ${randomUUID()}`);
}

test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' });

test('SHELL-03 CREDIT-06 CREDIT-08 the menu of a paid account shows the month’s credits too, and both say when new ones come, by the writer’s clock', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/improve-text`);
  const menu = await openMenu(page);
  await expect(menu.getByText('Monthly credits')).toBeHidden();
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
  await expect(menu.getByText('Premium', { exact: true })).toBeVisible();
  await useUp(writer, 12);
  await expect(menu.getByText('0 of 10 left')).toBeVisible();
  await expect(menu.getByText('10 used. New ones at 05:30.')).toBeVisible();
  await expect(menu.getByText('98 of 100 left')).toBeVisible();
  await expect(menu.getByRole('progressbar', { name: 'Monthly credits left' })).toHaveAttribute(
    'value',
    '98',
  );
  await expect(menu.getByText(/^2 used\. New ones on 1 \w+ at 05:30\.$/)).toBeVisible();
  await expect(page.getByText('98 of 100 left this month')).toBeVisible();
  await expectAccessible(page);
});

test('WORK-07 the ledger lists each call with what became of its credit and why, page by page; none is no entry', async ({
  page,
  scripted,
}) => {
  const { engine, url } = scripted;
  const writer = await arriveSignedIn(page, url);
  await page.goto(`${url}/settings?tab=plan`);
  const ledger = page.getByRole('region', { name: 'Where your credits went' });
  await expect(ledger.getByText('No credits used yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Usage' }).getByText('New ones at 05:30.')).toBeVisible();

  await useUp(writer, 9);
  engine.play(failWith('away'));
  await writer.improve(text);
  engine.play(hang);
  const leaving = new AbortController();
  const held = writer.stream(text, { signal: leaving.signal }).catch(() => undefined);
  const rows = ledger.getByRole('row');
  // What ends is told to every screen; that a call begins is seen by who looks
  await expect(async () => {
    await page.reload();
    await expect(rows.nth(1)).toContainText('Held', { timeout: 2_000 });
  }).toPass();
  await expect(rows.nth(1)).toContainText('Improve Text');
  await expect(rows.nth(2)).toContainText('1 daily credit');
  await expect(rows.nth(2)).toContainText(/Given back.+\./);
  await expect(rows.nth(3)).toContainText('Spent');
  await expect(rows).toHaveCount(11);
  await ledger.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(12);
  await expect(ledger.getByRole('button', { name: 'Show more' })).toBeHidden();
  await expectAccessible(page);
  leaving.abort();
  await held;
  engine.play(upperCase);
  await expect(rows.nth(1)).toContainText('Given back');
  await rows.nth(3).getByRole('link', { name: 'Improve Text' }).click();
  await expect(page.getByRole('dialog', { name: 'Improve Text' })).toBeVisible();
});

test('who has used up the day’s credits is told when new ones come, and once what Premium would add', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/improve-text`);
  await useUp(writer, 9);
  await expect(page.getByText(/^1 of 10 daily credits are left\./)).toBeVisible();
  await expect(page.getByText(/Premium adds/)).toBeHidden();
  await useUp(writer, 1);
  const notice = page.getByText('Your daily credits are used up. New ones come at 05:30, your time.');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/Premium adds 100 monthly credits\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('heading', { name: 'More room to write' })).toBeVisible();
  await expect(page.getByText(/Premium adds/)).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
});

test('CREDIT-09 a balance that cannot be read says so, with a way to try again @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  const calls = /\/api\/credits$/;
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { code: 'INVALID_REQUEST' } }));
  await page.goto(`${scripted.url}/settings?tab=plan`);
  const panel = page.getByRole('tabpanel', { name: 'Plan' });
  await expect(panel.getByText('Failed to load credit balance')).toBeVisible();
  await page.unroute(calls);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('10 of 10 left')).toBeVisible();
});

/** As the server of another operator would say it with its pages. */
async function pretend(page: Page, mode: BillingMode): Promise<void> {
  await page.route(/\/(upgrade|dashboard|settings|subscription-success)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"billing":"sandbox"', `"billing":"${mode}"`);
    await route.fulfill({ response, body });
  });
}

test('where the operator takes no payment, no screen offers a plan or names a price @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await pretend(page, 'off');
  for (const [path, heading] of [
    ['/dashboard', 'Your credits'],
    ['/settings?tab=plan', 'Usage'],
    ['/upgrade', 'Nothing to upgrade here'],
    ['/subscription-success', 'Nothing to pay here'],
  ] as const) {
    await page.goto(`${scripted.url}${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/\$|Premium|trial|Upgrade to/);
    await expect(main.getByRole('button', { name: /Upgrade|Subscribe|trial|Refresh/ })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('where payment is not set up, the screens that offer it say so @desktop', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await pretend(page, 'unset');
  for (const [path, button] of [
    ['/upgrade', 'Start 14-day free trial'],
    ['/dashboard', 'Upgrade to Premium'],
    ['/settings?tab=plan', 'Upgrade to Premium'],
  ] as const) {
    await page.goto(`${scripted.url}${path}`);
    await expect(page.getByText('Payment is not set up on this server.')).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
  }
  await expectAccessible(page);
});
