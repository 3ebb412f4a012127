import type { Locator, Page } from '@playwright/test';
import type { EngineEvent, EnhanceRequest, EnhanceResult } from '../../src/engine/index.ts';
import { improveTextLimit } from '../../src/shared/limits.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { failWith, hang, upperCase } from '../kit/scripted-engine.ts';

const text = 'please read this letter twice, then read this letter again.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });
const resultOf = (page: Page) => page.getByRole('region', { name: /AI Enhanced Text|Improved Text/ });
const improve = (page: Page) => page.getByRole('button', { name: 'Improve', exact: true }).first();
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'More Actions' });

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Advanced Options' }).filter({ visible: true }).click();
  return panelOf(page);
}

/** Drags over words of the result as a mouse does, or selects them as a phone does. */
async function select(page: Page, words: string, nth = 0): Promise<void> {
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await expect(resultOf(page).getByText(words).first()).toBeVisible();
  await resultOf(page).evaluate(
    (region, { words: wanted, nth: which }) => {
      const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      let left = which;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const value = node.nodeValue ?? '';
        for (let at = value.indexOf(wanted); at >= 0; at = value.indexOf(wanted, at + 1)) {
          if (node.parentElement?.closest('del, .sr-only, .pane-foot, .slip, .note')) break;
          if (left-- > 0) continue;
          getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
          return;
        }
      }
      throw new Error(`“${wanted}” is not in the result`);
    },
    { words, nth },
  );
}

/** Opens the dialog for some words: by the bar that stands at the bottom for touch and for keys. */
async function editPart(page: Page, words: string, nth = 0): Promise<Locator> {
  await select(page, words, nth);
  await page.getByRole('button', { name: 'Edit selection' }).click();
  return page.getByRole('dialog', { name: 'Edit Selected Text' });
}

/** Gives the selection in capitals; leaves every other text as upperCase does. */
async function* shout(request: EnhanceRequest): AsyncGenerator<EngineEvent<EnhanceResult>> {
  if (request.action !== 'ai_prompt') return yield* upperCase(request);
  const { text: source } = request;
  const replacement = source.toUpperCase();
  const change = { start: 0, end: source.length, replacement, category: 'wording' } as const;
  const changes = [{ ...change, reason: 'As told.', gist: '', rule: 'told' }];
  yield { type: 'result', result: { text: replacement, changes, issues: [] } };
}

test('IMP-01 IMP-09 IMP-10 the card, its two panes that can be resized by keyboard, and the panel of actions @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(`${productUrl}/improve-text`);
  await expect(page.getByRole('heading', { name: 'Text Editor' })).toBeVisible();
  await expect(page.getByText('Enter your text and enhance it with AI')).toBeVisible();
  const grip = page.getByRole('separator', { name: 'Resize panes' });
  await expect(grip).toHaveAttribute('aria-valuenow', '50');
  await grip.focus();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(grip).toHaveAttribute('aria-valuenow', '30');
  await expect(improve(page)).toBeDisabled();
  const panel = await openPanel(page);
  await expect(panel.getByRole('heading', { name: 'More Actions' })).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(320);
  // The page stays in reach: there is no backdrop on a large screen
  await sourceOf(page).fill(text);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close More Actions' }).click();
  await expect(panel).toBeHidden();
});

test('IMP-10 where the panel would lie over the result, a backdrop says so and a press on it closes the panel @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.setViewportSize({ width: 900, height: 1000 });
  await page.goto(`${productUrl}/improve-text`);
  const panel = await openPanel(page);
  expect((await panel.boundingBox())?.width).toBe(320);
  await page.mouse.click(200, 500);
  await expect(panel).toBeHidden();
  await expect(sourceOf(page)).not.toBeFocused();
});

test('IMP-02 IMP-03 IMP-04 the source: placeholder, counter, Clear with Undo, and nothing past the limit', async ({
  page,
  productUrl,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = sourceOf(page);
  await expect(source).toHaveAttribute(
    'placeholder',
    isPhone
      ? 'Type or paste your text here to improve it with AI...'
      : 'Start writing here or paste the text you would like to improve...',
  );
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await expect(clear).toBeHidden();
  await source.fill(' \n ');
  await expect(clear).toBeHidden();
  const full = 'word '.repeat(improveTextLimit / 5);
  await source.fill(full);
  await expect(page.getByText('10,000 / 10,000 characters').filter({ visible: true })).toBeVisible();
  await source.press('End');
  await page.keyboard.type('x');
  await expect(source).toHaveValue(full);
  await expect(page.getByText(/^Not added: a text can have 10,000 characters/)).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('🙂'.repeat(100_000)));
  await page.keyboard.press('Control+v');
  await expect(source).toHaveValue(full);
  await clear.click();
  await expect(page.getByText('Text cleared')).toBeVisible();
  await expect(source).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(source).toHaveValue(full);
});

