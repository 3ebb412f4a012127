import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import project from '../../package.json' with { type: 'json' };
import { defaultPlans, formatPrice } from '../../src/shared/plans.ts';
import { staticPages } from '../../src/shared/screens.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { startProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

/** The words of a page as one line. */
async function readWords(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
}

test('ROUTE-01 the landing page is open to visitors, and leads in', async ({ page, productUrl }) => {
  await page.goto(`${productUrl}/landing`);
  await expect(page.getByRole('heading', { level: 1, name: 'Write well. See why.' })).toBeVisible();
  // Nobody has said that it is true of this server
  await expect(page.getByText('50,000+ writers')).toHaveCount(0);
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signIn).toHaveAttribute('href', '/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/signup',
  );
  await expectAccessible(page);
  await signIn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/landing`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('ROUTE-01 the claim of the brand is made where the operator says that it is true @desktop', async ({
  page,
}) => {
  const environment = { LANDING_CLAIM: 'true' };
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    await page.goto(`${product.url}/landing`);
    await expect(page.getByText('50,000+ writers')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await product.stop();
  }
});

test('ROUTE-02 the extension is announced, cannot be added from a store, and leads to the sign-up', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${productUrl}/chrome-extension`);
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Chrome' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test('DOOR-05 the extension is offered as a file for each browser, with the steps to load it', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${productUrl}/chrome-extension`);
  for (const [name, first] of [
    ['Chrome', 'chrome://extensions'],
    ['Firefox', 'about:debugging'],
  ] as const) {
    await expect(page.getByText(first)).toBeVisible();
    const link = page.getByRole('link', { name: `Download for ${name}` });
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', productUrl).href);
    expect(answer.headers()['content-type']).toBe('application/zip');
    const { 'manifest.json': manifest } = unzipSync(await answer.body());
    expect(JSON.parse(strFromU8(manifest ?? new Uint8Array()))).toMatchObject({
      manifest_version: 3,
      version: project.version,
    });
  }
});

test('ROUTE-05 terms, privacy and about are words that can be read without any script', async ({
  browser,
  page,
  productUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(`${productUrl}/terms`);
  await expect(bare.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  const terms = await readWords(bare);
  expect(terms).toContain('Fees are nonrefundable.');
  expect(terms).toContain('at most 300,000 characters of output publicly');
  expect(terms).toContain(`${defaultPlans.free.creditsPerDay} credits a day and costs nothing`);
  expect(terms).toContain(
    `${formatPrice(defaultPlans.monthlyPriceCents)} per month after a ${defaultPlans.trialDays}-day free trial`,
  );

  await bare.goto(`${productUrl}/privacy`);
  const privacy = await readWords(bare);
  for (const said of [
    'answered by: Embedded engine, on this server With',
    'no text leaves it',
    'Until you delete it.',
    'Drafts and versions never leave it.',
    'never the number of a card',
  ])
    expect(privacy).toContain(said);

  await bare.goto(`${productUrl}/about`);
  await expect(bare.getByRole('heading', { level: 1, name: 'About the developer' })).toBeVisible();
  await context.close();

  for (const path of ['/terms', '/privacy', '/about', '/accessibility']) {
    await page.goto(productUrl + path);
    await expectAccessible(page);
  }
});

test('what the privacy policy says of cookies is so @desktop', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl)) foreign.push(request.url());
  });
  for (const path of [...staticPages, '/improve-text', '/dashboard']) await page.goto(productUrl + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(foreign).toEqual([]);
  const cookies = await page.context().cookies();
  expect(
    cookies.filter(
      ({ name }) => !/session_token$|^draftwell\.known$|^improve-text-style-preferences$/.test(name),
    ),
  ).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`FORM-03 the contact form clears itself, says thank you and sends nothing, script or no script: ${javaScriptEnabled}`, async ({
    browser,
    productUrl,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(`${productUrl}/about`);
    const thanks = page.getByText('Thank you for trying the form!');
    const problem = page.getByText('Please fill in all required fields');
    const submit = page.getByRole('button', { name: 'Submit' });
    await expect(problem).toBeHidden();
    await expect(page.getByText('what you write in it reaches nobody')).toBeVisible();
    await submit.click();
    await expect(problem).toBeVisible();
    await page.getByLabel('Name').fill('Marta Kowal');
    await page.getByLabel('Email').fill('marta@example.org');
    await submit.click();
    await expect(problem).toBeVisible();
    await expect(thanks).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Marta Kowal');

    await page.getByLabel('Message').fill('A word of thanks');
    await page.getByLabel('Email').fill('marta');
    await submit.click();
    await expect(page.getByText('This email address is not complete.')).toBeVisible();
    await expect(problem).toBeHidden();
    await page.getByLabel('Email').fill('marta@example.org');
    await submit.click();
    await expect(thanks).toBeVisible();
    await expect(problem).toBeHidden();
    for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.getByText('Nothing was sent and nothing was kept')).toBeVisible();
    expect(sent.join('\n')).not.toMatch(/Marta|marta|thanks\b.*A word|word of/);
    if (javaScriptEnabled) await expectAccessible(page);

    await page.getByRole('link', { name: 'Try it again' }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
    await expect(thanks).toBeHidden();
    await context.close();
  });
}

test('the form does the same when the app led to it @desktop', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/dashboard`);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Draftwell' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await footer.getByRole('link', { name: 'About Developer' }).click();
  await page.getByLabel('Name').fill('Marta Kowal');
  await page.getByLabel('Email').fill('marta@example.org');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you for trying the form!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('who is signed in finds the way back to the dashboard on every public page', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  for (const path of ['/terms', '/privacy', '/about', '/chrome-extension']) {
    await page.goto(productUrl + path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('ROUTE-08 an address that is none answers 404, says so in words, and leads home', async ({
  page,
  productUrl,
}) => {
  for (const path of ['/no-such-page', '/terms/of/nothing', '/picture.png']) {
    const answer = await page.goto(productUrl + path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  }
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  await arriveSignedIn(page, productUrl);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toBeVisible();
});

test('no public page is wider than the narrowest screen, in the letters of the device either', async ({
  page,
  productUrl,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of [...staticPages, '/login', '/signup', '/forgot-password', '/nowhere']) {
    await page.goto(productUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});
