import type { Page } from '@playwright/test';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { emailChainLimit, replyDraftLimit } from '../../src/shared/limits.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { startProduct } from '../kit/product.ts';
import { hang, makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const chain = `From: Tom Ashworth
Sent: Thursday 19 November, 16:42
To: Marta Kowal
Subject: Leeds order

Hi Marta,

Can you confirm the delivery date for the Leeds order? Who from your side will sign the acceptance form?

Cheers,
Tom

From: Marta Kowal
Sent: Wednesday 18 November, 09:15
To: Tom Ashworth
Subject: Leeds order

Hi Tom,

The banners are printed.`;

const draft = 'the delivery date for the leeds order is thursday 26 november.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const chainOf = (page: Page) => page.getByRole('textbox', { name: 'Email chain' });
const draftOf = (page: Page) => page.getByRole('textbox', { name: 'Rough draft' });
const replyOf = (page: Page) => page.getByRole('region', { name: 'Reply', exact: true });
const enhance = (page: Page) => page.getByRole('button', { name: 'Enhance Reply' });
/** The marks in the text; on a phone the dock is such a group too, with buttons. */
const changesOf = (page: Page) =>
  replyOf(page)
    .getByRole('group', { name: /^Change \d+ of \d+/ })
    .filter({ hasNot: page.getByRole('button') });

/** A reply opens as a letter: its changes against the draft are one press away. */
async function showChanges(page: Page): Promise<void> {
  await replyOf(page).getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(changesOf(page)).toHaveCount(1);
}

async function open(page: Page, url: string) {
  const writer = await arriveSignedIn(page, url);
  await page.goto(`${url}/email-reply`);
  await expect(page.getByRole('heading', { name: 'Email Reply', level: 1 })).toBeVisible();
  return writer;
}

async function fill(page: Page): Promise<void> {
  await chainOf(page).fill(chain);
  await draftOf(page).fill(draft);
}

/** Selects words of the reply, and opens the dialog by the bar that stands there for touch and for keys. */
async function editPart(page: Page, words: string) {
  await replyOf(page).evaluate((region, wanted) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0 || node.parentElement?.closest('del, .sr-only, .pane-foot, .slip, .note')) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`“${wanted}” is not in the reply`);
  }, words);
  await page.getByRole('button', { name: 'Edit selection' }).click();
  return page.getByRole('dialog', { name: 'Edit Selected Text' });
}

/** Presses Undo of the toast that says it. */
async function undo(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: title });
  await toast.getByRole('button', { name: 'Undo' }).click();
  // As it goes, it hands the focus back
  await expect(toast).toHaveCount(0);
}

