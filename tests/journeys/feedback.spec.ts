import type { Page } from '@playwright/test';
import type { EngineEvent, ReviewRequest, ReviewResult } from '../../src/engine/index.ts';
import { makeEmbeddedEngine } from '../../src/server/engines/embedded/engine.ts';
import { improveTextLimit } from '../../src/shared/limits.ts';
import { setPlan } from '../kit/credits.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { startProduct } from '../kit/product.ts';
import { hang, makeScriptedEngine, upperCase } from '../kit/scripted-engine.ts';

const text = [
  'Dear Mr Osei,',
  'I think that maybe the template is the reason. Thanks for you’re support.',
  'You need to send it.',
].join('\n\n');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const analyze = (page: Page) => page.getByRole('button', { name: /^Analyze / });
const resultsOf = (page: Page) => page.getByRole('region', { name: /read closely$|^Feedback$/ });
const pointOf = (page: Page, title: string) =>
  resultsOf(page).getByRole('listitem').filter({ hasText: title });

/** A second click within a moment of the first is one of a double click, however quick the answer was. */
async function analyzeAgain(page: Page): Promise<void> {
  await page.waitForTimeout(100);
  await analyze(page).click();
}

async function open(page: Page, url: string) {
  const writer = await arriveSignedIn(page, url);
  await page.goto(`${url}/get-feedback`);
  await expect(page.getByRole('heading', { name: 'Get Feedback', level: 1 })).toBeVisible();
  return writer;
}

/** A reviewer that is told what it says: one point with a fix in two parts, one with another, one without any. */
async function* tellPoints({ text: source }: ReviewRequest): AsyncGenerator<EngineEvent<ReviewResult>> {
  const find = (quote: string) => {
    const start = source.indexOf(quote);
    return { start, end: start + quote.length, quote };
  };
  const replace = (from: string, replacement: string) => {
    const { start, end } = find(from);
    const words = { category: 'tone', reason: 'As told.', gist: '', rule: 'told' } as const;
    return { start, end, replacement, ...words };
  };
  const writtenFeedback = 'One hedge too many, and a slip.';
  yield { type: 'text', text: writtenFeedback };
  const point = { explanation: 'As told.', instruction: 'Ask politely.' };
  yield {
    type: 'result',
    result: {
      ratings: [
        { category: 'Confidence', score: 2.5, description: 'Hedged.', evidence: [find('think that maybe')] },
        { category: 'Politeness', score: 4, description: 'A thank you.', evidence: [find('Thanks')] },
      ],
      writtenFeedback,
      points: [
        {
          ...point,
          id: 'hedge',
          title: 'A hedge',
          evidence: find('I think that maybe the template is the reason.'),
          changes: [replace('think that maybe', 'believe'), replace('reason', 'cause')],
        },
        {
          ...point,
          id: 'slip',
          title: 'A slip',
          evidence: find('you’re'),
          changes: [replace('you’re', 'your')],
        },
        { ...point, id: 'demand', title: 'A demand', evidence: find('You need to send it.'), changes: [] },
      ],
    },
  };
}

async function withTeller(run: (url: string) => Promise<void>): Promise<void> {
  const scripted = makeScriptedEngine();
  scripted.play(upperCase);
  const engine = { ...scripted, review: tellPoints };
  const product = await startProduct({ database: 'embedded', engine });
  try {
    await run(product.url);
  } finally {
    await product.stop();
  }
}

