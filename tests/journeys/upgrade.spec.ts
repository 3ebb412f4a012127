import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

const freeLines = ['10 daily credits', 'Basic writing tools', '3 saved instructions', 'Email support'];
const premiumLines = [
  '10 daily credits',
  '100 monthly credits',
  'Basic writing tools',
  '100 saved instructions',
  'Custom tone adjustments',
  'Advanced feedback analysis',
  'Email support',
  'Priority support',
];

/** The lines of a plan, without what explains them. */
async function listPlan(page: Page, plan: 'Free' | 'Premium'): Promise<string[]> {
  const items = page.getByRole('list', { name: `What ${plan} includes` }).getByRole('listitem');
  const words = await items.allInnerTexts();
  return words.map((text) => text.trim().split('\n')[0] ?? '');
}

test('BILL-01 two plans with their figures, questions that open, and the way back @tablet', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/upgrade`);
  const free = page.getByRole('region', { name: 'Free' });
  await expect(free).toContainText('$0');
  await expect(free).toContainText('Your plan');
  await expect.poll(() => listPlan(page, 'Free')).toEqual(freeLines);
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(premium).toContainText('$5.00per month');
  await expect(premium).toContainText('14-day free trial');
  await expect(premium).toContainText('Cancel at any time.');
  await expect.poll(() => listPlan(page, 'Premium')).toEqual(premiumLines);
  await expect(premium).toContainText('texts of up to 50,000 characters');
  const answer = page.getByText(
    'Premium has 100 monthly credits, 100 saved instructions, custom tone adjustments, advanced feedback analysis and priority support.',
  );
  await expect(answer).toBeHidden();
  await page.getByText('What differs between the plans?').press('Enter');
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(`${scripted.url}/dashboard`);
});

test('BILL-01 no screen says of a plan what another does not, and none names what nobody can use yet @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  const promised = /advanced features|all tools|all writing tools|every tool/i;
  const look = async (path: string, plan: 'Free' | 'Premium', lines: string[]) => {
    await page.goto(`${scripted.url}/${path}`);
    await expect.poll(() => listPlan(page, plan), path).toEqual(lines);
    await expect(page.getByRole('main'), path).not.toContainText(promised);
  };
  for (const path of ['dashboard', 'settings?tab=plan', 'upgrade']) await look(path, 'Free', freeLines);
  const { url } = (await writer.post<{ url: string }>('/api/functions/create-checkout', {})).body;
  await page.goto(url);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations, you have Premium!' })).toBeVisible();
  for (const path of ['subscription-success', 'settings?tab=plan', 'upgrade'])
    await look(path, 'Premium', premiumLines);
});

test('BILL-02 DASH-08 what became of a payment is told once: the address forgets it, and the subscription is checked 2 seconds later @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  let checks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/functions/check-subscription')) checks += 1;
  });
  await page.clock.install();
  for (const path of ['/upgrade', '/dashboard']) {
    await page.goto(`${scripted.url}${path}?subscription=cancelled&from=mail`);
    await expect(page.getByText('Payment Cancelled')).toBeVisible();
    await expect(page).toHaveURL(`${scripted.url}${path}?from=mail`);
    // Nothing of the page before counts
    await page.goto('about:blank');
    checks = 0;
    await page.goto(`${scripted.url}${path}?subscription=success`);
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(`${scripted.url}${path}`);
    // The one of a page that is opened, and this one, which its throttle does not hold back
    await page.clock.runFor(2_500);
    await expect.poll(() => checks).toBe(2);
  }
});

test('BILL-03 BILL-04 SET-05 checkout and portal open in a new tab, with the writer’s token and nothing else; what fails is told @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  // The check that follows a sign-in by itself is not the one that is to fail
  const checked = page.waitForResponse('**/api/functions/check-subscription');
  await page.goto(`${scripted.url}/settings?tab=plan`);
  await checked;
  const panel = page.getByRole('tabpanel', { name: 'Plan' });
  const upgrade = panel.getByRole('button', { name: 'Upgrade to Premium' });
  const alert = panel.getByRole('alert');
  const refused = { status: 400, json: { code: 'INVALID_REQUEST' } };

  await page.route('**/api/functions/create-checkout', (route) => route.fulfill({ json: {} }), { times: 1 });
  await upgrade.click();
  await expect(alert).toContainText('Failed to start upgrade process. No checkout URL received');
  await expect(page.getByText('Failed to start checkout process. Please try again.')).toBeVisible();
  await page.route('**/api/functions/check-subscription', (route) => route.fulfill(refused), { times: 1 });
  await panel.getByRole('button', { name: 'Refresh status' }).click();
  await expect(alert.filter({ hasText: 'Failed to refresh subscription status.' })).toBeVisible();
  await expectAccessible(page);

  const sent = page.waitForRequest('**/api/functions/create-checkout');
  const opening = page.waitForEvent('popup');
  await upgrade.click();
  const request = await sent;
  expect(request.headers().authorization).toMatch(/^Bearer .+/);
  expect(request.postData()).toBeNull();
  const checkout = await opening;
  await expect(checkout.getByText('This is a test. No money moves.')).toBeVisible();
  expect(await checkout.evaluate(() => window.opener)).toBeNull();
  await expect(panel.getByText('The payment page is open in another tab.')).toBeVisible();
  await checkout.getByRole('button', { name: 'Start free trial' }).click();
  await expect(panel.getByText('Premium', { exact: true })).toBeVisible();
  expect((await writer.get<{ account_type: string }>('/api/profile')).body.account_type).toBe('paid');

  const portal = panel.getByRole('button', { name: 'Invoices and Payment' });
  await page.route('**/api/functions/customer-portal', (route) => route.fulfill({ json: {} }), { times: 1 });
  await portal.click();
  await expect(alert.filter({ hasText: 'No portal URL received' })).toBeVisible();
  const portalOpening = page.waitForEvent('popup');
  await portal.click();
  await expect((await portalOpening).getByRole('heading', { name: 'Your test subscription' })).toBeVisible();

  await page.route('**/api/functions/cancel-subscription', (route) => route.fulfill(refused), { times: 1 });
  await panel.getByRole('button', { name: 'Cancel Subscription' }).click();
  await panel.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(alert.filter({ hasText: 'Failed to cancel subscription.' })).toBeVisible();
});

test('where the browser blocks the tab, a link leads to the payment page @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${scripted.url}/upgrade`);
  await page.getByRole('button', { name: 'Start 14-day free trial' }).click();
  const link = page.getByRole('link', { name: 'Open it' });
  await expect(link).toHaveAttribute('href', /\/billing\/sandbox\/checkout\//);
  await expect(link).toHaveAttribute('rel', 'noopener');
});
