import type { Page } from '@playwright/test';
import { password, signUp } from '../kit/caller.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

const mail = [
  'From: Anna Berg <anna@example.org>',
  'To: Marta <marta@example.org>',
  'Subject: The hall',
  'Date: Tue, 3 Mar 2026 10:12:00 +0000',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hi Marta,',
  '',
  'can you come on Friday?',
  '--b',
  'Content-Disposition: attachment; filename="plan.txt"',
  '',
  'secret plan',
  '--b--',
].join('\r\n');

/** Opens a page of somebody else, with its words selected. */
const elsewhere = 'data:text/html,<p id=p>Words from <b>elsewhere</b> %26 more</p>';

/** The addresses that a mail program would be opened with. */
async function hearMailto(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.exposeFunction('hearMailto', (address: string) => opened.push(address));
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement) || event.target.protocol !== 'mailto:') return;
      event.preventDefault();
      (globalThis as unknown as { hearMailto(address: string): void }).hearMailto(event.target.href);
    }),
  );
  return opened;
}

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });

test('WORK-16: a mail comes in as a file and leaves for the mail program, and texts come by sharing and by a bookmark @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  const opened = await hearMailto(page);
  await page.goto(`${scripted.url}/email-reply`);
  const chain = page.getByRole('textbox', { name: 'Email chain' });
  const buffer = Buffer.from(mail);
  await page
    .locator('[data-field=chain] input[type=file]')
    .setInputFiles({ name: 'hall.eml', mimeType: 'message/rfc822', buffer });
  await expect(chain).toHaveValue(/Subject: The hall\n\nHi Marta,/);
  await expect(page.getByText('Opened “hall.eml”. 1 attachment left out.')).toBeVisible();
  await expect(chain).not.toHaveValue(/secret/);
  await page.getByRole('textbox', { name: 'Rough draft' }).fill('yes, at ten.');
  await page
    .getByRole('button', { name: /^Enhance Reply/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open in mail' }).click();
  await expect(page.getByText('Handed to your mail program')).toBeVisible();
  expect(opened[0]).toMatch(/^mailto:anna@example\.org\?subject=Re%3A%20The%20hall&body=YES/);
  await page.getByRole('button', { name: 'Copy with subject' }).click();
  await expect(page.getByText('Subject and body copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Subject: Re: The hall\n\nYES/);
  await expectAccessible(page);

  // As the system's share menu does
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    });
    form.innerHTML = '<input name="text" value="Shared & more">';
    document.body.append(form);
    form.submit();
  });
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await expect(source).toHaveValue('Shared & more');
  await expect(page).toHaveURL(`${scripted.url}/improve-text`);

  await page.goto(`${scripted.url}/settings?tab=preferences`);
  const bookmark = await page.getByRole('link', { name: 'Improve in Draftwell' }).getAttribute('href');
  await page.goto(elsewhere);
  const [tool] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => {
      getSelection()?.selectAllChildren(document.body);
      // biome-ignore lint/security/noGlobalEval: what a browser does with a bookmark of this kind
      globalThis.eval(decodeURIComponent((address ?? '').slice('javascript:'.length)));
    }, bookmark),
  ]);
  await expect(tool.getByRole('textbox', { name: 'Your Text' })).toHaveValue('Words from elsewhere & more');
  await expect(tool).toHaveURL(`${scripted.url}/improve-text`);
  await tool.getByRole('button', { name: 'Undo' }).click();
  await expect(tool.getByRole('textbox', { name: 'Your Text' })).toHaveValue('Shared & more');
});

test('a text that is handed over before the sign-in is there after it, also of a new account, and stands in no address that is asked for @desktop', async ({
  page,
  browser,
  scripted,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const source = page.getByRole('textbox', { name: 'Your Text' });
  const { email } = await signUp(scripted.url);
  await page.goto(`${scripted.url}/improve-text#text=Zanzibar%20%26%20cloves`);
  await expect(page).toHaveURL(`${scripted.url}/login`);
  await expect(page.getByText('Your text is safe in this tab', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(source).toHaveValue('Zanzibar & cloves');
  await expect(page).toHaveURL(`${scripted.url}/improve-text`);
  await source.fill('mine');
  await page.reload();
  await expect(source).toHaveValue('mine');

  // Shared before the service worker runs, by somebody new
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const fresh = await other.newPage();
  fresh.on('request', (request) => asked.push(request.url()));
  await fresh.goto(`${scripted.url}/login`);
  await fresh.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    });
    form.innerHTML = '<input name="text" value="Zanzibar, again">';
    document.body.append(form);
    form.submit();
  });
  await expect(fresh.getByText('Your text is safe in this tab', { exact: false })).toBeVisible();
  await fresh.getByRole('link', { name: 'Sign up' }).click();
  await expect(fresh.getByText('Your text is safe in this tab', { exact: false })).toBeVisible();
  await fresh.getByLabel('Full name').fill('Marta Kowal');
  await fresh.getByLabel('Email').fill(`new-${email}`);
  await fresh.getByLabel('Country').selectOption('GB');
  await fresh.getByLabel('Password', { exact: true }).fill(password);
  await fresh.getByLabel('Confirm password', { exact: true }).fill(password);
  await fresh.getByRole('button', { name: 'Create Account' }).click();
  await expect(fresh.getByRole('textbox', { name: 'Your Text' })).toHaveValue('Zanzibar, again');
  await other.close();
  expect(asked.filter((address) => /zanzibar/iu.test(address.replace(/#.*/u, '')))).toEqual([]);
});