/** What this browser has kept of results. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('draftwell');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );
}

test('REPLY-01 the boxes, the open style panel, and the button that needs both boxes, works, stops and gives a reply', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  await expect(page.getByRole('button', { name: 'Paste' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Formality' })).toBeVisible();
  await expect(enhance(page)).toBeDisabled();
  await expectAccessible(page);
  await chainOf(page).fill(chain);
  await expect(enhance(page)).toBeDisabled();
  await draftOf(page).fill(' \n ');
  await expect(enhance(page)).toBeDisabled();
  await draftOf(page).fill(draft);

  scripted.engine.play(hang);
  await enhance(page).click();
  await expect(page.getByRole('button', { name: 'Enhancing...' })).toBeVisible();
  await expect(replyOf(page).getByText('First')).toBeInViewport();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(enhance(page)).toBeEnabled();
  await expect.poll(async () => (await writer.credits()).daily.used).toBe(0);

  scripted.engine.play(upperCase);
  await enhance(page).click();
  await showChanges(page);
  await expect(page.getByText(/^Your reply is ready\. 1 change against your draft/)).toBeAttached();
  await expect(replyOf(page).getByRole('button', { name: 'Copy reply' })).toBeVisible();
  await replyOf(page).getByRole('button', { name: 'Good result' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear rough draft' }).click();
  await expect(draftOf(page)).toHaveValue('');
  await undo(page, 'Rough draft cleared');
  await expect(draftOf(page)).toHaveValue(draft);
  await page.getByRole('button', { name: 'Close Style Preferences' }).click();
  await expect(page.getByRole('slider', { name: 'Formality' })).toBeHidden();
});

test('a reply that is asked for from a draft further down comes into sight, and the focus stays in the draft @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await chainOf(page).fill(chain.replace('Cheers', 'And so on.\n\n'.repeat(20)));
  await draftOf(page).fill(draft);
  await draftOf(page).evaluate((field) => field.scrollIntoView({ block: 'start' }));
  const first = replyOf(page).getByText('First');
  await expect(replyOf(page).getByText('Your reply will appear here')).not.toBeInViewport();
  scripted.engine.play(hang);
  await draftOf(page).press('Control+Enter');
  await expect(first).toBeInViewport();
  await expect(draftOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
});

test('REPLY-02 each box has its limit: near it a warning, past it nothing is taken and what is there stays @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  const boxes = [
    { box: chainOf(page), name: 'Email chain', limit: emailChainLimit, words: '20,000' },
    { box: draftOf(page), name: 'Rough draft', limit: replyDraftLimit, words: '10,000' },
  ];
  for (const { box, name, limit, words } of boxes) {
    const card = page.getByRole('region', { name });
    const near = limit * 0.9;
    await box.fill('a'.repeat(near));
    await expect(card.getByText(`${near.toLocaleString('en-US')} / ${words} characters`)).toBeVisible();
    await expect(card.getByText('Approaching limit')).toHaveCount(0);
    await box.fill('a'.repeat(near + 1));
    await expect(card.getByText('Approaching limit')).toBeVisible();
    const full = 'b'.repeat(limit);
    await box.fill(full);
    await expect(card.getByText(`${words} / ${words} characters`)).toBeVisible();
    await expect(card.getByText('Character limit exceeded')).toHaveCount(0);
    await box.press('End');
    await box.pressSequentially('c');
    await expect(card.getByText('Character limit exceeded')).toBeVisible();
    await expect(box).toHaveValue(full);
    await box.fill('c'.repeat(200_000));
    await expect(box).toHaveValue(full);
  }
});

test('REPLY-03 Paste takes the clipboard, and says why where it does not', async ({ page, scripted }) => {
  await open(page, scripted.url);
  const put = (text: string) => page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const paste = page.getByRole('button', { name: 'Paste' });
  await put(chain);
  await paste.click();
  await expect(page.getByText('Text pasted from clipboard!')).toBeVisible();
  await expect(chainOf(page)).toHaveValue(chain);
  await put('x'.repeat(emailChainLimit + 1));
  await paste.click();
  await expect(page.getByText('Text is too long. Maximum 20,000 characters allowed.').first()).toBeVisible();
  await expect(chainOf(page)).toHaveValue(chain);
  await put('');
  await paste.click();
  const nothing = page.getByText('No text found in clipboard or paste permission denied');
  await expect(nothing.first()).toBeVisible();
  await chainOf(page).fill('Another chain');
  await expect(page.getByRole('region', { name: 'Email chain' }).getByText('No text found')).toHaveCount(0);
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await paste.click();
  await expect(
    page.getByRole('region', { name: 'Email chain' }).getByText('permission denied'),
  ).toBeVisible();
  await put(chain);
  await expect(chainOf(page)).toHaveValue('Another chain');
});

test('REPLY-04 each setting is off and 3 until it is switched on, is sent only then, and survives a reload @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await fill(page);
  const scales = [
    ['Confidence', ['Uncertain', 'Modest', 'Neutral', 'Confident', 'Authoritative']],
    ['Formality', ['Casual', 'Semi-Casual', 'Neutral', 'Professional', 'Very Formal']],
    ['Length', ['Very Brief', 'Brief', 'Balanced', 'Detailed', 'Very Detailed']],
  ] as const;
  for (const [name, levels] of scales) {
    const slider = page.getByRole('slider', { name });
    const toggle = page.getByRole('switch', { name: `Use ${name.toLowerCase()}` });
    await expect(slider).toBeDisabled();
    await expect(slider).toHaveAttribute('aria-valuetext', levels[2]);
    await toggle.click();
    await expect(slider).toBeEnabled();
    await slider.press('Home');
    for (const level of levels) {
      await expect(slider).toHaveAttribute('aria-valuetext', level);
      await slider.press('ArrowRight');
    }
  }
  await page.getByRole('slider', { name: 'Confidence' }).press('ArrowLeft');
  await page.getByRole('slider', { name: 'Length' }).press('Home');
  await page.getByRole('switch', { name: 'Use formality' }).click();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Formality' })).toBeDisabled();
  const sent = page.waitForRequest((request) => request.url().includes('/api/functions/reply-email'));
  await enhance(page).click();
  expect((await sent).postDataJSON()).toEqual({
    action: 'reply-email',
    'email-chain': chain,
    'user-draft': draft,
    tone: 4,
    length: 1,
  });
  await showChanges(page);
});

test('REPLY-05 asked for by its keys without one of the texts, it says which one and goes there @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  const callsBefore = scripted.engine.calls();
  await enhance(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please paste an email chain first')).toBeVisible();
  await expect(chainOf(page)).toBeFocused();
  await chainOf(page).fill(chain);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please write a rough draft of your reply')).toBeVisible();
  await expect(draftOf(page)).toBeFocused();
  expect(scripted.engine.calls()).toBe(callsBefore);
  await draftOf(page).fill(draft);
  await page.keyboard.press('Control+Enter');
  await showChanges(page);
});

test('REPLY-06 a selected part of the reply is edited by an instruction, and Cancel changes nothing', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await fill(page);
  await enhance(page).click();
  await showChanges(page);
  await expect(page.getByText('Select text below to edit specific parts')).toHaveCount(0);
  const dialog = await editPart(page, 'thursday');
  await expect(dialog.getByText('thursday')).toBeVisible();
  await expect(dialog.getByText('How would you like to change this text?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply Changes' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await showChanges(page);
  await editPart(page, 'thursday');
  await dialog.getByLabel('How would you like to change this text?').fill('shout');
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(page.getByText('Selected text updated successfully!')).toBeVisible();
  await expect(replyOf(page).getByText('THURSDAY', { exact: true })).toBeVisible();
});

test('REPLY-07 where the partial call fails, the embedded engine rewrites the part, and it is said that this was done offline @desktop', async ({
  page,
}) => {
  const engine = makeScriptedEngine();
  const fallbackEngine = makeEmbeddedEngine({ threads: 1 });
  const product = await startProduct({ database: 'embedded', engine, fallbackEngine });
  try {
    const writer = await open(page, product.url);
    await chainOf(page).fill(chain);
    await draftOf(page).fill("hi, I can't sign it because I don't have the form yet.");
    await enhance(page).click();
    await showChanges(page);
    engine.play(() => {
      throw new Error('the chosen engine is down');
    });
    const dialog = await editPart(page, "can't sign it because I don't have");
    await dialog.getByLabel('How would you like to change this text?').fill('make it more formal');
    await dialog.getByRole('button', { name: 'Apply Changes' }).click();
    // The rules read their words first: a thread of its own starts with this call
    await expect(page.getByText('Selected text updated successfully!')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(/^Done offline by the embedded engine/)).toBeVisible();
    await replyOf(page).getByRole('button', { name: 'Letter' }).click();
    await expect(replyOf(page).getByText(/cannot sign it/)).toBeVisible();
    expect((await writer.credits()).daily.used).toBe(1);
  } finally {
    await product.stop();
  }
});

const refusals = [
  [503, 'ENGINE_UNAVAILABLE', 'Service temporarily unavailable. Please try again in a moment.'],
  [429, 'RATE_LIMITED', 'Too many requests. Please wait a moment before trying again.'],
  [422, 'NO_CONTENT', 'No enhanced reply was generated. Please try again with different input.'],
  [500, 'INTERNAL_ERROR', 'Server error occurred. Please try again in a moment.'],
] as const;

test('REPLY-08 each failure has its sentence, and both texts stay as they were typed @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await fill(page);
  const calls = '**/api/functions/reply-email**';
  for (const [status, code, sentence] of refusals) {
    await page.route(calls, (route) => route.fulfill({ status, json: { code } }));
    await enhance(page).click();
    await expect(replyOf(page).getByRole('alert')).toContainText(sentence);
    await expect(page.getByText('Your text is safe, no credit was used.')).toBeVisible();
    await page.unroute(calls);
  }
  await page.route(calls, (route) => route.abort());
  await enhance(page).click();
  const network = 'Network error occurred. Please check your connection and try again.';
  await expect(replyOf(page).getByRole('alert')).toContainText(network);
  await expect(chainOf(page)).toHaveValue(chain);
  await expect(draftOf(page)).toHaveValue(draft);
  await expectAccessible(page);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await showChanges(page);
});

