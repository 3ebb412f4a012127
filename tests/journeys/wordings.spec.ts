import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { type Script, upperCase } from '../kit/scripted-engine.ts';

test.slow();
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const text = 'We wolk to teh office, it cost 12 pounds.';

/** Two slips, one of which can be read in more than one way, and a word that is none. Of a part: one other wording. */
const answer: Script = async function* (request) {
  if (request.text !== text) {
    const replacement = 'to our office';
    const told = { category: 'wording', reason: '', gist: '', rule: 'told' } as const;
    const changes = [{ ...told, start: 0, end: request.text.length, replacement }];
    yield { type: 'result', result: { text: replacement, changes, issues: [] } };
    return;
  }
  const told = { reason: 'As told.', gist: '', rule: 'told' } as const;
  const changes = [
    { ...told, category: 'spelling', start: 3, end: 7, replacement: 'walk', alternatives: ['work', 'woke'] },
    { ...told, category: 'spelling', start: 11, end: 14, replacement: 'the' },
    { ...told, category: 'wording', start: 23, end: 25, replacement: 'that' },
  ] as const;
  const result = 'We walk to the office, that cost 12 pounds.';
  yield { type: 'result', result: { text: result, changes: [...changes], issues: [] } };
};

test('WORK-15 from the source by one key to a change, its other wordings, decisions by kind, and back step by step; a click on a word asks for others @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(answer);
  await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/improve-text`);
  const source = page.getByRole('textbox', { name: 'Your Text' });
  const shown = page.locator('.written.marked');
  const first = page.getByRole('group', { name: /^Change 1 of 3/ });
  await source.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('3 open')).toBeVisible();

  // By keyboard alone
  await page.keyboard.press('F9');
  await expect(first).toBeFocused();
  await expect(page.getByRole('button', { name: 'work', exact: true }).first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(first.locator('ins')).toHaveText('work');
  await expectAccessible(page);
  await source.click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.getByRole('button', { name: 'By kind' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept all spelling (1)' }).click();
  await expect(page.getByText('1 open')).toBeVisible();

  // Back: the kind, what was typed, the wording
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 open')).toBeVisible();
  await expect(source).toHaveValue(`${text}!`);
  await source.focus();
  await page.keyboard.press('Control+z');
  await expect(source).toHaveValue(text);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('3 open')).toBeVisible();
  await expect(first.locator('ins')).toHaveText('walk');
  await expect(source).toHaveValue(text);

  // Words that nobody changed
  await shown.getByText('office', { exact: false }).click({ position: { x: 20, y: 10 } });
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  await expect(bar.getByText('“office”')).toBeVisible();
  await bar.getByRole('button', { name: 'Other wordings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Other wordings' });
  await expect(
    dialog.getByText('Each wording that you ask for costs 1 credit', { exact: false }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for a wording' }).click();
  await expect(dialog.getByText('to our office', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use “to our office”' }).click();
  await expect(dialog).toBeHidden();
  const spliced = shown.locator('ins', { hasText: 'to our' });
  await expect(spliced).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(spliced).toHaveCount(0);
});

test('with the rules a word has the wordings that are known, and where there are none that is said @phone', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/improve-text`);
  await page
    .getByRole('textbox', { name: 'Your Text' })
    .fill('She was tired after the long wolk to the office.');
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  const dock = page.getByRole('group', { name: /^Decide: change 1 of 1/ });
  await expect(dock.getByRole('button', { name: 'work', exact: true })).toBeVisible();
  await dock.getByRole('button', { name: 'Other wordings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Other wordings' });
  await dialog.getByRole('button', { name: 'Use “work”' }).click();
  await expect(page.locator('[data-change="0"] ins')).toHaveText('work');
  await page
    .locator('.written.marked')
    .getByText('She was tired', { exact: false })
    .tap({ position: { x: 12, y: 10 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Whole sentence' }).click();
  await expectAccessible(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Other wordings' }).click();
  await expect(
    dialog.getByText('The rules on this server know no other wording for this.', { exact: false }),
  ).toBeVisible();
});
