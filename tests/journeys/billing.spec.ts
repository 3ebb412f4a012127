import type { Page } from '@playwright/test';
import { password, signUp } from '../kit/caller.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

/** Runs the press and returns the tab that it opens. */
async function openTab(page: Page, name: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name, exact: true }).click();
  const tab = await opening;
  await expect(tab.getByText('This is a test. No money moves.')).toBeVisible();
  return tab;
}

async function press(tab: Page, name: RegExp | string): Promise<void> {
  await tab.getByRole('button', { name }).click();
}

test('BILL-06 BILL-10 BILL-13 free, trial, Premium, overdue, cancelled, free: the whole life of a subscription on the test pages, followed by another tab', async ({
  page,
  scripted,
}) => {
  test.slow();
  const writer = await arriveSignedIn(page, scripted.url);
  const planOf = async () => (await writer.get<{ account_type: string }>('/api/profile')).body.account_type;
  let rowsRead = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/subscription') rowsRead += 1;
  });
  await page.goto(`${scripted.url}/upgrade`);
  await expect(page.getByText('no money moves')).toBeVisible();
  const checkout = await openTab(page, 'Start 14-day free trial');
  await expect(checkout.getByText('14 days free, then $5.00 per month.')).toBeVisible();
  await press(checkout, 'Let the payment fail');
  await expect(checkout.getByRole('alert')).toContainText('The payment failed.');
  expect(await planOf()).toBe('free');
  expect(rowsRead).toBe(0);
  await press(checkout, 'Start free trial');
  await expect(checkout.getByRole('heading', { name: 'Congratulations, you have Premium!' })).toBeVisible();
  await checkout.close();

  // The tab that it began in follows by itself
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Plan' });
  await expect(panel.getByText('Premium', { exact: true })).toBeVisible();
  await expect(
    panel.getByText(/^Your free trial runs until \d+ .*\. Then Premium costs \$5\.00 a month\.$/),
  ).toBeVisible();
  await expect(panel.getByText('100 of 100 left')).toBeVisible();
  expect(rowsRead).toBeGreaterThan(0);

  const portal = await openTab(page, 'Invoices and Payment');
  await press(portal, /^Let time pass to the end of the trial/);
  await expect(panel.getByText(/^Premium renews on /)).toBeVisible();
  await press(portal, 'Let the next payment fail');
  await press(portal, /^Let time pass to the end of the period/);
  const overdue = page.getByText(/^A payment is overdue\. Premium stays until \d+ /);
  await expect(overdue.first()).toBeVisible();
  await expectAccessible(page);
  await press(portal, 'Pay what is overdue');
  await expect(overdue).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(panel.getByText(/^You have access to Premium until /)).toBeVisible();
  await portal.reload();
  await press(portal, /^Let time pass to the end of the period/);
  await expect(panel.getByText('Free', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^Your Premium ended on /)).toBeVisible();
  await expect(panel.getByText('Monthly credits')).toBeHidden();
  expect(await planOf()).toBe('free');
  await page.getByRole('button', { name: /^Account: / }).click();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect(menu.getByText('Free', { exact: true })).toBeVisible();
  await expect(menu.getByText('Monthly credits')).toBeHidden();

  // There is no second trial
  await page.goto(`${scripted.url}/upgrade`);
  await expect(page.getByText('14-day free trial', { exact: true })).toBeHidden();
  const again = await openTab(page, 'Subscribe');
  await expect(again.getByRole('button', { name: 'Pay $5.00' })).toBeVisible();
});

