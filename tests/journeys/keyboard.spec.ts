import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn, expect, test } from '../kit/journey.ts';

test.slow();

/** Presses Tab until the focus is there, as someone would who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

test('by keyboard alone: a reply, an email, feedback and its fix, and the way back from the history @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  const press = (key: string) => page.keyboard.press(key);

  await page.goto(`${productUrl}/dashboard`);
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await tabTo(page, link('Email Reply'));
  await press('Enter');
  const chain = page.getByRole('textbox', { name: 'Email chain' });
  await chain.waitFor();
  await tabTo(page, chain);
  await page.keyboard.insertText('Hi Marta,\n\nCan you come on Friday? Who will bring the keys?\n\nTom');
  await tabTo(page, page.getByRole('textbox', { name: 'Rough draft' }));
  await page.keyboard.insertText('yes, i can come on friday.');
  await press('Control+Enter');
  const reply = page.getByRole('region', { name: 'Reply', exact: true });
  const first = reply.getByRole('group', { name: /^Change 1 of/ });
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await press('a');
  await expect(reply.getByText('1 accepted').first()).toBeVisible();
  const blank = reply.getByPlaceholder('Your answer');
  await tabTo(page, blank);
  await page.keyboard.type('Anna will.');
  await press('Enter');
  await expect(reply.getByText('Anna will.').first()).toBeVisible();

  await page.goto(`${productUrl}/write-from-scratch`);
  const description = page.getByRole('textbox', { name: 'What do you want to say?' });
  await description.waitFor();
  await tabTo(page, description);
  await page.keyboard.insertText('the delivery moves to thursday. please confirm.');
  await press('Control+Enter');
  const body = page.getByRole('textbox', { name: 'Email body' });
  await expect(body).toHaveValue(/Thursday/);
  await tabTo(page, body);
  await press('Control+End');
  await page.keyboard.type(' PS');
  await expect(body).toHaveValue(/ PS$/);

  await page.goto(`${productUrl}/get-feedback`);
  const source = page.getByRole('textbox', { name: 'Your text' });
  await source.waitFor();
  await tabTo(page, source);
  await page.keyboard.insertText(
    'Dear Mr Osei,\n\nThanks for you’re support. I have spoke with them.\n\nBest,\nMarta',
  );
  await press('Control+Enter');
  const fix = page.getByRole('button', { name: /^Fix this/ }).first();
  await expect(fix).toBeVisible();
  await tabTo(page, fix);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('group', { name: /^Change 1 of/ });
  await expect(change).toBeVisible();
  await tabTo(page, change);
  await press('a');
  const use = dialog.getByRole('button', { name: 'Use in my text' });
  await tabTo(page, use);
  await press('Enter');
  await expect(source).not.toHaveValue(/you’re support. I have spoke/);

  await page.goto(`${productUrl}/history`);
  const entry = page.getByRole('article').first().getByRole('link');
  await entry.waitFor();
  await tabTo(page, entry);
  await press('Enter');
  const panel = page.getByRole('dialog', { name: 'Get Feedback' });
  await tabTo(page, panel.getByRole('button', { name: /^Open in/ }));
  await press('Enter');
  await expect(page).toHaveURL(/\/get-feedback$/);
  await expect(source).toHaveValue(/I have spoke with them/);
});
