import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { password } from '../kit/caller.ts';
import { arriveSignedIn, elsewhereAdministered, expect, expectAccessible, test } from '../kit/journey.ts';
import { type OidcProviderDouble, startOidcProvider } from '../kit/oidc-provider.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

test.describe('where nobody has a password', () => {
  let provider: OidcProviderDouble;
  /** Nobody has a password there. */
  let product: TestProduct;

  test.beforeAll(async () => {
    provider = await startOidcProvider();
    product = await startProduct({
      database: 'embedded',
      engine: makeScriptedEngine(),
      environment: { PASSWORD_SIGN_IN: 'off', ...provider.settings, ...elsewhereAdministered },
    });
  });
  test.afterAll(async () => {
    await product.stop();
    await provider.close();
  });

  test('ADMIN-08: signing in at a provider', async ({ page }) => {
    const name = `ada-${randomUUID()}`;
    provider.people.set(name, { email: `${name}@example.org`, email_verified: false, name: 'Ada King' });
    await page.goto(`${product.url}/forgot-password`);
    await expect(page).toHaveURL(/\/login$/);
    const leave = page.getByRole('button', { name: 'Continue with Example ID' });
    await leave.click();
    await expect(page.getByRole('alert')).toHaveText(/sign-in service does not answer as it should/);

    provider.register(product.url);
    await page.goto(`${product.url}/login?next=/email-reply`);
    await expect(page.getByLabel('Password')).toBeHidden();
    await leave.click();
    await page.getByPlaceholder('Enter any login').fill(name);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button').click();
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveText(/not verified at the sign-in service/);
    await expectAccessible(page);

    provider.people.set(name, { email: `${name}@example.org`, email_verified: true, name: 'Ada King' });
    await page.goto(`${product.url}/login?next=/email-reply`);
    await leave.click();
    await expect(page).toHaveURL(`${product.url}/email-reply`);
    await page.goto(`${product.url}/settings`);
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeHidden();
  });
});

test('ADMIN-08: two steps, set up with an app, asked for at a sign-in, and let in by a recovery code @desktop', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/settings`);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not your current password.');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [downloaded] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(downloaded.suggestedFilename()).toBe('draftwell-recovery-codes.txt');
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${productUrl}/login`);
  await page.getByLabel('Email').fill(writer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('This code is not right')).toBeVisible();
  await code.fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${productUrl}/dashboard`);
});

/** A device whose holder shows themselves at once, and takes the only passkey that a page offers. */
async function giveDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('ADMIN-08: a passkey is added, lets its writer in from the field and by the button, and is removed @desktop', async ({
  page,
  productUrl,
}) => {
  await giveDevice(page);
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/settings`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not your current password.');
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const passkeys = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await expect(passkeys).toContainText(['My laptop']);

  await page.context().clearCookies();
  await page.goto(`${productUrl}/login?next=/email-reply`);
  await expect(page).toHaveURL(`${productUrl}/email-reply`);

  await page.context().clearCookies();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(`${productUrl}/login`);
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(enter).toBeVisible();
  await expectAccessible(page);
  await enter.click();
  await expect(page).toHaveURL(`${productUrl}/dashboard`);

  await page.goto(`${productUrl}/settings`);
  await expect(passkeys).toContainText([/Last used/]);
  await page.getByRole('button', { name: 'Remove “My laptop”' }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await page.context().clearCookies();
  await page.goto(`${productUrl}/login`);
  await enter.click();
  await expect(page.getByRole('alert')).toHaveText(/opens no account here/);
});
