import type { Locator, Page } from '@playwright/test';
import type { EngineEvent, EnhanceRequest, EnhanceResult } from '../../src/engine/index.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { startProduct } from '../kit/product.ts';
import { makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const text = 'please pay 20 pounds to Anna by Monday. this is the end.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });
const resultOf = (page: Page) => page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
const improve = (page: Page) => page.getByRole('button', { name: 'Improve', exact: true }).first();
const marksOf = (region: Locator) => region.getByRole('group', { name: /^Change \d+ of \d+/ });

/** Corrects both sentences' capitals, and makes another sum of the one that was given. */
async function* alterSum({ text: source }: EnhanceRequest): AsyncGenerator<EngineEvent<EnhanceResult>> {
  const edit = (words: string, replacement: string, reason: string) => {
    const start = source.indexOf(words);
    const kind = { category: 'grammar', gist: 'capital', rule: 'told' } as const;
    return { start, end: start + words.length, replacement, reason, ...kind };
  };
  const changes = [
    edit('please', 'Please', 'A sentence begins with a capital.'),
    edit('20 pounds', '200 pounds', 'As told.'),
    edit('this', 'This', 'A sentence begins with a capital.'),
  ];
  const result = 'Please pay 200 pounds to Anna by Monday. This is the end.';
  yield { type: 'result', result: { text: result, changes, issues: [] } };
}

test('IMP-05 the result pane says what will be there and how to start', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await expect(resultOf(page).getByText('Enhanced text will appear here')).toBeVisible();
  await expect(resultOf(page).getByText('Click "Improve" above to get started')).toBeVisible();
});

test('TRUST-01 every tool’s result opens as a word diff, and the plain text is one key away and remembered @tablet', async ({
  page,
  scripted,
}) => {
  test.slow();
  await arriveSignedIn(page, scripted.url);
  const expectDiff = async (region: Locator) => {
    await expect(region.locator('del').first()).toBeVisible();
    await expect(region.locator('ins').first()).toBeVisible();
    const del = region.locator('del').first();
    // Not by colour alone
    expect(await del.evaluate((node) => getComputedStyle(node).textDecorationLine)).toContain('line-through');
    const ins = region.locator('ins').first();
    expect(await ins.evaluate((node) => getComputedStyle(node).textDecorationLine)).toContain('underline');
  };

  await page.goto(`${scripted.url}/email-reply`);
  await page.getByRole('textbox', { name: 'Email chain' }).fill('Hi, can you come?');
  await page.getByRole('textbox', { name: 'Rough draft' }).fill(text);
  await page.getByRole('button', { name: 'Enhance Reply' }).click();
  const reply = page.getByRole('region', { name: 'Reply', exact: true });
  await expect(reply.getByText(text.replace('please', 'PLEASE'))).toBeVisible();
  await expect(reply.locator('del')).toHaveCount(0);
  await reply.locator('.written').click();
  await page.keyboard.press('v');
  await expectDiff(reply);

  await page.goto(`${scripted.url}/write-from-scratch`);
  await page.getByRole('textbox', { name: 'What do you want to say?' }).fill(text);
  await page.getByRole('button', { name: 'Generate Email' }).click();
  await expectDiff(page.getByRole('region', { name: 'Your email', exact: true }));

  await page.goto(`${scripted.url}/improve-text`);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await expectDiff(resultOf(page));
  await marksOf(resultOf(page)).first().focus();
  await page.keyboard.press('v');
  await expect(resultOf(page).locator('del, ins')).toHaveCount(0);
  await expect(resultOf(page).getByText(text.replace('please', 'PLEASE'))).toBeVisible();

  await page.reload();
  await expect(resultOf(page).getByText(text.replace('please', 'PLEASE'))).toBeVisible();
  await expect(resultOf(page).locator('del')).toHaveCount(0);
  // A letter has a choice of its own
  await page.goto(`${scripted.url}/email-reply`);
  await expectDiff(reply);
});