test('REPLY-09 the reply is copied as it is shown, and 320 pixels hold the whole screen', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await page.setViewportSize({ width: 320, height: 640 });
  await chainOf(page).fill(`${chain}\n\n${'x'.repeat(300)}`);
  await draftOf(page).fill(`${draft} ${'y'.repeat(200)}`);
  await page.getByRole('switch', { name: 'Use length' }).click();
  await enhance(page).click();
  await replyOf(page).getByRole('button', { name: 'Copy reply' }).click();
  await expect(page.getByText('Reply copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^THE delivery date/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
});

test('WORK-05 the chain is read, the questions are checked off, and an open one takes the writer’s own words', async ({
  page,
  productUrl,
}) => {
  await open(page, productUrl);
  await fill(page);
  const reading = page.getByRole('region', { name: 'Email chain' });
  const summary = reading.getByText('Tom Ashworth asks 2 questions');
  await expect(summary).toBeVisible();
  // What was pasted stays in sight, and leaves room for what was read out of it
  const box = reading.locator('.text-box');
  expect((await box.boundingBox())?.height).toBeLessThan(200);
  const newest = reading.getByRole('group', { name: 'Newest message' });
  if (await newest.isHidden()) await summary.click();
  await expect(newest).toContainText('Who from your side will sign the acceptance form? Question 2');
  await expect(newest).not.toContainText('The banners are printed.');
  await reading.getByText('1 older message, from Marta Kowal').click();
  await expect(reading.getByRole('group', { name: 'Older messages' })).toContainText(
    'The banners are printed.',
  );

  await enhance(page).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  // The engine may still be starting
  await expect(questions.getByText('1 of 2 answered')).toBeVisible({ timeout: 30_000 });
  await expect(questions.getByRole('listitem').nth(0)).toContainText('Answered');
  await expect(questions.getByRole('listitem').nth(1)).toContainText('Not answered');
  const answer = questions.getByRole('textbox', { name: 'Answer to question 2' });
  await expect(questions.getByRole('button', { name: 'Add' })).toBeDisabled();
  await expectAccessible(page);
  await answer.fill('Ann Lee signs it.');
  await answer.press('Enter');
  await expect(questions.getByText('2 of 2 answered')).toBeVisible();
  await expect(questions.getByRole('heading', { name: 'Questions' })).toBeFocused();
  await undo(page, 'Your answer is in the reply');
  await expect(questions.getByText('1 of 2 answered')).toBeVisible();
  await answer.fill('Ben Lee signs it.');
  await questions.getByRole('button', { name: 'Add' }).click();
  await expect(questions.getByText('2 of 2 answered')).toBeVisible();
  await replyOf(page).getByRole('button', { name: 'Copy reply' }).click();
  await expect(page.getByText('Reply copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Ben Lee');
  expect(copied).not.toMatch(/\[[^\]]+\]/);
});

test('what is typed and the reply with its decisions survive a reload, and the draft can be replaced and taken back @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await fill(page);
  await enhance(page).click();
  await showChanges(page);
  await replyOf(page).getByRole('button', { name: 'Accept all 1' }).click();
  await expect(replyOf(page).getByText('All decided, 1 accepted')).toBeVisible();
  await expect.poll(() => readKept(page)).toContain('"accepted"');
  await page.reload();
  await expect(chainOf(page)).toHaveValue(chain);
  await expect(draftOf(page)).toHaveValue(draft);
  await expect(replyOf(page).getByText('All decided, 1 accepted')).toBeVisible();
  await page.getByRole('button', { name: 'Use as my draft' }).click();
  await expect(draftOf(page)).toHaveValue(draft.replace('the', 'THE'));
  await undo(page, 'Your draft is replaced');
  await expect(draftOf(page)).toHaveValue(draft);
  await chainOf(page).fill('Another email');
  await expect(replyOf(page).getByText(/The email chain has changed since/)).toBeVisible();
});