test('IMP-06 IMP-16 IMP-19 a run: busy, off meanwhile, a version, a flash of a second, a toast, and a failure ends it too', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(hang);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Improving...' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  scripted.engine.play(upperCase);
  await improve(page).click();
  await expect(page.getByText('Text enhanced successfully!', { exact: true })).toBeVisible();
  const head = resultOf(page).locator('.pane-head');
  const isGreen = () =>
    head.evaluate((element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [0];
      return green > red && green > blue;
    });
  await expect.poll(isGreen, { intervals: [50] }).toBe(true);
  await expect.poll(isGreen).toBe(false);
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
  // Toasts are gone after four seconds
  await expect(page.getByText('Text enhanced successfully!', { exact: true })).toBeHidden({ timeout: 7_000 });
  scripted.engine.play(failWith('down'));
  await improve(page).click();
  await expect(page.getByText('Your text is safe, no credit was used.')).toBeVisible();
  await expect(improve(page)).toBeEnabled();
  // Thumbs speak of the last call, and that one has nothing to rate
  await expect(page.getByRole('button', { name: 'Good result' })).toBeHidden();
});

test('IMP-11 the four quick actions have their busy words, and while one runs all are off', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(hang);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  const panel = await openPanel(page);
  await expect(panel.getByRole('heading', { name: 'Quick Rephrase' })).toBeVisible();
  // Where they stand is told once the panel has slid in
  await panel.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
  const places = await Promise.all(
    ['Improve', 'Fix Grammar', 'Shorten', 'Humanize'].map((name) =>
      panel.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );
  const [lefts, tops] = [places.map((place) => place?.x ?? 0), places.map((place) => place?.y ?? 0)];
  expect([lefts[2], lefts[3], tops[1], tops[3]]).toEqual([lefts[0], lefts[1], tops[0], tops[2]]);
  const words = {
    Improve: 'Improving...',
    'Fix Grammar': 'Fixing...',
    Shorten: 'Shortening...',
    Humanize: 'Humanizing...',
    Clarify: 'Processing...',
    Rewrite: 'Rewriting...',
  };
  for (const [name, busy] of Object.entries(words)) {
    await panel.getByRole('button', { name, exact: true }).click();
    // The panel goes away, so that the words are seen as they come
    await expect(page.getByRole('button', { name: busy }).filter({ visible: true })).toBeVisible();
    await expect(panel).toBeHidden();
    await openPanel(page);
    await expect(panel.getByRole('button', { name: busy })).toBeVisible();
    for (const other of Object.keys(words).filter((one) => one !== name)) {
      await expect(panel.getByRole('button', { name: other, exact: true })).toBeDisabled();
    }
    await page.keyboard.press('Escape');
    await expect(async () => {
      if (!(await panel.isVisible())) await openPanel(page);
      await expect(panel.getByRole('button', { name, exact: true })).toBeEnabled({ timeout: 1_000 });
    }).toPass();
  }
  scripted.engine.play(upperCase);
  await panel.getByRole('button', { name: 'Shorten', exact: true }).click();
  await expect(page.getByText('Shorten applied successfully!')).toBeVisible();
});

