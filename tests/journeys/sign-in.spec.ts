import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { countries } from '../../src/shared/countries.ts';
import { confirmLink, password, postJson, signIn, signUp } from '../kit/caller.ts';
import { arriveSignedIn, elsewhereAdministered, expect, expectAccessible, test } from '../kit/journey.ts';
import { type MailServer, startMailServer } from '../kit/mail-server.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const unexpected = 'An unexpected error occurred. Please try again.';

let mailServer: MailServer;
/** Sends mails, and asks for a verified address. */
let strict: TestProduct;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  strict = await startProduct({
    database: 'embedded',
    engine: makeScriptedEngine(),
    environment: { SMTP_URL: mailServer.url, ...elsewhereAdministered },
  });
});
test.afterAll(async () => {
  await strict.stop();
  await mailServer.close();
});

const makeEmail = () => `journey-${randomUUID()}@example.org`;

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Marta Kowal');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

/** Holds the answers of one address back until released. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('AUTH-01 the sign-in has its fields, its links, and a button that says what it does', async ({
  page,
  productUrl,
}) => {
  const writer = await signUp(productUrl);
  await page.goto(`${productUrl}/login`);
  const secret = page.getByLabel('Password', { exact: true });
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /^\/signup/);

  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email').fill(writer.email);
  await secret.fill(password);
  const release = await holdBack(page, '**/api/auth/sign-in/email');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
});

test('AUTH-03 a sign-in that fails says what the server said, or that nobody foresaw it, and may be tried again', async ({
  page,
  productUrl,
}) => {
  const writer = await signUp(productUrl);
  await page.goto(`${productUrl}/login`);
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByText('Login Failed')).toBeVisible();
  await expect(toasts.getByText('Invalid email or password')).toBeVisible();
  // What stays says what to do, and does not repeat the toast
  await expect(page.getByRole('alert')).toHaveText(/^Check the address and the password/);
  await expect(page.getByText('Invalid email or password')).toHaveCount(1);
  await expectAccessible(page);

  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toasts.getByText(unexpected)).toBeVisible();
  await page.unroute('**/api/auth/sign-in/email');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('AUTH-04 the sign-up has its fields and links, and every country', async ({ page, productUrl }) => {
  await page.goto(`${productUrl}/signup`);
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  const options = page.getByLabel('Country').getByRole('option');
  await expect(options).toHaveCount(52);
  expect(await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    '',
    ...Object.keys(countries),
  ]);
  for (const label of ['password', 'confirm password']) {
    const field = page.getByLabel(`${label.charAt(0).toUpperCase()}${label.slice(1)}`, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: `Show ${label}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'text');
  }
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: /^Terms of Service/ }).first()).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(page.getByRole('link', { name: /^Privacy Policy/ }).first()).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expectAccessible(page);

  await fillSignUp(page, makeEmail());
  const release = await holdBack(page, '**/api/auth/sign-up/email');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  release();
  await expect(page.getByText('Welcome! You can now sign in.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('AUTH-09 a sign-up that fails says why, and keeps what was typed', async ({ page, productUrl }) => {
  const { email } = await signUp(productUrl);
  const refused = postJson(productUrl, '/api/auth/sign-up/email', {
    name: 'A',
    email,
    password,
    country: 'GB',
  });
  await page.goto(`${productUrl}/signup`);
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await expect(toasts.getByText('Sign Up Failed')).toBeVisible();
  const { message } = (await refused).body as { message: string };
  expect(message).toMatch(/already/);
  await expect(toasts.getByText(message)).toBeVisible();
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await page.route('**/api/auth/sign-up/email', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toasts.getByText(unexpected)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('AUTH-08 an account is verified by the mailed link before anybody signs in to it', async ({ page }) => {
  const email = makeEmail();
  await page.goto(`${strict.url}/signup`);
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const sentence = 'Please check your email to verify your account before signing in.';
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expectAccessible(page);
  const { link } = await mailServer.waitForMail(email, /./);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please verify your email address before signing in').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('Sent. Use the newest email.')).toBeVisible();
  await expect.poll(() => mailServer.listMails(email).length).toBe(2);
  const newest = mailServer.listMails(email)[1]?.link ?? link;

  await page.goto(newest.href);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(newest.href);
  await expect(page).toHaveURL(/\/login\?verification=expired$/);
  await expect(page.getByText('This verification link is invalid or has expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expectAccessible(page);
});

test('F-78: a link that somebody else signed up for says whose account it opens, and waits for a yes', async ({
  page,
}) => {
  const email = makeEmail();
  const body = { name: 'Marta Kowal', email, password, country: 'GB' };
  await postJson(strict.url, '/api/auth/sign-up/email', body);
  const { link } = await mailServer.waitForMail(email, /^Verify/);
  await page.goto(link.href);
  await expect(page.getByText(`Continue as ${email}?`)).toBeVisible();
  expect(page.url()).toBe(`${strict.url}/login`);
  await expectAccessible(page);
  await page.goto(`${strict.url}/dashboard`);
  await expect(page).toHaveURL(/\/(landing|login)/);

  await page.goto(link.href);
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(unexpected)).toBeVisible();
  await page.unroute('**/api/auth/verify-email');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${strict.url}/login#verification=${link.searchParams.get('token')}`);
  await expect(page.getByText('This verification link is invalid or has expired.')).toBeVisible();
});

test('a sign-up whose answer names nobody asks for the mail all the same', async ({ page }) => {
  await page.goto(`${strict.url}/signup`);
  await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ json: {} }));
  await fillSignUp(page, makeEmail());
  await page.getByRole('button', { name: 'Create Account' }).click();
  const sentence = page.getByText('Please check your email to verify your account.', { exact: true });
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(sentence.first()).toBeVisible();
});