test('TRUST-03 each change shows its category and its reason', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await sourceOf(page).fill('I have spoke with them about teh report.');
  await improve(page).click();
  const marks = marksOf(resultOf(page));
  await expect(marks.first()).toHaveAccessibleName(/^Change 1 of 2, grammar/);
  const reason = resultOf(page).getByText('After “have”, the verb takes its participle, “spoken”.');
  await expect(reason.filter({ visible: true })).toHaveCount(1);
  await expect(resultOf(page).getByText('Grammar', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await marks.first().focus();
  await page.keyboard.press('j');
  await expect(marks.nth(1)).toBeFocused();
  await expect(marks.nth(1)).toHaveAccessibleName(/^Change 2 of 2, spelling/);
  await expect(
    resultOf(page)
      .getByText(/the usual form is “the”/)
      .filter({ visible: true }),
  ).toHaveCount(1);
});

test('TRUST-04 a figure that differs is flagged, announced, stays out of ‘Accept all’, and is decided by itself', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(alterSum);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  const marks = marksOf(resultOf(page));
  await expect(marks).toHaveCount(3);
  await expect(marks.nth(1)).toHaveAccessibleName(/number differs/);
  await expect(resultOf(page).getByText('1 fact to check').first()).toBeVisible();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /1 fact to check/ })).toHaveCount(1);
  await expectAccessible(page);
  await resultOf(page).getByRole('button', { name: 'Accept all 2' }).click();
  await marks.nth(1).focus();
  await page.keyboard.press('r');
  await resultOf(page).getByRole('button', { name: 'Copy text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Please pay 20 pounds to Anna by Monday. This is the end.');
  await marks.nth(1).focus();
  await page.keyboard.press('a');
  await resultOf(page).getByRole('button', { name: 'Copy text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Please pay 200 pounds to Anna by Monday. This is the end.');
});

test('TRUST-02 what leaves is what is shown, and a fact that is still open is named before it does', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(alterSum);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  const marks = marksOf(resultOf(page));
  await expect(marks).toHaveCount(3);
  const copy = resultOf(page).getByRole('button', { name: 'Copy text' });
  const question = resultOf(page).getByRole('group', { name: '1 fact differs from your text.' });
  await copy.click();
  await expect(question.getByRole('button', { name: 'Show me' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(copy).toBeFocused();

  await copy.click();
  await question.getByRole('button', { name: 'Show me' }).click();
  await expect(marks.nth(1)).toBeFocused();
  await expect(question).toBeHidden();
  await resultOf(page).getByRole('button', { name: 'Use as my text' }).click();
  await expect(question.getByRole('button', { name: 'Use anyway' })).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(text);

  await copy.click();
  await question.getByRole('button', { name: 'Copy anyway' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const shown = 'Please pay 200 pounds to Anna by Monday. This is the end.';
  await expect.poll(copied).toBe(shown);
  // Asked once for the same fact
  await resultOf(page).getByRole('button', { name: 'Use as my text' }).click();
  await expect(sourceOf(page)).toHaveValue(shown);
  await expect(resultOf(page).getByText(/Your text has changed since/)).toHaveCount(0);
});

test('TRUST-09 the screen names the engine that answered, and says when the text left the server', async ({
  page,
}) => {
  const engine = makeScriptedEngine({ name: 'Model 7, Provider', local: false });
  const product = await startProduct({ database: 'embedded', engine });
  try {
    await arriveSignedIn(page, product.url);
    await page.goto(product.url);
    await sourceOf(page).fill(text);
    await improve(page).click();
    await expect(resultOf(page).getByText('Model 7, Provider. Your text left this server.')).toBeVisible();
    await page.goto(`${product.url}/get-feedback`);
    await page.getByRole('textbox', { name: 'Your text' }).fill(text);
    await page.getByRole('button', { name: /^Analyze / }).click();
    await expect(page.getByText('Model 7, Provider. Your text left this server.')).toBeVisible();
  } finally {
    await product.stop();
  }
});
