import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

test.slow();

const marks = (page: Page) => page.locator('.check-mirror [data-issue]');

/** As a browser does that translates pages: `font` elements take the place of texts that may be translated. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const change = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        const isLeft = parent?.closest('script, style, textarea, font, svg') ?? null;
        if (isLeft || parent?.closest<HTMLElement>('[translate]')?.translate === false) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    change();
    new MutationObserver(change).observe(document.body, { childList: true, subtree: true });
  });
}

test('WORK-03: every field that is written in underlines slips, free, with their reason, fix and ways to be quiet', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  for (const [path, name] of [
    ['/email-reply', 'Rough draft'],
    ['/write-from-scratch', 'What do you want to say?'],
    ['/get-feedback', 'Your text'],
    ['/improve-text', 'Your Text'],
  ] as const) {
    await page.goto(productUrl + path);
    const field = page.getByRole('textbox', { name, exact: true });
    await field.click();
    await page.keyboard.type('They was here, becuase it rained. ');
    await expect(marks(page)).toHaveText(['was', 'becuase'], { timeout: 20_000 });
    await expectAccessible(page);
  }
  await expect(page.getByText('10 of 10 left today')).toBeVisible();

  await translate(page);
  const field = page.getByRole('textbox', { name: 'Your Text' });
  const card = page.getByRole('dialog');
  const words = (await marks(page).last().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(words.x + 12, words.y + 12);
  await expect(card).toContainText('The usual spelling is “because”.');
  await expectAccessible(page);
  await expect(card.getByRole('button', { name: 'Add to dictionary' })).toBeVisible();
  await card.getByRole('button', { name: 'because', exact: true }).click();
  await expect(field).toHaveValue('They was here, because it rained. ');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('They was here, becuase it rained. ');

  await page.keyboard.press('F8');
  await expect(card).toContainText('goes with this pronoun');
  await page.keyboard.press('F8');
  await expect(card).toContainText('The usual spelling is “because”.');
  await page.keyboard.press('Shift+F8');
  await expect(card).toContainText('goes with this pronoun');
  await card.getByRole('button', { name: 'Switch this rule off' }).press('Enter');
  await expect(marks(page)).toHaveText(['becuase']);

  // In the colours of a reader who has chosen their own, too
  await page.emulateMedia({ forcedColors: 'active' });
  const box = (await marks(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { ...box, height: box.height + 8 };
  const underlined = await page.screenshot({ clip });
  // Where a click would scroll to the switch, the words would be elsewhere
  await page.getByRole('switch', { name: 'Underlines while writing' }).dispatchEvent('click');
  await expect(marks(page)).toHaveCount(0);
  expect(await page.screenshot({ clip })).not.toEqual(underlined);
  await page.emulateMedia({ forcedColors: null });
  await page.goto(`${productUrl}/settings?tab=preferences`);
  await expect(page.getByRole('radio', { name: 'Nothing' })).toBeChecked();
  await page.getByRole('radio', { name: 'Spelling and grammar' }).check();
  await expectAccessible(page);
  await page.goto(`${productUrl}/improve-text`);
  await expect(marks(page)).toHaveText(['becuase'], { timeout: 20_000 });
  await field.focus();
  await page.keyboard.press('F8');
  await card.getByRole('button', { name: 'Ignore here' }).press('Enter');
  await expect(marks(page)).toHaveCount(0);

  await page.goto(`${productUrl}/write-from-scratch`);
  await page
    .getByRole('textbox', { name: 'What do you want to say?' })
    .fill('Tell Tom that it comes on Monday.');
  await page.getByRole('button', { name: 'Generate Email' }).click();
  await page.getByRole('textbox', { name: 'Email body' }).click();
  await page.keyboard.type('Becuase of the flimbot. ');
  await expect(marks(page)).toHaveText(['Becuase', 'flimbot'], { timeout: 20_000 });
  await marks(page).last().click({ force: true });
  await card.getByRole('button', { name: 'Add to dictionary' }).click();
  await expect(marks(page)).toHaveText(['Becuase']);
});
