import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { type OllamaDouble, startOllamaDouble } from '../kit/vendors/ollama.ts';
import { startOpenAiDouble } from '../kit/vendors/openai.ts';
import type { VendorDouble } from '../kit/vendors/vendor-double.ts';
import { vendorKey, vendorModel } from '../kit/vendors/wire.ts';

/** A fresh server, its first administrator, and doubles of the providers. */

// A server of its own for each, which boots an engine
test.describe.configure({ timeout: 150_000 });

declare global {
  interface Window {
    countPress(): Promise<void>;
  }
}

const email = 'Hi Anneke,\n\nThe delivery comes on Thursday.\n\nBest regards,';

/** Nobody has signed up on it. It ends with its provider. */
async function startFresh(vendor: VendorDouble, environment = {}): Promise<TestProduct> {
  const product = await startProduct({
    database: 'embedded',
    environment: { TRUSTED_PROXIES: '127.0.0.1,::1', ...environment },
  });
  return {
    ...product,
    async stop() {
      await product.stop();
      await vendor.close();
    },
  };
}

/** Ollama is where the server looks for it. */
async function startAtHome(): Promise<{ vendor: OllamaDouble; product: TestProduct }> {
  const vendor = await startOllamaDouble(() => email);
  return { vendor, product: await startFresh(vendor, { OLLAMA_BASE_URL: vendor.baseUrl }) };
}

async function signUpOnScreen(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Full name').fill('Marta Kowal');
  await page.getByLabel('Email').fill(`first-${randomUUID()}@example.org`);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function writeEmail(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /What do you want to say/ }).fill('delivery on Thursday');
  await page
    .getByRole('button', { name: /^Generate Email/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText('The delivery comes on Thursday.').first()).toBeVisible();
}

test('MODEL-01 from signing up to an email that a model at home has written @tablet', async ({ page }) => {
  const { vendor, product } = await startAtHome();
  let presses = 0;
  await page.exposeBinding('countPress', () => presses++);
  await page.addInitScript(() =>
    addEventListener('click', () => void window.countPress(), { capture: true }),
  );
  try {
    await signUpOnScreen(page, product.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Who writes?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'A model at home' }).click();
    await expect(page.getByRole('radio', { name: vendorModel })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use this model' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /writes now$/ })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Write an email' }).click();
    await expect(page.getByText(`${vendorModel}, on this server`)).toBeVisible();
    await writeEmail(page);
    expect(vendor.listQuestions()).toHaveLength(1);
    expect(presses).toBeLessThanOrEqual(8);
    expect(presses).toBeGreaterThan(0);

    // Asked once only
    await page.goto(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();
    await page.goto(`${product.url}/server-settings`);
    await expect(page.getByText('The address is set by OLLAMA_BASE_URL')).toBeVisible();
    await expect(page.getByRole('radio', { name: vendorModel })).toBeChecked();
    await expectAccessible(page);
  } finally {
    await product.stop();
  }
});

test('a model is got by its name, goes on over a reload, and is tried @desktop', async ({ page }) => {
  const { vendor, product } = await startAtHome();
  try {
    vendor.playPull({ pauseMs: 500 });
    await signUpOnScreen(page, product.url);
    await page.getByRole('button', { name: 'A model at home' }).click();
    await page.getByText('Get another model').click();
    await page.getByLabel('Model to download').fill('small:3b');
    await page.getByRole('button', { name: 'Get it' }).click();
    await expect(page.getByText(/^\d+ % · .+ of 4\.7 GB/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('progressbar', { name: 'small:3b' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('radio', { name: 'small:3b' })).toBeChecked();
    await page.getByRole('button', { name: 'Use this model' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /small:3b writes now$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('Words a minute', { exact: true })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await product.stop();
  }
});

test('MODEL-03 a provider is chosen by its key, which is never shown again @desktop', async ({ page }) => {
  const vendor = await startOpenAiDouble(() => email);
  const product = await startFresh(vendor);
  try {
    await signUpOnScreen(page, product.url);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();

    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'Server settings' }).click();
    await expect(page.getByText('Embedded engine, on this server')).toBeVisible();
    await page.getByRole('button', { name: 'A provider' }).click();
    await page.getByRole('radio', { name: 'OpenAI' }).check();
    await page.getByLabel('Address (optional)').fill(vendor.baseUrl);
    await page.getByLabel('Key', { exact: true }).fill('sk-wrong');
    await page.getByRole('button', { name: 'Show models' }).click();
    await expect(page.getByRole('alert').getByText(/refuses the key: check the key/)).toBeVisible();
    await expect(page.getByLabel('Address (optional)')).toHaveValue(vendor.baseUrl);
    await expectAccessible(page);

    await page.getByLabel('Key', { exact: true }).fill(vendorKey);
    await page.getByRole('button', { name: 'Show models' }).click();
    await expect(page.getByRole('radio', { name: vendorModel })).toBeChecked();
    await page.getByRole('button', { name: 'Use this model' }).click();
    await expect(page.getByText(/double-1 writes now\.$/).first()).toBeVisible();
    await expect(page.getByText('A key is stored.').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.content()).not.toContain(vendorKey);

    await page.getByRole('link', { name: 'Write from Scratch' }).filter({ visible: true }).first().click();
    await writeEmail(page);
  } finally {
    await product.stop();
  }
});
