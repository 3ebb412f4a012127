import { arriveSignedIn, expect, test } from '../kit/journey.ts';
import { startMailServer } from '../kit/mail-server.ts';
import { startProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

// A worker that asks for a mailed link on its own would use it up
test.use({ serviceWorkers: 'allow' });

test('SET-03 a new address is verified from its own inbox; until then the old one stays, and it is told', async ({
  page,
}) => {
  const mails = await startMailServer();
  const environment = { SMTP_URL: mails.url, REQUIRE_EMAIL_VERIFICATION: 'false' };
  const product = await startProduct({ database: 'embedded', engine: makeScriptedEngine(), environment });
  try {
    const writer = await arriveSignedIn(page, product.url);
    await page.goto(`${product.url}/settings`);
    const email = page.getByLabel('Email', { exact: true });
    const next = `new-${writer.email}`;
    await email.fill(next);
    await page.getByRole('button', { name: /^Save/ }).first().click();
    await expect(page.getByText(`Please check ${next} for a mail that verifies it.`)).toBeVisible();
    await expect(email).toHaveValue(writer.email);
    expect((await writer.get<{ email: string }>('/api/profile')).body.email).toBe(writer.email);
    const { link } = await mails.waitForMail(next, /./);
    await mails.waitForMail(writer.email, /address/i);
    await page.goto(`${product.url}${link.pathname}${link.search}`);
    await expect(page.getByText('Your new email address is verified and now in use.')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/settings`);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next);
  } finally {
    await product.stop();
    await mails.close();
  }
});
