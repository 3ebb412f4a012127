import { readFile } from 'node:fs/promises';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

test('WORK-11: a word that one tab adds stands in the settings of another within 2 s, and holds in the next result @desktop', async ({
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

  await page.getByLabel('Add a word').fill('recieve');
  await page.getByLabel('Add a word').press('Enter');
  const within = { timeout: 2_000 };
  const listed = other.getByRole('list', { name: 'Your words' });
  await expect(listed.getByText('recieve')).toBeVisible(within);
  await writer.post('/api/switched-off-rules', { rule: 'spacing', description: 'One space is enough.' });
  await expect(other.getByText('One space is enough.')).toBeVisible(within);
  await expectAccessible(other);
  const { body } = await writer.improve('We recieve it , and they was here.');
  expect(body.enhanced_text).toBe('We recieve it , and they were here.');

  const saving = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Export as .txt' }).click();
  const file = await (await saving).path();
  await other.getByRole('button', { name: 'Remove recieve' }).click();
  await expect(page.getByText('No words yet.')).toBeVisible(within);
  await page.locator('input[type=file][accept=".txt"]').setInputFiles({
    name: 'dictionary.txt',
    mimeType: 'text/plain',
    buffer: await readFile(file),
  });
  await expect(listed.getByText('recieve')).toBeVisible(within);
});
