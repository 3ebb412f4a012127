import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

// The shipped engine, texts that no other test has, and a paste into another field: what arrives there is the proof.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const mail = `Hi Priya,

thanks for you're call yesterday. I have spoke with Daniel about the 3 laptops and he agrees that we recieve them on 14 March, not before. Their is one problem: the invoice (no. 7731) was send to the wrong adress.

Could you please check it?

Kind regards,
Marta`;

const chain = `From: Priya Raman <priya@raman-it.example>
Sent: Monday 9 March, 10:12
To: Marta Kowal
Subject: Laptops

Hi Marta,

Can we deliver the 3 laptops on 14 March? Who will sign for them?

Best,
Priya`;

const resultOf = (page: Page) => page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
const replyOf = (page: Page) => page.getByRole('region', { name: 'Reply', exact: true });
const improve = (page: Page) => page.getByRole('button', { name: 'Improve', exact: true });

/** What a writer reads in the plain view, as the page lays it out. */
async function readPlain(page: Page, view: 'Plain' | 'Letter' = 'Plain'): Promise<string> {
  const pane = view === 'Plain' ? resultOf(page) : replyOf(page);
  await pane.getByRole('button', { name: view, exact: true }).click();
  return (await pane.locator('.written').textContent()) ?? '';
}

/** Pastes into a field of another screen, and comes back. */
async function pasteElsewhere(page: Page, productUrl: string): Promise<string> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${productUrl}/feedback`);
  const field = elsewhere.getByRole('textbox', { name: /Description/ });
  await field.fill('');
  await field.press('ControlOrMeta+V');
  await expect(field).not.toHaveValue('');
  const pasted = await field.inputValue();
  await elsewhere.close();
  return pasted;
}

async function selectWords(page: Page, words: string): Promise<void> {
  await resultOf(page).evaluate((region, wanted) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0 || !node.parentElement?.closest('.written')) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`“${wanted}” is not shown`);
  }, words);
}

test('TRUST-02 AUTH-07 the first hour: sign up, improve a mail, reject one change, copy, and paste it elsewhere', async ({
  page,
  productUrl,
}) => {
  await page.goto(`${productUrl}/signup`);
  await page.getByLabel('Full name').fill('Marta Kowal');
  await page.getByLabel('Email').fill(`hour-${randomUUID()}@example.org`);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Marta!' })).toBeVisible();

  await page.goto(productUrl);
  await page.getByRole('textbox', { name: 'Your Text' }).fill(mail);
  await improve(page).click();
  const first = resultOf(page)
    .getByRole('group', { name: /^Change 1 of/ })
    .first();
  await expect(first).toBeVisible({ timeout: 30_000 });
  await resultOf(page).getByRole('button', { name: 'Reject', exact: true }).filter({ visible: true }).click();
  await resultOf(page).getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  await expect(page.getByText('Without the change that you rejected.')).toBeVisible();
  const pasted = await pasteElsewhere(page, productUrl);
  expect(pasted).toBe(await readPlain(page));
  expect(pasted).not.toBe(mail);
  for (const slip of ['spoke with', 'recieve', 'Their is', 'was send', 'adress'])
    expect(pasted).not.toContain(slip);
  for (const fact of ['Priya', 'Daniel', '3 laptops', '14 March', '7731']) expect(pasted).toContain(fact);

  // The plain view, as it stands
  await resultOf(page).getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(() => pasteElsewhere(page, productUrl)).toBe(pasted);
  await expectAccessible(page);
});

test('TRUST-02 after a partial edit the edited words are copied', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('textbox', { name: 'Your Text' }).fill(mail);
  await improve(page).click();
  await expect(
    resultOf(page)
      .getByRole('group', { name: /^Change 1 of/ })
      .first(),
  ).toBeVisible({
    timeout: 30_000,
  });
  await readPlain(page);
  await page.getByRole('button', { name: 'Advanced Options' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Edit Specific Parts' }).click();
  await selectWords(page, 'Could you please check it?');
  await page.getByRole('button', { name: 'Edit selection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Selected Text' });
  await dialog
    .getByLabel('How would you like to change this text?')
    .fill('replace "check it" with "look at it"');
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(page.getByText('Selected text updated successfully!')).toBeVisible();
  const shown = await readPlain(page);
  expect(shown).toContain('look at it');
  await resultOf(page).getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(() => pasteElsewhere(page, productUrl)).toBe(shown);
});

test('TRUST-02 a reply opens as a letter, and the letter is what is copied', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/email-reply`);
  await page.getByRole('textbox', { name: 'Email chain' }).fill(chain);
  await page.getByRole('textbox', { name: 'Rough draft' }).fill('yes 14 march works. tom will sign. thx');
  await page.getByRole('button', { name: 'Enhance Reply' }).click();
  await expect(replyOf(page).getByRole('button', { name: 'Letter' })).toHaveAttribute(
    'aria-pressed',
    'true',
    {
      timeout: 30_000,
    },
  );
  await expect(replyOf(page).locator('ins, del')).toHaveCount(0);
  await replyOf(page).getByRole('button', { name: 'Copy reply' }).click();
  await expect(page.getByText('Reply copied to clipboard!')).toBeVisible();
  const pasted = await pasteElsewhere(page, productUrl);
  expect(pasted).toBe(await readPlain(page, 'Letter'));
  expect(pasted).toContain('14 March');
  expect(pasted).not.toContain('thx');
  await expectAccessible(page);

  await replyOf(page).locator('.written').click();
  await page.keyboard.press('v');
  await expect(replyOf(page).locator('ins').first()).toBeVisible();
});

test('TRUST-02 an email that was written is copied as it stands, and what is open in it is named first', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl, { name: 'Marta Kowal' });
  await page.goto(`${productUrl}/write-from-scratch`);
  await page.getByLabel('Recipient (optional)').fill('Priya');
  await page
    .getByRole('textbox', { name: /What do you want to say/ })
    .fill('the 3 laptops came on friday, one of them is broken. please send a new one');
  await page.getByRole('button', { name: 'Generate Email' }).click();
  const body = page.getByRole('textbox', { name: 'Email body' });
  await expect(body).toHaveValue(/Priya/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
  const anyway = page.getByRole('button', { name: 'Copy anyway' });
  await expect(anyway.or(page.getByText('Email copied to clipboard!'))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText('Email copied to clipboard!')).toBeVisible();
  expect(await pasteElsewhere(page, productUrl)).toBe(await body.inputValue());
});