test('BILL-07 the success page waits 5 seconds, asks up to 5 times more, mends 3 failures, and says at last that the payment is processing @desktop', async ({
  page,
  context,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  const answers: ('failed' | 'inactive' | 'active')[] = [];
  let asked = 0;
  await page.route('**/api/functions/check-subscription', (route) => {
    asked += 1;
    const answer = answers.shift() ?? 'inactive';
    // An answer that no repetition of the call itself mends
    if (answer === 'failed') return route.fulfill({ status: 400, json: { code: 'INVALID_REQUEST' } });
    const subscribed = answer === 'active';
    const subscription_tier = subscribed ? 'Premium' : 'Free';
    return route.fulfill({ json: { subscribed, subscription_tier, subscription_end: null } });
  });
  const waiting = await context.newPage();
  await waiting.goto(`${scripted.url}/subscription-success`);
  await expect(waiting.getByRole('progressbar', { name: 'Payment checks' })).toBeVisible();
  await expectAccessible(waiting);
  await waiting.close();

  // The time stands still, but for what the journey lets pass
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  const firstWait = 5_000;
  /** Returns the milliseconds until the page asks first. */
  const arrive = async () => {
    asked = 0;
    await page.goto(`${scripted.url}/subscription-success`);
    const heading = page.getByRole('heading', { name: 'Confirming your payment' });
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return heading.isVisible();
      })
      .toBe(true);
    // The check after a sign-in, which is not the page's, comes once the parts of the screen have come
    let passed = 0;
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        passed += 100;
        return asked;
      })
      .toBe(1);
    asked = 0;
    return firstWait - passed;
  };
  const pass = async (milliseconds: number, count: number) => {
    await page.clock.runFor(milliseconds - 500);
    expect(asked).toBe(count - 1);
    await page.clock.runFor(500);
    await expect.poll(() => asked).toBe(count);
    await expect(page.getByText('Looking for your payment...')).toBeHidden();
  };

  await pass(await arrive(), 1);
  for (const attempt of [1, 2, 3, 4, 5]) await pass(attempt * 2_000, attempt + 1);
  await expect(page.getByRole('heading', { name: 'Your payment is still processing' })).toBeVisible();

  answers.push('inactive', 'failed', 'failed', 'failed', 'failed');
  await pass(await arrive(), 1);
  for (const count of [2, 3, 4]) await pass(3_000, count);
  await expect(page.getByRole('heading', { name: 'Your payment is still processing' })).toBeVisible();

  answers.push('active');
  await page.clock.resume();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations, you have Premium!' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'What Premium includes' }).getByRole('listitem').first(),
  ).toHaveText('10 daily credits');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(main.getByRole('link', { name: 'Improve a text' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
});

test('BILL-05 BILL-12 the subscription is checked after a sign-in, once a minute unless forced, and 10 seconds after the tab is seen again; without a session both are told @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const checks: { bearer: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/functions/check-subscription')) return;
    checks.push({ bearer: request.headers().authorization, body: request.postData() });
  });
  await page.clock.install();
  await page.goto(`${scripted.url}/dashboard`);
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect.poll(() => checks.length).toBe(1);
  expect(checks[0]).toEqual({ bearer: expect.stringMatching(/^Bearer .+/), body: null });
  const status = await writer.post('/api/functions/check-subscription', {});
  expect(status.body).toEqual({ subscribed: false, subscription_tier: 'Free', subscription_end: null });

  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await page.clock.runFor(10_000);
  expect(checks).toHaveLength(1);
  await page.clock.runFor(60_000);
  await look();
  await page.clock.runFor(8_000);
  expect(checks).toHaveLength(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => checks.length).toBe(2);
  await page.getByRole('button', { name: 'Refresh status' }).click();
  await expect.poll(() => checks.length).toBe(3);

  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(2_000);
  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh status' }).click();
  await expect(page.getByText('Please sign in again to continue')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByText('User not authenticated')).toBeVisible();
  expect(checks).toHaveLength(3);
});