test('IMP-13 IMP-14 three sliders and Rewrite, whose style is sent and comes back on the next visit', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const panel = await openPanel(page);
  await expect(panel.getByRole('heading', { name: 'Rewrite with Style' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Rewrite', exact: true })).toBeDisabled();
  await expect(panel.getByRole('slider', { name: 'Formality' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Close More Actions' }).click();
  await sourceOf(page).fill('We do not think that we can not send the kids a report, thanks.');
  await openPanel(page);
  const formality = panel.getByRole('slider', { name: 'Formality' });
  const levels = ['Casual', 'Semi-Casual', 'Neutral', 'Professional', 'Very Formal'];
  await formality.focus();
  await page.keyboard.press('Home');
  for (const level of levels) {
    await expect(formality).toHaveAttribute('aria-valuetext', level);
    await page.keyboard.press('ArrowRight');
  }
  await expect(panel.getByRole('slider', { name: 'Tone' })).toHaveAttribute('aria-valuetext', 'Neutral');
  await expect(panel.getByRole('slider', { name: 'Length' })).toHaveAttribute('aria-valuetext', 'Auto');
  const sent = page.waitForRequest(/enhance-text-v2/);
  await panel.getByRole('button', { name: 'Rewrite', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    action: 'rewrite',
    formality: 'very-formal',
    tone: 'neutral',
    length: 'auto',
  });
  await expect(page.getByText('Rewrite applied successfully!')).toBeVisible();
  await page.reload();
  await openPanel(page);
  await expect(formality).toHaveAttribute('aria-valuetext', 'Very Formal');
});

test('IMP-20 an own instruction needs a text and words, and one that the engine does not know is free @desktop', async ({
  page,
  productUrl,
}) => {
  const writer = await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await sourceOf(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please enter some text first')).toBeVisible();
  const panel = await openPanel(page);
  const instruction = panel.getByRole('textbox', { name: 'Your own instruction' });
  await instruction.fill('make it rhyme');
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('Please provide both text and prompt')).toBeVisible();
  await panel.getByRole('button', { name: 'Close More Actions' }).click();
  await sourceOf(page).fill('We are happy to send the report.');
  await openPanel(page);
  await expect(instruction).toHaveValue('make it rhyme');
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(resultOf(page).getByText(/do not know this instruction/)).toBeVisible();
  expect((await writer.credits()).daily.used).toBe(0);
});

test('TRUST-06: an own instruction stays as typed over a close, a reload, another width and a run on a phone @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await sourceOf(page).fill('We are happy to send the report.');
  const panel = await openPanel(page);
  const instruction = panel.getByRole('textbox', { name: 'Your own instruction' });
  const words = 'make it rhyme';
  await instruction.fill(words);
  await page.reload();
  await openPanel(page);
  await expect(instruction).toHaveValue(words);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(instruction).toHaveValue(words);
  await panel.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Advanced Options' }).last().click();
  await expect(instruction).toHaveValue(words);
});

test('IMP-07 what the engine is not sure of is underlined in the plain view, and says why when it is chosen', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(async function* ({ text: source }) {
    const at = source.indexOf('letter');
    const said = { type: 'spelling', message: 'Is “letter” what you mean?', rule: 'spelling' } as const;
    const issue = { id: 'i1', ...said, replacements: ['latter'] };
    const changes = [
      {
        start: 0,
        end: 6,
        replacement: 'Please',
        category: 'grammar',
        reason: 'R.',
        gist: '',
        rule: 'r',
      } as const,
    ];
    const issues = [{ ...issue, startIndex: at, endIndex: at + 6 }];
    yield { type: 'result', result: { text: `Please${source.slice(6)}`, changes, issues } };
  });
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  const issue = resultOf(page).locator('.spelling-underline');
  await expect(issue).toHaveText('letter');
  await issue.click();
  await expect(page.getByRole('tooltip')).toContainText('Is “letter” what you mean?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('IMP-12 PART-01 PART-03 PART-05 the mode of partial edits, its banner, and what Apply needs', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(shout);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Edit Specific Parts' }).click();
  const enabled = 'Partial edit mode enabled. Select text in the AI Enhanced area to edit specific parts.';
  await expect(page.getByText(enabled)).toBeVisible();
  await expect(panel).toBeHidden();
  const banner = page.getByText('Select text below to edit specific parts');
  // It was asked for: it turns on by itself when there is a text to select in
  await expect(banner).toBeHidden();
  await improve(page).click();
  await expect(banner).toBeVisible();
  const dialog = await editPart(page, 'this letter');
  const apply = dialog.getByRole('button', { name: 'Apply Changes' });
  await expect(apply).toBeDisabled();
  const how = dialog.getByLabel('How would you like to change this text?');
  await expect(how).toHaveAttribute('placeholder', 'e.g., make it more formal, simplify, add examples...');
  await how.fill(' ');
  await expect(apply).toBeDisabled();
  scripted.engine.play(failWith('down'));
  await how.fill('louder');
  await apply.click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeVisible();
  await expect(page.getByText('Failed to update selected text. Please try again.').first()).toBeVisible();
  await expect(how).toHaveValue('louder');
  await expectAccessible(page);
  scripted.engine.play(shout);
  await apply.click();
  await expect(page.getByText('Selected text updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await openPanel(page);
  await panel.getByRole('button', { name: 'Exit Edit Mode' }).click();
  await expect(page.getByText('Partial edit mode disabled.')).toBeVisible();
});

test('PART-04 IMP-17 TRUST-01 the edit replaces exactly the selected words, also when they stand elsewhere, and thumbs speak of it', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(shout);
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await (await openPanel(page)).getByRole('button', { name: 'Edit Specific Parts' }).click();
  // The second one of two that read the same
  const dialog = await editPart(page, 'read this letter', 1);
  await expect(dialog.getByText('read this letter', { exact: true })).toBeVisible();
  await dialog.getByLabel('How would you like to change this text?').fill('louder');
  const sent = page.waitForRequest(/enhance-text-v2/);
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    action: 'ai_prompt',
    original_text: 'read this letter',
    ai_prompt: 'louder',
    partial: true,
    context: { before: 'PLEASE read this letter twice, then ', after: ' again.' },
  });
  const spliced = 'PLEASE read this letter twice, then READ THIS LETTER again.';
  await expect(resultOf(page).getByText(spliced)).toBeVisible();
  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(resultOf(page).locator('ins').filter({ hasText: 'READ' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await page.getByRole('button', { name: 'Good result' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  const { body } = await writer.get<{ actions: Record<string, unknown>[] }>('/api/actions');
  expect(body.actions[0]).toMatchObject({
    action_type: 'partial_edit: louder',
    result: 'success',
    user_feedback: 'positive',
  });
  expect(body.actions[1]).toMatchObject({ action_type: 'improve', user_feedback: null });
  const { body: stored } = await writer.get<Record<string, unknown>>(`/api/actions/${body.actions[0]?.id}`);
  expect(stored).toMatchObject({ original_text: 'read this letter', enhanced_text: 'READ THIS LETTER' });
  scripted.engine.play(failWith('down'));
  const again = await editPart(page, 'twice');
  await again.getByLabel('How would you like to change this text?').fill('louder');
  await again.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(page.getByText('Failed to update selected text. Please try again.').first()).toBeVisible();
  const after = await writer.get<{ actions: Record<string, unknown>[] }>('/api/actions');
  expect(after.body.actions[0]).toMatchObject({ action_type: 'partial_edit: louder', result: 'failed' });
});

test('an edit of a part can be undone, and is refused kindly when the words under the selection have changed meanwhile @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(shout);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await (await openPanel(page)).getByRole('button', { name: 'Edit Specific Parts' }).click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  const dialog = await editPart(page, 'twice');
  await dialog.getByLabel('How would you like to change this text?').fill('louder');
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(resultOf(page).getByText('letter TWICE, then')).toBeVisible();
  // The toast lies over the dialog, and its Undo takes the words away that are being edited
  const undo = page.locator('.toast').getByRole('button', { name: 'Undo', exact: true });
  await undo.hover();
  const again = await editPart(page, 'TWICE');
  await again.getByLabel('How would you like to change this text?').fill('quieter');
  await undo.click();
  await expect(resultOf(page).getByText('letter twice, then')).toBeVisible();
  await again.getByLabel('How would you like to change this text?').press('Control+Enter');
  await expect(again).toContainText('The text under your selection has changed meanwhile');
  await expect(again.getByLabel('How would you like to change this text?')).toHaveValue('quieter');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(resultOf(page).getByText('letter twice, then')).toBeVisible();
});

test('IMP-20: an edit needs selected words and a prompt, and says which is missing @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(shout);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await (await openPanel(page)).getByRole('button', { name: 'Edit Specific Parts' }).click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await resultOf(page).getByRole('document').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please select some text first')).toBeVisible();
  const dialog = await editPart(page, 'twice');
  await dialog.getByLabel('How would you like to change this text?').press('Control+Enter');
  await expect(page.getByText('Please enter a prompt')).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('PART-04 an edit that was called off before it began is not sent, and says nothing of the next one @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(shout);
  await arriveSignedIn(page, scripted.url);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/edit-works-*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('enhance-text-v2')) sent.push(request.postDataJSON().ai_prompt);
  });
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await (await openPanel(page)).getByRole('button', { name: 'Edit Specific Parts' }).click();
  for (const [words, instruction] of [
    ['twice', 'called off'],
    ['again', 'wanted'],
  ] as const) {
    const dialog = await editPart(page, words);
    await dialog.getByLabel('How would you like to change this text?').fill(instruction);
    await dialog.getByRole('button', { name: 'Apply Changes' }).click();
    if (instruction === 'called off') await dialog.getByRole('button', { name: 'Cancel' }).click();
    arrived.resolve();
  }
  await expect(resultOf(page).getByText(/twice, then read this letter AGAIN/)).toBeVisible();
  expect(sent).toEqual([undefined, 'wanted']);
});

