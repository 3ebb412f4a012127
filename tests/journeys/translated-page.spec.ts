import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, test } from '../kit/journey.ts';

const draft = 'I have spoke with them, and we recieved it. He go there yesterday.';
const chain = `From: Tom Ashworth
Sent: Thursday 19 November, 16:42
To: Marta Kowal
Subject: Leeds order

Hi Marta,

Can you confirm the delivery date for the Leeds order?

Cheers,
Tom`;

// Each goes through many screens
test.slow();
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'AI Enhanced Text' });
const barOf = (page: Page) => resultOf(page).locator('.review-bar');
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

/**
 * Translates the page as Chrome does: `font` elements take the place of text nodes, also of each that comes later. Each
 * other one comes beside the text before that is taken away.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0;
    const isWords = (node: Node) => {
      const parent = node.parentElement;
      const isLeftOut = parent?.closest('script, style, textarea, option, title, font, svg') !== null;
      return !isLeftOut && parent?.closest<HTMLElement>('[translate]')?.translate !== false;
    };
    function take(text: Node): void {
      if (!text.textContent?.trim() || !isWords(text) || !(text instanceof Text)) return;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.dataset.translated = '';
      outer.append(inner);
      count += 1;
      if (count % 2 === 0) {
        text.replaceWith(outer);
      } else {
        text.before(outer);
        text.remove();
      }
    }
    function takeAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = root instanceof Text ? [root] : [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node);
      for (const text of found) if (text.isConnected) take(text);
    }
    const options = { childList: true, subtree: true, characterData: true };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) takeAll(node);
    }).observe(document.body, options);
    takeAll(document.body);
  });
  await expect(page.locator('[data-translated]').first()).toBeAttached();
}

test('F-84: a translated page goes on working: a text is improved, reviewed, copied, edited and cleared @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await translate(page);
  await sourceOf(page).fill(draft);
  await press(page, 'Improve');
  await expect(barOf(page)).toContainText(/^3 open/);
  await press(page, 'Accept');
  await expect(barOf(page)).toContainText('2 open, 1 accepted');
  await expect(page.getByRole('button', { name: 'Accept all 2' })).toBeVisible();
  await press(page, 'Reject');
  await expect(barOf(page)).toContainText('1 open, 1 accepted, 1 rejected');
  await press(page, 'Undo last decision');
  await expect(barOf(page)).toContainText('2 open, 1 accepted');
  await press(page, 'Plain');
  await press(page, 'Changes');
  await expect(page.getByRole('group', { name: /^Change 1 of 3/ })).toBeVisible();
  await press(page, /^Accept all/);
  await expect(barOf(page)).toContainText('All decided');
  await press(page, /^Copy/);
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  // The writer’s words are not for the translator
  await expect(resultOf(page).locator('.written > [data-words] font, .chg font')).toHaveCount(0);

  await press(page, 'Advanced Options');
  const panel = page.getByRole('dialog', { name: 'More Actions' });
  await panel.getByRole('button', { name: 'Edit Specific Parts' }).click();
  await press(page, 'Advanced Options');
  await expect(panel.getByRole('button', { name: 'Exit Edit Mode' })).toBeVisible();
  await panel.getByRole('button', { name: 'Shorten' }).click();
  await press(page, 'Advanced Options');
  await expect(panel.getByRole('button', { name: 'Shorten' })).toBeEnabled();
  await panel.getByRole('button', { name: 'Close More Actions' }).click();
  await press(page, /^Version History/);
  const versions = page.getByRole('dialog', { name: 'Version History' });
  await versions
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click();
  await versions.getByRole('button', { name: 'All versions' }).click();
  await page.keyboard.press('Escape');
  await press(page, 'Clear');
  await press(page, 'Undo');
  await expect(sourceOf(page)).toHaveValue(draft);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('reply');
  await page.keyboard.press('Escape');
});

test('F-84: a translated page goes on working: a reply, an email, feedback, the settings and signing out @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/email-reply`);
  await translate(page);
  await page.getByRole('textbox', { name: 'Email chain' }).fill(chain);
  await page.getByRole('textbox', { name: 'Rough draft' }).fill('the delivery date is thursday 26 november.');
  await press(page, 'Enhance Reply');
  const reply = page.getByRole('region', { name: 'Reply', exact: true });
  await expect(reply.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  await reply.getByRole('button', { name: 'Changes', exact: true }).click();
  await press(page, 'Accept');
  await reply.getByRole('button', { name: 'Letter', exact: true }).click();

  await page.getByRole('link', { name: 'Write from Scratch' }).first().click();
  await page.getByRole('textbox', { name: 'What do you want to say?' }).fill(draft);
  await press(page, 'Generate Email');
  await expect(page.getByRole('textbox', { name: 'Email body' })).toBeVisible();
  await press(page, 'Accept');

  await page.getByRole('link', { name: 'Get Feedback' }).first().click();
  await page.getByRole('textbox', { name: 'Your text' }).fill(draft);
  await press(page, /^Analyze /);
  await expect(page.getByRole('region', { name: /read closely$|^Feedback$/ })).toContainText('Friendliness');

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.locator('.entry-text').getByRole('link').first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByLabel('Full name').fill('Marta Nowak');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await press(page, /^Save/);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account: Marta Nowak' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(/landing|login/);
});
