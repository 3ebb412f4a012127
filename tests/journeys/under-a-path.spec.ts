import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { password } from '../kit/caller.ts';
import { elsewhereAdministered, expect, test } from '../kit/journey.ts';
import { startMailServer } from '../kit/mail-server.ts';
import { startPathProxy } from '../kit/path-proxy.ts';
import { findFreePort } from '../kit/postgres.ts';
import { startProduct } from '../kit/product.ts';
import { makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const path = '/writing';

/** A product that only a proxy is asked for, beside another program at the root of the same host. */
async function startBehind(kind: 'caddy' | 'nginx', strips: boolean) {
  const mails = await startMailServer();
  const engine = makeScriptedEngine();
  engine.play(upperCase);
  const port = await findFreePort();
  const home = `http://localhost:${port}${path}`;
  const environment = { PUBLIC_URL: home, SMTP_URL: mails.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const product = await startProduct({
    database: 'embedded',
    engine,
    environment: { ...environment, ...elsewhereAdministered, HOST: '127.0.0.1' },
  });
  const server = Number(new URL(product.url).port);
  const proxy = await startPathProxy({ kind, strips, path, port, server });
  async function stop(): Promise<void> {
    await proxy.stop();
    await product.stop();
    await mails.close();
  }
  return { home, mails, stop };
}

/** What the browser asked of the host beside the path, or did not get. */
function hearStrays(page: Page, home: string): string[] {
  const strays: string[] = [];
  page.context().on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== new URL(home).origin) return;
    if (!pathname.startsWith(`${path}/`) || response.status() === 404) strays.push(response.url());
  });
  return strays;
}

test.use({ serviceWorkers: 'allow', toleratedFaults: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

for (const [kind, strips] of [
  ['caddy', true],
  ['nginx', false],
] as const) {
  const sends = strips ? 'which cuts the path off' : 'which sends the path on';
  test(`FLEET-10 behind ${kind}, ${sends}: sign-up by a mailed link, a result, a reload, the history, away and offline @desktop`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { home, mails, stop } = await startBehind(kind, strips);
    try {
      const strays = hearStrays(page, home);
      const email = `writer-${randomUUID()}@example.org`;
      await page.goto(`${home}/landing`);
      await page.getByRole('link', { name: 'Sign up' }).first().click();
      await page.getByLabel('Full name').fill('Marta Kowal');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Country').selectOption('GB');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText(email)).toBeVisible();
      const { link } = await mails.waitForMail(email, /^Verify/);
      expect(link.href).toContain(`${home}/api/auth/verify-email?`);
      await page.goto(link.href);
      await expect(page).toHaveURL(`${home}/dashboard`);

      // The address is typed without its slash
      await page.goto(home);
      await expect(page).toHaveURL(`${home}/`);
      const source = page.getByRole('textbox', { name: 'Your Text' });
      await source.fill('please read this letter');
      await page.getByRole('button', { name: 'Improve', exact: true }).click();
      const result = page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
      await expect(result.getByText('PLEASE', { exact: true })).toBeVisible();
      const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(worker).toBe(`${home}/`);
      await page.reload();
      await expect(source).toHaveValue('please read this letter');

      await source.press('Control+k');
      const menu = page.getByRole('dialog', { name: 'Search commands' });
      await menu.getByRole('combobox', { name: 'Search commands' }).fill('history');
      await menu.getByRole('option', { name: 'History', exact: true }).click();
      await expect(page).toHaveURL(`${home}/history`);
      await expect(page.getByText('please read this letter').first()).toBeVisible();

      await page.context().setOffline(true);
      await page.goto(`${home}/improve-text`);
      await expect(source).toHaveValue('please read this letter');
      await page.goto(`${home}/terms`);
      await page.getByRole('link', { name: 'Go on writing' }).click();
      await expect(source).toHaveValue('please read this letter');
      await page.context().setOffline(false);

      await page.reload();
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL(`${home}/landing`);
      expect(await page.context().cookies(`${home}/`)).not.toContainEqual(
        expect.objectContaining({ name: expect.stringContaining('session') }),
      );
      expect(strays.filter((url) => url !== home)).toEqual([]);
    } finally {
      await stop();
    }
  });
}
