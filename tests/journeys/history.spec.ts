import type { TestWriter } from '../kit/caller.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { type ScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

/** The engine has nothing to change in a text in capitals, so that it costs no credit: there can be many. */
async function writeFine(writer: TestWriter, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) await writer.improve(`FINE as number ${at} is.`);
}

async function writeFailed(writer: TestWriter, engine: ScriptedEngine, text: string): Promise<void> {
  engine.play(() => {
    throw new Error('broken');
  });
  await writer.improve(text);
  engine.play(upperCase);
}

test('WORK-01 the history is paged, narrowed, searched, opened, copied from, emptied, and leads back to the tool', async ({
  page,
  scripted,
}) => {
  test.slow();
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/history`);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Improve a text' })).toBeVisible();
  await expectAccessible(page);

  await writeFine(writer, 1);
  await Promise.all(Array.from({ length: 24 }, () => writer.improve('FINE as it is.')));
  await writer.improve('please read this letter about the zebra.');
  await writeFailed(writer, scripted.engine, 'a letter that came to nothing');
  await page.reload();
  const entries = page.getByRole('article');
  await expect(entries).toHaveCount(25);
  await expect(entries.first()).toContainText('a letter that came to nothing');
  await expect(entries.nth(1)).toContainText('zebra');
  await expect(page.getByRole('heading', { name: /^Today, / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(entries).toHaveCount(27);
  await expect(entries.nth(25).getByRole('link')).toBeFocused();
  await expect(entries.last()).toContainText('FINE as number 1 is.');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();

  await page.getByLabel('Result').selectOption('Failed');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(/Failed, free.*(Server error|temporarily unavailable)/);
  await page.getByLabel('Tool').selectOption('Email Reply');
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(entries).toHaveCount(1);
  await page.getByLabel('Result').selectOption('Any result');
  const search = page.getByRole('searchbox', { name: 'Search your texts' });
  await search.fill('letter ZEBRA');
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(/q=letter\+ZEBRA/);

  await page.getByRole('link', { name: /zebra/ }).click();
  const panel = page.getByRole('dialog', { name: 'Improve Text' });
  await expect(panel.getByText('removed: please').or(panel.locator('del'))).toHaveText('please');
  await expect(panel.locator('ins')).toHaveText('PLEASE');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Plain' }).click();
  await expect(panel.getByText('PLEASE read this letter about the zebra.')).toBeVisible();
  await panel.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'PLEASE read this letter about the zebra.',
  );
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(1);

  await page.getByRole('button', { name: 'Delete all' }).click();
  const question = page.getByRole('dialog', { name: 'Delete all of your history?' });
  await expect(question).toContainText('27 entries');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('Deleted 27 entries')).toBeVisible();
  await expect(entries).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries).toHaveCount(1);

  await page.getByRole('link', { name: /zebra/ }).click();
  await panel.getByRole('button', { name: 'Open in its tool' }).click();
  await expect(page).toHaveURL(/\/improve-text$/);
  await expect(page.getByRole('textbox', { name: 'Your Text' })).toHaveValue(
    'please read this letter about the zebra.',
  );
});

test('by keyboard alone an entry is opened, closed and deleted, and the focus stays in the list', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await writeFine(writer, 3);
  await page.goto(`${scripted.url}/history`);
  const newest = page.getByRole('link', { name: 'FINE as number 3 is.' });
  await newest.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Improve Text' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/history\??$/);
  await expect(newest).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(newest).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'FINE as number 2 is.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'FINE as number 1 is.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('an entry has an address of its own, and Back leads from it to the list', async ({ page, scripted }) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await writeFailed(writer, scripted.engine, 'nothing came of it');
  await page.goto(`${scripted.url}/history`);
  await page.getByRole('link', { name: 'nothing came of it' }).click();
  const panel = page.getByRole('dialog', { name: 'Improve Text' });
  await expect(panel.getByRole('button', { name: 'Copy original' })).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(panel).toBeHidden();

  await page.goto(address);
  await expect(panel.getByText('nothing came of it')).toBeVisible();
  await panel.getByRole('button', { name: /^Close/ }).click();
  await expect(page).toHaveURL(/\/history\??$/);

  await page.goto(`${scripted.url}/history?open=${crypto.randomUUID()}`);
  await expect(page.getByText('There is no such entry. It may have been deleted.')).toBeVisible();
  await expectAccessible(page);
});

test('a list that cannot be had says so, and offline too, and can be tried again', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await writeFine(writer, 1);
  const broken = { status: 500, json: { code: 'INTERNAL_ERROR', message: 'Server error occurred.' } };
  await page.route('**/api/actions?**', (route) => route.fulfill(broken));
  await page.route('**/api/actions', (route) => route.fulfill(broken));
  await page.goto(`${scripted.url}/history`);
  await expect(page.getByText('Server error occurred.')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const entry = page.getByRole('link', { name: 'FINE as number 1 is.' });
  await expect(entry).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Delete, / }).click();
  await expect(page.getByText(/This entry could not be deleted\. You're currently offline\./)).toBeVisible();
  await expect(entry).toBeVisible();
  await page.context().setOffline(false);
});

test('the list fits 320 pixels, with words of any length', async ({ page, scripted }) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await writer.improve(`${'Donaudampfschifffahrtsgesellschaft'.repeat(8)} is long`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${scripted.url}/history`);
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.getByRole('link', { name: /^Donau/ }).click();
  await expect(page.getByRole('dialog').getByText('is long')).toBeVisible();
  expect(await isTooWide()).toBe(false);
  expect(await page.getByRole('dialog').evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await isTooWide()).toBe(false);
});