test('a reply of the history comes back with its chain, its draft and its style @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  await writer.post('/api/functions/reply-email', {
    action: 'reply-email',
    'email-chain': chain,
    'user-draft': draft,
    formality: 5,
  });
  await draftOf(page).fill('Something else');
  await page.goto(`${scripted.url}/history`);
  await page.getByRole('main').getByText(draft).first().click();
  await page.getByRole('button', { name: 'Open in its tool' }).click();
  await expect(page).toHaveURL(/\/email-reply$/);
  await expect(chainOf(page)).toHaveValue(chain);
  await expect(draftOf(page)).toHaveValue(draft);
  await expect(page.getByRole('slider', { name: 'Formality' })).toHaveAttribute(
    'aria-valuetext',
    'Very Formal',
  );
  await showChanges(page);
  await undo(page, 'Opened from your history');
  await expect(draftOf(page)).toHaveValue('Something else');
  await page.reload();
  await expect(draftOf(page)).toHaveValue('Something else');
});

test('the sample fills both fields and goes on to the button that runs it; a pressed mark has the focus', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await page.getByRole('button', { name: 'Start with a sample' }).click();
  await expect(chainOf(page)).not.toHaveValue('');
  const run = enhance(page).filter({ visible: true });
  await expect(run).toBeFocused();
  await expect(run).toBeInViewport();
  await run.click();
  await replyOf(page).getByRole('button', { name: 'Changes', exact: true }).click();
  const mark = changesOf(page).first();
  await mark.scrollIntoViewIfNeeded();
  // In its first line: the middle of a mark over several lines may lie beside its words
  const line = await mark.evaluate((element) => element.getClientRects()[0]?.toJSON());
  await page.mouse.click(line.left + line.width / 2, line.top + line.height / 2);
  await expect(mark).toBeFocused();
});

test('MODEL-07 what is completed and not sure has what was noted beside it, to take', async ({
  page,
  productUrl,
}) => {
  await open(page, productUrl);
  await chainOf(page).fill('Hello,\n\nThank you for your message.\n\nBest,\nTom');
  await draftOf(page).fill('one page enough');
  await enhance(page).click();
  const letter = replyOf(page);
  const noted = letter.getByRole('button', { name: 'One page is enough.', exact: true });
  await expect(noted).toBeVisible({ timeout: 30_000 });
  await noted.focus();
  const fix = letter.getByRole('button', { name: 'One page enough.' });
  await fix.click();
  await expect(letter).toContainText('One page enough.');
  await expect(noted).toHaveCount(0);
});
