import type { Page } from '@playwright/test';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { hang, upperCase } from '../kit/scripted-engine.ts';

const slips = 60;
const text = Array.from(
  { length: slips },
  (_, index) => `We will send teh letter ${index} to you and to them tomorrow.`,
).join('\n');

test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'AI Enhanced Text' });
const markOf = (page: Page, index: number) => page.locator(`[data-change="${index}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function improve(page: Page, url: string): Promise<void> {
  await arriveSignedIn(page, url);
  await page.goto(url);
  await sourceOf(page).fill(text);
  await sourceOf(page).press('Control+Enter');
  await expect(markOf(page, slips - 1)).toBeAttached();
}

/** Each ‘teh’ of the source is a change. */
test.beforeEach(({ scripted }) => {
  scripted.engine.play(async function* ({ text: source }) {
    const words = { category: 'spelling', reason: 'R.', gist: '', rule: 'r', replacement: 'the' } as const;
    const changes = [...source.matchAll(/teh/g)].map(({ index }) => ({
      ...words,
      start: index,
      end: index + 3,
    }));
    yield { type: 'result', result: { text: source.replaceAll('teh', 'the'), changes, issues: [] } };
  });
});

test('60 changes are one stop on the way to Copy, and arrows lead from one to the next @desktop', async ({
  page,
  scripted,
}) => {
  await improve(page, scripted.url);
  await markOf(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(markOf(page, 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(markOf(page, slips - 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(markOf(page, 0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowLeft');
  await expect(markOf(page, 0)).toBeFocused();
  // The buttons of the change under review come next, then what follows the text
  const buttons = ['Add to dictionary', 'Switch this rule off', 'Other wordings', 'Reject', 'Accept'];
  for (const name of buttons) {
    await page.keyboard.press('Tab');
    await expect(resultOf(page).locator('.slip').getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(resultOf(page).locator('.pane-foot :focus')).toBeAttached();
  await expectAccessible(page);
});

test('a focus whose button goes with its press moves on: Clear, Stop, all changes, and their Undo @desktop', async ({
  page,
  scripted,
}) => {
  await improve(page, scripted.url);
  const keysWork = async () => {
    await expect(page.locator('body')).not.toBeFocused();
    await page.keyboard.press('j');
    await expect(resultOf(page).locator('[data-change]:focus')).toBeAttached();
  };
  await button(page, /^Accept all/).focus();
  await page.keyboard.press('Enter');
  await expect(resultOf(page).getByText('All decided')).toBeVisible();
  await keysWork();
  await button(page, 'Undo last decision').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, /^Accept all/)).toBeVisible();
  await keysWork();

  await button(page, 'Clear').focus();
  await page.keyboard.press('Enter');
  await expect(sourceOf(page)).toHaveValue('');
  await expect(sourceOf(page)).toBeFocused();

  scripted.engine.play(hang);
  await sourceOf(page).fill('Something to write about.');
  await sourceOf(page).press('Control+Enter');
  await button(page, 'Stop').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Improve', exact: true })).toBeFocused();
});

test('with partial edits on, the changes and their buttons stand in no field @desktop', async ({
  page,
  scripted,
}) => {
  await improve(page, scripted.url);
  await button(page, 'Advanced Options').click();
  await page.getByRole('button', { name: 'Edit Specific Parts' }).click();
  const shown = page.getByRole('document', { name: 'Result, select text to edit' });
  await expect(shown.getByRole('group', { name: 'Change 1 of 60, spelling' })).toBeVisible();
  await expect(page.getByRole('textbox').locator('button, [role="group"]')).toHaveCount(0);
  await expectAccessible(page);
});
