import type { Page } from '@playwright/test';
import type { EngineEvent, EnhanceRequest, EnhanceResult } from '../../src/engine/index.ts';
import { deskColours } from '../../src/web/ui/desk-colours.ts';
import { arriveSignedIn, expect, test } from '../kit/journey.ts';
import { upperCase } from '../kit/scripted-engine.ts';

/** The colour that the browser paints its own bars with: the first whose condition holds. */
function readBarColour(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return bars.find(({ media }) => media === '' || matchMedia(media).matches)?.content;
  });
}

test('the browser’s own bars have the colour of the chosen theme, also after a reload and on a page of words @desktop', async ({
  page,
  productUrl,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/dashboard`);
  await page.getByRole('button', { name: /^Account/ }).click();
  expect(await readBarColour(page)).toBe(deskColours.light);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  expect(await readBarColour(page)).toBe(deskColours.dark);
  for (const path of ['/dashboard', '/terms']) {
    await page.goto(productUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readBarColour(page)).toBe(deskColours.dark);
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
  }
});

test('a toast lies over the dialog that has the page, and its Undo can be pressed there @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  await source.fill('A sentence that is not to be lost.');
  await page.getByRole('button', { name: 'Clear', exact: false }).first().click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(source).toHaveValue('A sentence that is not to be lost.');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('on a phone whose browser does not do so itself, Back closes the menu or panel, and leaves the page when none is open @phone', async ({
  page,
  productUrl,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
  });
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/dashboard`);
  const press = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).click();
  await press('Open menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Improve Text' }).click();
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toBeVisible();
  const editor = page.url();
  const opened = [
    { name: 'Menu', open: () => press('Open menu') },
    { name: 'More Actions', open: () => press('Advanced Options') },
  ];
  for (const { name, open } of opened) {
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    // It resolves with the page that comes, and here none does
    void page.goBack().catch(() => undefined);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(editor);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('no hint takes a phone’s lines from the result @phone', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Try it with a sample' }).click();
  await expect(page.getByRole('group', { name: /^Change 1 of/ }).first()).toBeVisible();
  await expect(page.getByRole('note', { name: 'Hint' })).toHaveCount(0);
});

test('the command menu offers what the screen does, and not the Delete of one of its rows @desktop', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await writer.improve('They was here yesterday.');
  await page.goto(`${productUrl}/history`);
  await expect(page.getByRole('button', { name: /^Delete, / })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('delete');
  const menu = page.getByRole('dialog', { name: 'Search commands' });
  await expect(menu.getByRole('option')).toHaveText(['Delete all']);
});

/** The height in px of what answers to a thumb, at its middle, of each button, link and switch that is in sight. */
function listSmallTargets(page: Page): Promise<{ name: string; height: number }[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a, [role="switch"], summary')];
    return targets.flatMap((target) => {
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // A link in a sentence is as tall as its line
      if (!target.checkVisibility() || height === 0 || target.closest('p, li, .sr-only')?.matches('p'))
        return [];
      const [x, middle] = [left + width / 2, top + height / 2];
      const answers = (y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
      };
      if (!answers(middle)) return [];
      let reach = 1;
      while (reach < 22 && answers(middle - reach) && answers(middle + reach)) reach += 1;
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return reach < 21 ? [{ name, height: 2 * reach }] : [];
    });
  });
}

test('on a phone a thumb finds everything that can be pressed @phone', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  const paths = ['', 'email-reply', 'write-from-scratch', 'get-feedback', 'dashboard', 'history', 'upgrade'];
  const tabs = ['account', 'plan', 'notifications', 'preferences'].map((tab) => `settings?tab=${tab}`);
  for (const path of [...paths, ...tabs, 'landing', 'feedback', 'about']) {
    await page.goto(`${productUrl}/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(await listSmallTargets(page), path).toEqual([]);
  }
});

/** Changes one word, the last of the text. */
async function* changeLast({ text }: EnhanceRequest): AsyncGenerator<EngineEvent<EnhanceResult>> {
  const place = { start: text.length - 1, end: text.length, replacement: '!' };
  const change = { ...place, category: 'wording', reason: 'As played.', gist: '', rule: 'played' } as const;
  yield { type: 'result', result: { text: `${text.slice(0, -1)}!`, changes: [change], issues: [] } };
}

test('the toast that announces changes leaves what accepts them in reach @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(changeLast);
  await arriveSignedIn(page, scripted.url);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(scripted.url);
    const text = `${'A line that stays.\n\n'.repeat(height / 80)}This is read at ${width} pixels.`;
    await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
    await page.getByRole('button', { name: 'Improve', exact: true }).first().click();
    await expect(page.locator('.toast').first()).toBeVisible();
    // Pressed where it stands: a toast over it would be pressed in its place
    const accept = page.getByRole('button', { name: 'Accept', exact: true }).filter({ visible: true });
    await accept.click({ timeout: 3_000 });
    await expect(accept).toHaveCount(0);
  }
  scripted.engine.play(upperCase);
});
