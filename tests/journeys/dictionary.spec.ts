import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

test.slow();

const within = { timeout: 2_000 };
const listOf = (page: Page) => page.getByRole('list', { name: 'Your words' }).getByRole('listitem');

async function exportList(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as .txt' }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('WORK-11: words and rules are listed, searched, added, removed, exported and imported as one list, and other tabs follow within 2 s @desktop', async ({
  page,
  context,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  const address = `${productUrl}/settings?tab=preferences`;
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText('No words yet.')).toBeVisible();
  await expect(other.getByText('Every rule is on.')).toBeVisible();
  const desk = await context.newPage();
  await desk.goto(`${productUrl}/improve-text`);
  await desk.getByRole('textbox', { name: 'Your Text' }).fill('They was here, and we recieve the flimbot.');
  const marks = desk.locator('.check-mirror [data-issue]');
  const checked = { timeout: 20_000 };
  await expect(marks).toHaveText(['was', 'recieve', 'flimbot'], checked);

  await page.getByLabel('Add a word').fill('recieve flimbot');
  await page.getByLabel('Add a word').press('Enter');
  await expect(marks).toHaveText(['was'], within);
  await expect(listOf(other)).toHaveText(['flimbot', 'recieve'], within);
  const rule = { rule: 'plural-pronoun', description: 'Of pronouns.' };
  await writer.post('/api/switched-off-rules', rule);
  await expect(marks).toHaveCount(0, within);
  await expect(other.getByText('Of pronouns.')).toBeVisible(within);
  await expectAccessible(other);
  const { body } = await writer.improve('We recieve it and they was here alot.');
  expect(body.enhanced_text).toBe('We recieve it and they was here a lot.');

  const search = other.getByRole('searchbox', { name: 'Search your dictionary' });
  await search.fill('FLIM');
  await expect(listOf(other)).toHaveText(['flimbot']);
  const exported = await exportList(other);
  expect(exported).toBe('flimbot\nrecieve\n');
  await other.getByRole('button', { name: 'Remove flimbot' }).click();
  await expect(listOf(page)).toHaveText(['recieve'], within);
  await search.fill('');
  await other.getByRole('button', { name: 'Remove recieve' }).click();
  await expect(page.getByText('No words yet.')).toBeVisible(within);
  await other.getByRole('button', { name: 'Switch on: Plural pronoun' }).click();
  await expect(page.getByText('Every rule is on.')).toBeVisible(within);
  await expect(marks).toHaveText(['was', 'recieve', 'flimbot'], checked);

  await page.locator('input[type=file][accept=".txt"]').setInputFiles({
    name: 'dictionary.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(exported),
  });
  await expect(listOf(other)).toHaveText(['flimbot', 'recieve'], within);
  await expect(marks).toHaveText(['was'], within);
  expect(await exportList(page)).toBe(exported);
});