test('PART-02 by mouse a finished selection opens the dialog at once, by keyboard Enter does, and Cancel changes nothing @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(shout);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await (await openPanel(page)).getByRole('button', { name: 'Edit Specific Parts' }).click();
  const shown = resultOf(page).getByText('PLEASE read this letter');
  const box = await shown.boundingBox();
  if (!box) throw new Error('The result is not on screen');
  await page.mouse.dblclick(box.x + 30, box.y + 16);
  const dialog = page.getByRole('dialog', { name: 'Edit Selected Text' });
  await expect(dialog.getByText('PLEASE', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toBeVisible();
  await resultOf(page).getByRole('document').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('PART-02 by touch a bar at the bottom opens the dialog for the selection @phone', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(shout);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await (await openPanel(page)).getByRole('button', { name: 'Edit Specific Parts' }).click();
  const dialog = await editPart(page, 'twice');
  await expect(dialog.getByText('twice')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('VER-01 VER-02 VER-04 TRUST-05 versions: empty, listed with the later ones dimmed, brought back, undone, and there after a reload @desktop', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await page.getByRole('button', { name: /^Version History/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Version History' });
  await expect(sheet.getByText('No versions yet. Make changes to save versions.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sourceOf(page).fill(text);
  await improve(page).click();
  // Its text is on the screen before its call has ended
  await expect(page.getByRole('button', { name: /^Version History 2/ })).toBeVisible();
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
  await page.reload();
  // The result and its versions survive
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Version History/ }).click();
  await expect(sheet.getByText('Version 1')).toBeVisible();
  const first = sheet.getByRole('listitem').filter({ hasText: 'Version 0' });
  await expect(first).toContainText(text.slice(0, 59));
  await expect(first.locator('time')).toBeVisible();
  await expect(sheet.locator('[aria-current=true]')).toContainText('Version 1');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'In the editor' })).toContainText('Version 0');
  await sheet.getByRole('button', { name: 'Revert to Version 0' }).click();
  await expect(page.getByText('Reverted to Version 0').first()).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(text);
  await expect(resultOf(page).getByText(text)).toBeVisible();
  await page.getByRole('button', { name: /^Version History/ }).click();
  await expect(sheet.locator('[aria-current=true]')).toContainText('Version 0');
  await expect(sheet.locator('.version-later')).toContainText('Version 1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
});

test('TRUST-05 Revert is undone in one step', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
  await sourceOf(page).fill('quite another text');
  await openVersions(page);
  await page.getByRole('button', { name: 'Revert to Version 0' }).click();
  await expect(sourceOf(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(sourceOf(page)).toHaveValue('quite another text');
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
});

test('WORK-02 version history on phones too, and any two versions compared', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
  await sourceOf(page).fill('quite another text');
  await improve(page).click();
  await expect(resultOf(page).getByText('QUITE', { exact: true })).toBeVisible();
  const sheet = await openVersions(page);
  await expect(sheet.getByRole('listitem').filter({ hasText: /^Version \d/ })).toHaveCount(4);
  await sheet.getByRole('button', { name: 'Compare Version 1' }).click();
  await sheet.getByLabel('Compared with').selectOption({ label: 'Version 0' });
  await expect(sheet.locator('del')).toHaveText('please');
  await expect(sheet.locator('ins')).toHaveText('PLEASE');
  await expectAccessible(page);
});

test('versions that two tabs make are all there after a reload @desktop', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const other = await page.context().newPage();
  await other.goto(scripted.url);
  await sourceOf(page).fill('please come');
  await improve(page).click();
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
  await sourceOf(other).fill('quite another text');
  await improve(other).click();
  await expect(resultOf(other).getByText('QUITE', { exact: true })).toBeVisible();
  const history = page.getByRole('button', { name: 'Version History 4' });
  await expect(async () => {
    await page.reload();
    await expect(history).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await history.click();
  const sheet = page.getByRole('dialog', { name: 'Version History' });
  for (const written of ['PLEASE come', 'QUITE another text'])
    await expect(sheet.getByText(written, { exact: true })).toBeVisible();
});

async function openVersions(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Version History/ }).filter({ visible: true });
  if ((await button.count()) === 0) await openPanel(page);
  await button.click();
  return page.getByRole('dialog', { name: 'Version History' });
}

test('IMP-18 the phone’s way: cards, a full-width Improve, a drawer at the bottom, and a result once there is one @phone', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await expect(page.getByRole('heading', { name: 'Your Text' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Improved Text' })).toBeHidden();
  await sourceOf(page).fill('I have spoke with them.');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
  expect((await improve(page).boundingBox())?.width).toBeGreaterThan(250);
  await expect(page.getByRole('button', { name: /^Version History/ })).toBeHidden();
  const panel = await openPanel(page);
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
  await expect(panel.getByRole('button', { name: 'Humanize' })).toBeEnabled();
  await expect(panel.getByRole('slider')).toHaveCount(3);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Fix Grammar' }).click();
  await expect(page.getByText('Fix Grammar applied successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Improved Text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Good result' })).toBeVisible();
});

test('on a phone a long text is folded by a run, opens when it is touched, and nothing moves under the finger @phone', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const long = 'please read this letter twice.\n\n'.repeat(30);
  await sourceOf(page).fill(long);
  const improveButton = improve(page);
  await expect(improveButton).toBeInViewport({ ratio: 1 });
  const heightOf = async () => (await sourceOf(page).locator('..').locator('..').boundingBox())?.height ?? 0;
  const open = await heightOf();
  await improveButton.click();
  await expect(resultOf(page).getByText('PLEASE', { exact: true })).toBeVisible();
  const folded = await heightOf();
  expect(folded).toBeLessThan(open / 4);
  await sourceOf(page).press('End');
  await page.keyboard.type(' And once more.');
  await expect.poll(heightOf).toBeGreaterThan(folded * 4);
  // The focus leaves the text with this press, which arrives all the same
  scripted.engine.play(hang);
  await improveButton.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(improveButton).toBeEnabled();
});

test('two presses within 50 ms make one call, and one charge @desktop', async ({ page, scripted }) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  // A press that comes with the last key finds the button as it was before
  await expect(improve(page)).toBeEnabled();
  const before = scripted.engine.calls();
  await improve(page).evaluate((button) => {
    (button as HTMLButtonElement).click();
    // By then it may have ended, and its button be another one at the same place
    setTimeout(() => document.querySelector<HTMLButtonElement>('.btn-primary')?.click(), 45);
  });
  await expect(page.getByText('Text enhanced successfully!', { exact: true })).toBeVisible();
  await page.waitForTimeout(300);
  expect(scripted.engine.calls() - before).toBe(1);
  expect((await writer.credits()).daily.used).toBe(1);
});

test('F-45 leaving in mid-call loses neither the text nor the credit @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(hang);
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await sourceOf(page).fill(text);
  await improve(page).click();
  await expect(resultOf(page).getByText('First')).toBeVisible();
  await page.goto('about:blank');
  await expect
    .poll(
      async () =>
        (await writer.get<{ actions: { result: string }[] }>('/api/actions')).body.actions[0]?.result,
      {
        timeout: 5_000,
      },
    )
    .toBe('failed');
  expect((await writer.credits()).daily.used).toBe(0);
  await page.goto(scripted.url);
  await expect(sourceOf(page)).toHaveValue(text);
});

test('what looks like HTML, Markdown or a script is text everywhere, and fetches nothing @desktop', async ({
  page,
  productUrl,
}) => {
  const nasty =
    'Their is <img src="https://evil.example/a.png" onerror="document.title=1"> and ![x](https://evil.example/b.png) and [y](javascript:alert(1)) <script>document.title = 2</script> here.';
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl)) foreign.push(request.url());
  });
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  await sourceOf(page).fill(nasty);
  await improve(page).click();
  await expect(resultOf(page).getByText('onerror="document.title=1"')).toBeVisible();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await expect(resultOf(page).getByText('<script>')).toBeVisible();
  await openVersions(page);
  await page.goto(`${productUrl}/history`);
  await expect(page.getByText(/evil\.example/).first()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await page.title()).toContain('Draftwell');
  expect(await page.locator('main img, main script').count()).toBe(0);
});
