import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { letWrite } from '../../../../tests/kit/components/facts.ts';
import {
  enhanceStream,
  openStream,
  streamOf,
  toEnhanceAnswer,
} from '../../../../tests/kit/components/fake-engine.ts';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, nextFrame, selectWords, toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen, services } from '../../../../tests/kit/components/render-screen.tsx';
import ImprovePage from './improve-page.tsx';

const text = 'I have a old cat, and it sleeps a lot of the day.';
const result = page.getByRole('region', { name: 'AI Enhanced Text' });
const caret = page.getByRole('document', { name: 'Result, select text to edit' });
const dialog = page.getByRole('dialog', { name: 'Edit Selected Text' });
const instruction = dialog.getByRole('textbox');
const apply = dialog.getByRole('button', { name: 'Apply Changes' });
const moved =
  'The text under your selection has changed meanwhile, so nothing was replaced. Please close this and select it again.';

beforeEach(async () => {
  letWrite('a model');
  const answer = toEnhanceAnswer(text, [{ removed: 'a old', added: 'an old' }]);
  server.answer(enhanceStream, (call) => streamOf(call, answer));
  await renderScreen(<ImprovePage />);
  await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
  await page.getByRole('button', { name: 'Improve', exact: true }).click();
  await result.getByRole('button', { name: 'Plain' }).click();
  await page.getByRole('button', { name: 'Advanced Options' }).click();
  await page.getByRole('button', { name: 'Edit Specific Parts' }).click();
});

/** By keyboard: the caret in the text, a selection, Enter. */
async function openEdit(words: string): Promise<void> {
  await expect.element(caret).toBeVisible();
  const box = caret.element();
  if (box instanceof HTMLElement) box.focus();
  selectWords(box, words);
  await userEvent.keyboard('{Enter}');
  await expect.element(instruction).toHaveFocus();
}

/** The answer to an edit, that the test gives when it is time. */
function holdAnswer(): Promise<ReturnType<typeof openStream>> {
  return new Promise((resolve) => {
    server.answer(enhanceStream, (call) => {
      const stream = openStream(call);
      resolve(stream);
      return stream.response;
    });
  });
}

/** What a press on a button does that the dialog lies over. */
function press(words: string): void {
  const button = find(words);
  if (!button) throw new Error(`there is no button ${words}`);
  button.click();
}

function find(words: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(words));
}

const bodies = () => server.callsOf(enhanceStream).map(({ body }) => body);

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => dialog.getByRole('button', { name: 'Cancel' }).click()],
  ['its cross', () => dialog.getByRole('button', { name: 'Close' }).click()],
] as const)('an edit that is closed by %s changes nothing, and gives the focus back', async ([, close]) => {
  await openEdit('sleeps');
  await instruction.fill('louder');
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(caret).toHaveFocus();
  expect(bodies()).toHaveLength(1);
});

test('an edit from the bar of a selection, which goes, gives the focus to the result', async () => {
  await expect.element(caret).toBeVisible();
  selectWords(caret.element(), 'sleeps');
  await page.getByRole('button', { name: 'Edit selection' }).click();
  await expect.element(instruction).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(caret).toHaveFocus();
});

test('PART-05: an edit puts in what was asked for, says so, and the focus is back on the result', async () => {
  await openEdit('sleeps');
  await instruction.fill('louder');
  const edit = toEnhanceAnswer('sleeps', [{ removed: 'sleeps', added: 'SLEEPS' }]);
  server.answer(enhanceStream, (call) => streamOf(call, edit));
  await apply.click();
  await expectAnnounced('Selected text updated successfully!');
  await expect.element(caret).toMatchTextContent('it SLEEPS a lot');
  await expect.element(caret).toHaveFocus();
  expect(bodies()[1]).toMatchObject({ original_text: 'sleeps', partial: true });
});

test('an edit whose words have changed meanwhile replaces nothing, says so, and keeps what was asked for', async () => {
  await openEdit('an old');
  await instruction.fill('younger');
  const answer = holdAnswer();
  await apply.click();
  const stream = await answer;
  // The dialog lies over them; Undo of a toast, which lies over the dialog, does the same
  press('Changes');
  await expect.poll(() => find('Reject all')).toBeDefined();
  press('Reject all');
  stream.finish(toEnhanceAnswer('an old', [{ removed: 'old', added: 'young' }]));
  await expectAnnounced(moved);
  await expect.element(instruction).toHaveValue('younger');
  await expect.element(result).not.toMatchTextContent('young');
});

test('no run begins while a part is being edited', async () => {
  await openEdit('sleeps');
  await instruction.fill('louder');
  const answer = holdAnswer();
  await apply.click();
  await answer;
  // The dialog lies over the button; what presses it all the same, as a program may, is no way around
  press('Improve');
  await userEvent.keyboard('{Escape}');
  await expect.element(caret).toHaveFocus();
  expect(bodies()).toMatchObject([{ action: 'improve' }, { partial: true }]);
});