test('ROUTE-03 ROUTE-04 a session closes the doors of visitors, and opens the one of a reset link', async ({
  page,
  productUrl,
}) => {
  for (const [path, name] of [
    ['/login', 'Sign in'],
    ['/signup', 'Sign up'],
    ['/forgot-password', 'Forgot password'],
  ] as const) {
    await page.goto(productUrl + path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.goto(`${productUrl}/reset-password`);
  await expect(page.getByText('Invalid Reset Link').first()).toBeVisible();

  await arriveSignedIn(page, productUrl);
  for (const path of ['/login', '/signup']) {
    await page.goto(productUrl + path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  await page.goto(`${productUrl}/forgot-password`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('AUTH-10 a forgotten password: a mail, the same words for an unknown address, and a way back to the form', async ({
  page,
}) => {
  const { email } = await signUpVerified();
  await page.goto(`${strict.url}/login`);
  await page.getByLabel('Email').fill('typed@example.org');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  const field = page.getByLabel('Email');
  await expect(field).toHaveValue('typed@example.org');
  expect(page.url()).toBe(`${strict.url}/forgot-password`);
  await field.clear();
  const submit = page.getByRole('button', { name: 'Send Reset Link' });
  await submit.click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/api/auth/forgot-password', (route) => route.abort());
  await field.fill(email);
  await submit.click();
  await expect(page.getByText(unexpected)).toBeVisible();
  await expect(field).toHaveValue(email);
  await page.unroute('**/api/auth/forgot-password');

  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expectAccessible(page);
  const known = await page.getByRole('main').innerText();
  await page.getByRole('button', { name: 'Try Different Email' }).click();
  const unknown = makeEmail();
  await field.fill(unknown);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect((await page.getByRole('main').innerText()).replace(unknown, email)).toBe(known);
  await mailServer.waitForMail(email, /^Choose/);
  expect(mailServer.listMails(unknown)).toEqual([]);
});

test('AUTH-11 AUTH-12 a mailed link sets a new password once, and its tokens never stay in sight', async ({
  page,
}) => {
  const { email, cookie } = await signUpVerified();
  await page.goto(`${strict.url}/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const { link } = await mailServer.waitForMail(email, /^Choose/);

  const tokens = [...link.searchParams.values()];
  expect(tokens).toHaveLength(2);
  const [stored] = await strict.query<object>('select password_resets::text as row from password_resets');
  for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(`${request.url()} from ${request.headers().referer ?? ''}`);
  });
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...call) => {
      if (location.search !== '') throw new Error('fetched with tokens in sight');
      return send(...call);
    };
  });
  await page.goto(link.href);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(sent.some((request) => request.includes('/api/'))).toBe(true);
  expect(sent.join('\n')).not.toContain('token=');
  await expectAccessible(page);

  const fresh = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm new password', { exact: true });
  const submit = page.getByRole('button', { name: 'Update Password' });
  await fresh.fill('12345');
  await again.fill('1234');
  await submit.click();
  await expect(page.getByText("Passwords don't match")).toHaveCount(1);
  await expect(page.getByText('Please type the same one twice.')).toBeVisible();
  await again.fill('12345');
  await submit.click();
  await expect(page.getByText('Password too short', { exact: true })).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show new password', exact: true }).click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show confirm new password' }).click();
  await expect(again).toHaveAttribute('type', 'text');

  const chosen = 'a wholly new one';
  await fresh.fill(chosen);
  await again.fill(chosen);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Password updated' })).toBeVisible();
  const updatedAt = Date.now();
  await page.waitForURL(/\/dashboard$/);
  expect(Date.now() - updatedAt).toBeGreaterThan(1_500);
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
  const former = await fetch(`${strict.url}/api/auth/token`, { headers: { cookie } });
  expect(former.status).toBe(401);

  // Used, while its writer is signed in, and then by nobody
  await page.goto(link.href);
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('main').getByText('Invalid Reset Link')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(link.href);
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.getByRole('main').getByText('Invalid Reset Link')).toBeVisible();
  await expect(
    page.getByRole('main').getByText('This password reset link is invalid or has expired.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/token/);

  await page.goto(`${strict.url}/reset-password?access_token=only-one`);
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect.poll(() => listResets(email).length).toBe(2);
  const late = listResets(email)[1]?.link ?? link;
  expect(late.href).not.toBe(link.href);
  strict.setTime(new Date(Date.now() + 61 * 60_000));
  await page.goto(late.href);
  await expect(page).toHaveURL(/\/forgot-password$/);
  strict.setTime(new Date());
});

function listResets(email: string) {
  return mailServer.listMails(email).filter(({ subject }) => /^Choose/.test(subject ?? ''));
}

test('AUTH-11 a server that cannot be asked does not spoil the link', async ({ page }) => {
  const { email } = await signUpVerified();
  await fetch(`${strict.url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: strict.url },
    body: JSON.stringify({ email }),
  });
  const { link } = await mailServer.waitForMail(email, /^Choose/);
  await page.route('**/api/auth/check-reset', (route) => route.abort());
  await page.goto(link.href);
  await expect(page.getByText(unexpected)).toBeVisible();
  await page.unroute('**/api/auth/check-reset');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

/** A writer of the strict product who has followed the link of the first mail. */
async function signUpVerified() {
  const email = makeEmail();
  await fetch(`${strict.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: strict.url },
    body: JSON.stringify({ name: 'Marta Kowal', email, password, country: 'GB' }),
  });
  const { link } = await mailServer.waitForMail(email, /./);
  await confirmLink(link);
  return signIn(strict.url, email);
}