test('REVIEW-01 the types, the text, a button with the name of the type, and ratings with written feedback', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  const types = page.getByRole('group', { name: 'Text type' });
  await expect(types.getByRole('radio')).toHaveCount(5);
  await expect(resultsOf(page).getByText('Feedback will appear here')).toBeVisible();
  await expect(analyze(page)).toBeDisabled();
  await expectAccessible(page);
  for (const name of ['Direct Message', 'Document', 'Presentation', 'Other', 'Email']) {
    await types.getByRole('radio', { name }).check();
    await expect(page.getByRole('button', { name: `Analyze ${name}`, exact: true })).toBeVisible();
  }
  await types.getByRole('radio', { name: 'Document' }).check();
  await sourceOf(page).fill(text);

  scripted.engine.play(hang);
  await analyze(page).click();
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible();
  await expect(resultsOf(page).getByText('First')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(analyze(page)).toBeEnabled();
  await expect(sourceOf(page)).toHaveValue(text);
  await expect.poll(async () => (await writer.credits()).daily.used).toBe(0);

  scripted.engine.play(upperCase);
  const sent = page.waitForRequest('**/get-feedback**');
  await analyze(page).click();
  expect((await sent).postDataJSON()).toEqual({ action: 'get-feedback', text, text_type: 'document' });
  const results = page.getByRole('region', { name: 'Your document, read closely' });
  await expect(results.getByRole('heading', { name: 'Clarity' })).toBeVisible();
  await expect(results.getByRole('img', { name: '3 of 5' })).toBeVisible();
  await expect(results.getByText('As told.')).toBeVisible();
  await expect(results.getByText('DEAR Mr Osei')).toBeVisible();
  await expect(results.getByText('Scripted engine, on this server')).toBeVisible();
  await results.getByRole('button', { name: 'Copy the written feedback' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  await results.getByRole('button', { name: 'Poor result' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(results.getByRole('heading', { name: 'Clarity' })).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(text);
  await expect(results.getByText(/Your text has changed since/)).toHaveCount(0);
  await sourceOf(page).fill('Another text.');
  await expect(results.getByText(/Your text has changed since/)).toBeVisible();
});

test('REVIEW-03 a blank text is asked for, success has its two sentences, and each failure its own', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  const callsBefore = scripted.engine.calls();
  await sourceOf(page).press('Control+Enter');
  await expect(page.getByText('Please enter some text to analyze')).toBeVisible();
  expect(scripted.engine.calls()).toBe(callsBefore);

  await sourceOf(page).fill(text);
  scripted.engine.play(() => {
    throw new Error('broken');
  });
  await analyze(page).click();
  const alert = resultsOf(page).getByRole('alert');
  await expect(alert.getByText(/Failed to analyze text\. Please try again\./)).toBeVisible();
  await expect(alert.getByText('Your text is safe, no credit was used.')).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(text);
  await expectAccessible(page);

  scripted.engine.play(async function* () {
    yield { type: 'result', result: { text: ' ', changes: [], issues: [] } };
  });
  await analyzeAgain(page);
  await expect(alert.getByText(/Unable to generate feedback\. Please try again\./)).toBeVisible();

  scripted.engine.play(upperCase);
  await analyzeAgain(page);
  await expect(page.getByText('Analysis complete!', { exact: true })).toBeVisible();
  await expect(page.getByText('Feedback generated successfully!', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect((await writer.credits()).daily.used).toBe(1);
});

test('REVIEW-04 when the chosen engine fails, ratings of this very text are measured offline, marked so, and free @desktop', async ({
  page,
}) => {
  const engine = makeScriptedEngine();
  engine.play(() => {
    throw new Error('the chosen engine is down');
  });
  const fallbackEngine = makeEmbeddedEngine({ threads: 1 });
  const product = await startProduct({ database: 'embedded', engine, fallbackEngine });
  try {
    // It has seconds to answer, and a boot may take as long
    await fallbackEngine.ready();
    const writer = await open(page, product.url);
    await sourceOf(page).fill(text);
    await analyze(page).click();
    await expect(page.getByText('Measured offline, free of charge')).toBeVisible({ timeout: 30_000 });
    for (const name of ['Friendliness', 'Professionalism', 'Confidence', 'Politeness'])
      await expect(resultsOf(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(resultsOf(page).locator('mark').filter({ hasText: 'maybe' }).first()).toBeVisible();
    expect((await writer.credits()).daily.used).toBe(0);
    await expectAccessible(page);
  } finally {
    await product.stop();
  }
});

test('WORK-06 evidence is quoted, each point has a fix that opens as a diff, and readability is free and instant', async ({
  page,
}) => {
  await withTeller(async (url) => {
    const writer = await open(page, url);
    await page.context().setOffline(true);
    await sourceOf(page).fill(text);
    const readability = page.getByRole('region', { name: 'Readability' });
    await expect(readability.getByText('words', { exact: true })).toBeVisible();
    await expect(readability.getByText('21', { exact: true })).toBeVisible();
    await expect(readability.getByText(/^Grade \d+$/)).toBeVisible();
    await readability.getByRole('button', { name: 'Show it' }).click();
    const selected = () => page.evaluate(() => getSelection()?.toString());
    expect(await selected()).toBe('I think that maybe the template is the reason.');
    await page.context().setOffline(false);
    expect((await writer.credits()).daily.used).toBe(0);

    await analyze(page).click();
    const rating = resultsOf(page).getByRole('listitem').filter({ hasText: 'Confidence' });
    await expect(rating.getByRole('img', { name: '2.5 of 5' })).toBeVisible();
    // What a point quotes stands there, beside its fix, and not twice
    await expect(rating.locator('blockquote')).toHaveCount(0);
    await expect(rating.getByText('Quoted below, under “What to change”.')).toBeVisible();
    await expect(pointOf(page, 'A hedge').locator('blockquote')).toHaveText(
      '“I think that maybe the template is the reason.”',
    );
    const politeness = resultsOf(page).getByRole('listitem').filter({ hasText: 'Politeness' });
    await expect(politeness.locator('mark')).toHaveText('Thanks');
    await expect(resultsOf(page).getByRole('button', { name: 'Fix this' })).toHaveCount(3);
    await expect(resultsOf(page).getByText('0 of 3 done')).toBeVisible();
    await expectAccessible(page);

    await pointOf(page, 'A hedge').getByRole('button', { name: 'Fix this' }).click();
    const dialog = page.getByRole('dialog', { name: 'A hedge' });
    await expect(dialog.getByRole('group', { name: 'Change 1 of 2, tone' }).first()).toBeVisible();
    await expect(dialog.getByText('Puts what you see into your text. Free of charge.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Accept', exact: true }).filter({ visible: true }).click();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).filter({ visible: true }).click();
    await dialog.getByRole('button', { name: 'Use in my text' }).click();
    const withHedge = text.replace('think that maybe', 'believe');
    await expect(sourceOf(page)).toHaveValue(withHedge);
    await expect(pointOf(page, 'A hedge').getByText('Done', { exact: true })).toBeVisible();
    await expect(resultsOf(page).getByText(/Your text has changed since/)).toHaveCount(0);

    // The next fix finds its place in the text as it is now
    await pointOf(page, 'A slip').getByRole('button', { name: 'Fix this' }).click();
    await page.getByRole('button', { name: /^Accept all/ }).click();
    await page.getByRole('button', { name: 'Use in my text' }).click();
    await expect(sourceOf(page)).toHaveValue(withHedge.replace('you’re', 'your'));
    await expect(resultsOf(page).getByText('2 of 3 done')).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Used in your text' })
      .filter({ hasText: 'A slip' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(sourceOf(page)).toHaveValue(withHedge);
    await expect(resultsOf(page).getByText('1 of 3 done')).toBeVisible();
    // Kept a moment later
    await page.waitForTimeout(500);
    await page.reload();
    await expect(resultsOf(page).getByText('1 of 3 done')).toBeVisible();
    expect((await writer.credits()).daily.used).toBe(1);
  });
});

test('TRUST-01 a point without a fix says that a rewrite uses a credit, shows it as a diff, and puts in what is shown', async ({
  page,
}) => {
  await withTeller(async (url) => {
    const writer = await open(page, url);
    await sourceOf(page).fill(text);
    await analyze(page).click();
    await pointOf(page, 'A demand').getByRole('button', { name: 'Fix this' }).click();
    const dialog = page.getByRole('dialog', { name: 'A demand' });
    await expect(dialog.getByText(/uses 1 credit/)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Ask politely.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await writer.credits()).daily.used).toBe(1);

    await pointOf(page, 'A demand').getByRole('button', { name: 'Fix this' }).click();
    const sent = page.waitForRequest('**/enhance-text-v2**');
    await dialog.getByRole('button', { name: 'Ask for a rewrite, 1 credit' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      action: 'ai_prompt',
      original_text: 'You need to send it.',
      ai_prompt: 'Ask politely.',
      partial: true,
    });
    await expect(dialog.locator('del')).toHaveText(/You/);
    await expect(dialog.locator('ins')).toHaveText(/YOU/);
    await dialog.getByRole('button', { name: 'Accept', exact: true }).filter({ visible: true }).click();
    await dialog.getByRole('button', { name: 'Use in my text' }).click();
    await expect(sourceOf(page)).toHaveValue(text.replace('You need', 'YOU need'));
    expect((await writer.credits()).daily.used).toBe(2);
  });
});

test('a fix of words that the writer has changed since is refused kindly, and their text stays', async ({
  page,
}) => {
  await withTeller(async (url) => {
    await open(page, url);
    await sourceOf(page).fill(text);
    await analyze(page).click();
    await expect(resultsOf(page).getByText('0 of 3 done')).toBeVisible();
    const own = text.replace('think that maybe', 'am sure that');
    await sourceOf(page).fill(own);
    await pointOf(page, 'A hedge').getByRole('button', { name: 'Fix this' }).click();
    const dialog = page.getByRole('dialog', { name: 'A hedge' });
    await expect(dialog.getByText(/This part of your text has changed since/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(sourceOf(page)).toHaveValue(own);
  });
});

test('input past the limit is refused whole and said; Clear can be undone; 320 pixels hold odd texts', async ({
  page,
  productUrl,
}) => {
  await open(page, productUrl);
  await page.setViewportSize({ width: 320, height: 640 });
  const near = 'a '.repeat(improveTextLimit * 0.46);
  await sourceOf(page).fill(near);
  await expect(page.getByText('Approaching limit, 9,200 / 10,000 characters')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('b'.repeat(200_000)));
  await sourceOf(page).focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByText(/^Not added: with Free, a text can have 10,000 characters here/)).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(near);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(sourceOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sourceOf(page)).toHaveValue(near);

  const odd = `Dear all, I think that maybe teh <b>bold</b> plan is fine 👩‍👩‍👧‍👦 & good. ${'x'.repeat(200)}\n\nשלום עולם\n\nYou need to send it now, as I already told you twice.`;
  await sourceOf(page).fill(odd);
  await analyze(page).click();
  await expect(resultsOf(page).getByRole('heading', { name: 'Politeness' })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expect(
    resultsOf(page)
      .locator('b')
      .filter({ hasText: /^bold$/ }),
  ).toHaveCount(0);
  await expectAccessible(page);
});

test('feedback out of the history comes back with its text and type, and what stood there is one press away', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  await sourceOf(page).fill('something else');
  const sent = { action: 'get-feedback', text, text_type: 'presentation' };
  const { body } = await writer.post<{ action_id: string }>('/api/functions/get-feedback', sent);
  const { body: action } = await writer.get<object>(`/api/actions/${body.action_id}`);
  await page.evaluate(
    (reopen) => history.replaceState({ usr: { reopen }, key: 'reopened', idx: 0 }, ''),
    action,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your presentation, read closely' })).toBeVisible();
  await expect(sourceOf(page)).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'Presentation' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(sourceOf(page)).toHaveValue('something else');
});

/** A reviewer that counts: each “maybe” is a hedge, and costs a step. */
async function* countMaybes({ text: source }: ReviewRequest): AsyncGenerator<EngineEvent<ReviewResult>> {
  const count = source.split('maybe').length - 1;
  const writtenFeedback = `It has ${count} hedges.`;
  const rating = { category: 'Confidence' as const, score: 4 - count, description: 'Counted.', evidence: [] };
  const counts = [{ name: 'Hedges', count, isFault: true }];
  yield { type: 'result', result: { ratings: [rating], writtenFeedback, points: [], counts } };
}

test('a text is compared with an earlier draft: what got better stands beside its figures, is kept and reopened @desktop', async ({
  page,
}) => {
  const scripted = makeScriptedEngine();
  scripted.play(upperCase);
  const engine = { ...scripted, review: countMaybes };
  const product = await startProduct({ database: 'embedded', engine });
  try {
    const writer = await open(page, product.url);
    await expect(page.getByText('Premium compares your text with an earlier draft')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Compare with an earlier draft' })).toBeHidden();
    await setPlan(product, writer, 'paid');
    await page.reload();
    const firm =
      `We will send the figures on Friday, as agreed. ${'The list is complete. '.repeat(8)}`.trim();
    await sourceOf(page).fill(firm);
    await page.getByRole('button', { name: 'Compare with an earlier draft' }).click();
    const earlier = page.getByRole('textbox', { name: 'Earlier draft' });
    await earlier.fill(firm);
    await expect(page.getByText('This is the same text as yours: nothing will differ.')).toBeVisible();
    await earlier.fill(firm.replace('will send', 'will maybe send'));
    await expect(page.getByText('1 credit for both drafts')).toBeVisible();
    await analyze(page).click();
    const comparison = page.getByRole('region', { name: 'Two drafts side by side' });
    await expect(comparison).toContainText('Better: confidence and fewer hedges.');
    await expect(comparison.getByRole('row', { name: /^Hedges 1 0 Better$/ })).toBeVisible();
    await expectAccessible(page);
    expect((await writer.credits()).daily.used).toBe(1);

    await page.reload();
    await expect(comparison).toContainText('Better: confidence and fewer hedges.');
    await page.goto(`${product.url}/history`);
    await page.getByRole('link', { name: /We will send the figures/ }).click();
    await expect(comparison).toContainText('Better: confidence and fewer hedges.');
    await expect(page.getByText('Your earlier draft')).toBeVisible();
  } finally {
    await product.stop();
  }
});