test('an edit that fails says so in the dialog and by a toast, and keeps what was asked for', async () => {
  await openEdit('sleeps');
  await instruction.fill('louder');
  server.answer(enhanceStream, () => refuse('ENGINE_ERROR', 'The engine failed.'));
  await apply.click();
  const sentence = 'Failed to update selected text. Please try again.';
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(dialog.getByText(`${sentence} The engine failed.`, { exact: false })).toBeVisible();
  await expect.element(instruction).toHaveValue('louder');
  await expect.element(apply).toBeEnabled();
});

test('an edit for which the engine had nothing to change says why, in the dialog', async () => {
  await openEdit('sleeps');
  await instruction.fill('louder');
  server.answer(enhanceStream, (call) => streamOf(call, toEnhanceAnswer('sleeps', [])));
  await apply.click();
  await expectAnnounced('Nothing in this part had to change. This was free.');
});

test('MODEL-10 an edit at which the model failed can be done by the rules, free and named, with the words that were typed', async () => {
  await openEdit('sleeps');
  await instruction.fill('make it shorter');
  server.answer(enhanceStream, () => refuse('ENGINE_TIMEOUT', 'The engine took too long.'));
  await apply.click();
  const offer = dialog.getByRole('button', { name: 'Use the rules on this server' });
  await expect.element(offer).toBeVisible();
  await expect.element(dialog.getByText('free of charge', { exact: false })).toBeVisible();
  const edit = { ...toEnhanceAnswer('sleeps', [{ removed: 'sleeps', added: 'naps' }]), offline: true };
  server.answer(enhanceStream, (call) =>
    streamOf(call, { ...edit, engine: { name: 'Embedded engine', local: true } }),
  );
  await offer.click();
  await expectAnnounced('Done offline by the embedded engine, free of charge.');
  expect(bodies().at(-1)).toMatchObject({ ai_prompt: 'make it shorter', engine: 'embedded' });
});

test('an edit that the rules cannot do either is not offered to them', async () => {
  await openEdit('sleeps');
  await instruction.fill('louder');
  server.answer(enhanceStream, () => refuse('ENGINE_ERROR', 'The engine failed.'));
  await apply.click();
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await import('../../writing/rules-works.ts');
  await nextFrame();
  expect(dialog.getByRole('button', { name: 'Use the rules on this server' }).query()).toBeNull();
});

test('MODEL-07 with the rules an instruction that they do not know is told as it is typed, and sends nothing', async () => {
  letWrite('rules');
  await openEdit('sleeps');
  await expect
    .element(instruction)
    .toHaveAttribute('placeholder', expect.stringContaining('British spelling'));
  await instruction.fill('translate into French');
  const sentence = dialog.getByText('The rules on this server cannot translate', { exact: false });
  await expect.element(sentence, { timeout: 5_000 }).toBeVisible();
  await apply.click();
  await expect.element(dialog.getByText('no credit was used', { exact: false })).toBeVisible();
  await expect.element(instruction).toHaveValue('translate into French');
  expect(bodies()).toHaveLength(1);
});

test('a saved instruction changes what is selected by one key, and the whole text where nothing is', async () => {
  const saved = { id: '1', name: 'Louder', instruction: 'Make it louder.' };
  server.answer('GET /instructions', () => Response.json({ instructions: [saved], limit: 3 }));
  const key = '{Alt>}{Shift>}{1}{/Shift}{/Alt}';
  services.findQueries()?.clear();
  await page.getByRole('button', { name: 'Advanced Options' }).click();
  await expect.element(page.getByRole('button', { name: 'Louder' })).toBeVisible();
  await page.getByRole('button', { name: 'Close More Actions' }).click();
  const box = caret.element();
  if (box instanceof HTMLElement) box.focus();
  selectWords(box, 'sleeps');
  await expect.element(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  server.answer(enhanceStream, (call) =>
    streamOf(call, toEnhanceAnswer('sleeps', [{ removed: 'sleeps', added: 'snores' }])),
  );
  await userEvent.keyboard(key);
  await expect.element(result).toMatchTextContent('it snores a lot');
  expect(bodies().at(-1)).toMatchObject({
    partial: true,
    original_text: 'sleeps',
    ai_prompt: 'Make it louder.',
  });
  document.getSelection()?.removeAllRanges();
  await page.getByRole('textbox', { name: 'Your Text' }).click();
  await userEvent.keyboard(key);
  await expect
    .poll(() => bodies().at(-1))
    .toMatchObject({ original_text: text, ai_prompt: 'Make it louder.' });
  expect(bodies().at(-1)).not.toHaveProperty('partial');
});