test('the plan that comes late moves nothing that is in sight, and one that was cancelled takes no focus @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
  await writer.post('/api/functions/cancel-subscription', { reason: null });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [calls, delayMs] of [
    ['**/api/subscription/**', 600],
    ['**/api/credits/**', 900],
  ] as const) {
    await page.route(calls, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue().catch(() => undefined);
    });
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${scripted.url}/settings?tab=plan`);
    await expect(page.getByText(/^You have access to Premium until \d+ /)).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const { shift, scrolled, focused } = await page.evaluate(() => ({
      shift: Number(document.documentElement.dataset.shift ?? 0),
      scrolled: scrollY,
      focused: document.activeElement?.tagName,
    }));
    expect(shift).toBeLessThan(0.05);
    expect({ scrolled, focused }).toEqual({ scrolled: 0, focused: 'BODY' });
  }
});

test('BILL-08 BILL-09 cancelling is confirmed in a second step, and one that another tab has done is told, then the page reloads @desktop', async ({
  page,
  context,
  scripted,
}) => {
  test.slow();
  const writer = await arriveSignedIn(page, scripted.url);
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
  // A tab that hears nothing of the other
  const other = await context.newPage();
  await other.route('**/api/events', (route) => route.abort());
  await other.goto(`${scripted.url}/settings?tab=plan`);
  await other.getByRole('button', { name: 'Cancel Subscription' }).click();

  await page.goto(`${scripted.url}/settings?tab=plan`);
  const cancel = page.getByRole('button', { name: 'Cancel Subscription' });
  await cancel.click();
  await page.getByRole('button', { name: 'Keep Subscription' }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expectAccessible(page);
  const calls = '**/api/functions/cancel-subscription';
  const confirm = page.getByRole('button', { name: 'Confirm Cancellation' });
  await page.route(calls, (route) => route.fulfill({ json: { success: false } }), { times: 1 });
  await confirm.click();
  const alert = page.getByRole('tabpanel').getByRole('alert');
  await expect(alert).toContainText('Cancellation Failed');
  await expect(alert).toContainText('Failed to cancel subscription');
  await page.route(
    calls,
    (route) => route.fulfill({ json: { success: false, error: 'As the server says.' } }),
    {
      times: 1,
    },
  );
  await confirm.click();
  await expect(alert).toContainText('As the server says.');
  await page.getByLabel('Reason (optional)').fill('  Too dear for what I write.  ');
  const sent = page.waitForRequest(calls);
  await confirm.click();
  expect((await sent).postDataJSON()).toEqual({ reason: 'Too dear for what I write.' });
  await expect(page.getByText(/^You have access to Premium until \d+ /)).toBeVisible();
  await expect(page.getByText('Your reason: Too dear for what I write.')).toBeVisible();
  await expect(page.getByText(/^Changed your mind\? .*‘Invoices and Payment’/)).toBeVisible();
  await expectAccessible(page);
  const { cancelled_at } = (
    await writer.get<{ cancelled_at: string | null }>('/api/subscription/cancellation')
  ).body;
  expect(cancelled_at).not.toBeNull();

  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(other.getByText('Already Cancelled')).toBeVisible();
  await reloaded;
  await expect(other.getByText(/^You have access to Premium until /)).toBeVisible();
});

test('who has gone on to write when a subscription was cancelled already is not torn away by the reload @desktop', async ({
  page,
  scripted,
}) => {
  await page.clock.install();
  const writer = await arriveSignedIn(page, scripted.url);
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(`${scripted.url}/settings?tab=plan`);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await writer.post('/api/functions/cancel-subscription', { reason: null });
  await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(page.getByText('Already Cancelled')).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'Improve Text' }).first().click();
  await page.getByRole('textbox', { name: 'Your Text' }).fill('A new letter');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue('A new letter');
  expect(loads).toBe(0);
});

test('AUTH-14 a sign-in is noted in the profile, and the subscription checked soon after @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await signUp(scripted.url);
  const readLogin = async () =>
    (await writer.get<{ last_login: string | null }>('/api/profile')).body.last_login;
  const before = await readLogin();
  await page.goto(`${scripted.url}/login`);
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const checked = page.waitForRequest('**/api/functions/check-subscription');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${scripted.url}/dashboard`);
  await expect.poll(readLogin).not.toBe(before);
  expect((await checked).method()).toBe('POST');
});
