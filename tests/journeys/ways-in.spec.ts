import { randomUUID } from 'node:crypto';
import { elsewhereAdministered, expect, expectAccessible, test } from '../kit/journey.ts';
import { type OidcProviderDouble, startOidcProvider } from '../kit/oidc-provider.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

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

test('signing in at a provider, where nobody has a password @desktop', async ({ page }) => {
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
