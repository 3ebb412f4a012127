import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { upperCase } from '../kit/scripted-engine.ts';

test.slow();
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Drafts' });
const openList = (page: Page) => page.getByRole('button', { name: 'Drafts', exact: true }).click();
const titlesOf = (page: Page) => listOf(page).locator('.draft-title');

test('WORK-14 several drafts of a tool: named, listed, side by side in tabs, each with its result, and none written over in silence @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/improve-text`);
  await sourceOf(page).fill('a letter to anneke');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 open')).toBeVisible();

  await page.keyboard.press('Alt+Shift+N');
  await expect(sourceOf(page)).toHaveValue('');
  await expect(sourceOf(page)).toBeFocused();
  await page.keyboard.type('a note to tom');
  await expect(page).toHaveURL(/\?draft=[a-z0-9]+$/);
  await page.reload();
  await expect(sourceOf(page)).toHaveValue('a note to tom');
  await page.goBack();
  await expect(sourceOf(page)).toHaveValue('a letter to anneke');
  await expect(page.getByText('1 open')).toBeVisible();

  await openList(page);
  await expect(titlesOf(page)).toHaveText(['a note to tom', 'a letter to anneke']);
  await listOf(page).getByRole('button', { name: 'Rename “a letter to anneke”' }).click();
  await page.keyboard.type('Delivery');
  await page.keyboard.press('Enter');
  await expect(titlesOf(page)).toHaveText(['a note to tom', 'Delivery']);
  await expectAccessible(page);

  // The one that is open, with its result
  await listOf(page).getByRole('button', { name: 'Delete “Delivery”' }).click();
  await expect(sourceOf(page)).toHaveValue('a note to tom');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(sourceOf(page)).toHaveValue('a letter to anneke');
  await expect(page.getByText('1 open')).toBeVisible();

  // Side by side
  await openList(page);
  const arriving = page.context().waitForEvent('page');
  await listOf(page).getByRole('link', { name: 'Open “a note to tom” in a new tab' }).click();
  const beside = await arriving;
  await expect(sourceOf(beside)).toHaveValue('a note to tom');
  await page.keyboard.press('Escape');
  await sourceOf(page).fill('a letter to anneke, longer');
  await expect(sourceOf(beside)).toHaveValue('a note to tom');

  // The same draft in two tabs: followed, with its result
  await beside.goto(page.url());
  await expect(sourceOf(beside)).toHaveValue('a letter to anneke, longer');
  await sourceOf(page).fill('here');
  await expect(sourceOf(beside)).toHaveValue('here');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-change="0"] ins')).toHaveText('HERE');
  await expect(beside.locator('[data-change="0"] ins')).toHaveText('HERE');
  await beside.locator('[data-change="0"]').focus();
  await beside.keyboard.press('a');
  await expect(page.getByText('1 accepted').first()).toBeVisible();

  // Both have edits: asked, and both can stay
  await sourceOf(beside).fill('another');
  await expect(page.getByText(/Another tab has a different text: “another”/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText(/Another tab has/)).toHaveCount(0);
  await expect(sourceOf(page)).toHaveValue('here');
  await expect(page.locator('[data-change="0"] ins')).toHaveText('HERE');
  await expect(page.getByText('1 accepted').first()).toBeVisible();
  await expect(sourceOf(beside)).toHaveValue('another');
  await sourceOf(page).fill('here, and on');
  await openList(page);
  await expect(titlesOf(page)).toHaveText(['here, and on', 'Delivery', 'a note to tom']);

  // Deleted in another tab: it stays on the screen until the writer says
  await listOf(page).getByRole('button', { name: 'Delete “Delivery”' }).click();
  await expect(beside.getByText('Another tab has deleted this draft.', { exact: false })).toBeVisible();
  await beside.getByRole('button', { name: 'Keep it' }).click();
  await expect(sourceOf(beside)).toHaveValue('another');
  await expect(titlesOf(page)).toHaveText(['another', 'here, and on', 'a note to tom']);

  for (const [path, field] of [
    ['email-reply', 'Rough draft'],
    ['write-from-scratch', 'What do you want to say?'],
    ['get-feedback', 'Your text'],
  ] as const) {
    await page.goto(`${scripted.url}/${path}`);
    await page.getByRole('textbox', { name: field, exact: true }).fill(`one of ${path}`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search commands' }).fill('new draft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: field, exact: true })).toHaveValue('');
    await openList(page);
    await expect(titlesOf(page)).toHaveText([`one of ${path}`]);
  }

  // From wherever one is
  await page.goto(`${scripted.url}/history`);
  await expect(page.getByText('2 entries')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('new draft');
  await page.keyboard.press('Enter');
  await expect(sourceOf(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/improve-text\?draft=(?!new$)[a-z0-9]+$/);
});

test('the list of drafts on a phone, in reach of the thumb @phone', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/improve-text`);
  await openList(page);
  await expect(listOf(page).getByText('No drafts yet.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await sourceOf(page).fill('the first one');
  await openList(page);
  await listOf(page).getByRole('button', { name: 'New draft' }).click();
  await sourceOf(page).fill('the second one');
  await openList(page);
  await expect(titlesOf(page)).toHaveText(['the second one', 'the first one']);
  await expectAccessible(page);
  await listOf(page).getByRole('link', { name: 'the first one', exact: true }).click();
  await expect(sourceOf(page)).toHaveValue('the first one');
});
