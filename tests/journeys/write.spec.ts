import type { Page } from '@playwright/test';
import { descriptionLimit, recipientLimit } from '../../src/shared/limits.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { hang, upperCase } from '../kit/scripted-engine.ts';

const description = 'the delivery moves to thursday 26 november. ask if somebody can sign for it at 9.';
const written = description.replace('the', 'THE');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const descriptionOf = (page: Page) => page.getByRole('textbox', { name: 'What do you want to say?' });
const recipientOf = (page: Page) => page.getByRole('textbox', { name: /^Recipient/ });
const subjectOf = (page: Page) => page.getByRole('textbox', { name: /^Subject/ });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Email' });
const emailOf = (page: Page) => page.getByRole('region', { name: 'Your email', exact: true });
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Email body' });
const changesOf = (page: Page) => emailOf(page).getByRole('group', { name: /^Change \d+ of \d+/ });

/** A second click within a moment of the first is one of a double click, however quick the answer was. */
async function generateAgain(page: Page): Promise<void> {
  await page.waitForTimeout(600);
  await generate(page).click();
}

async function open(page: Page, url: string) {
  const writer = await arriveSignedIn(page, url);
  await page.goto(`${url}/write-from-scratch`);
  await expect(page.getByRole('heading', { name: 'Write from Scratch', level: 1 })).toBeVisible();
  return writer;
}

async function write(page: Page): Promise<void> {
  await descriptionOf(page).fill(description);
  await generate(page).click();
  await expect(bodyOf(page)).toHaveValue(written);
}

/** On a phone the choices are in a sheet of their own. */
async function showStyle(page: Page) {
  const button = page.getByRole('button', { name: 'Style Preferences', exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(
    page.getByRole('radiogroup', { name: 'Tone' }).or(page.getByRole('group', { name: 'Tone' })),
  ).toBeVisible();
}

test('WRITE-01 the fields, the style that folds, and the button that is off while busy or without a description', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  await expect(recipientOf(page)).toBeVisible();
  await expect(subjectOf(page)).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await expectAccessible(page);
  await recipientOf(page).fill('Anneke');
  await descriptionOf(page).fill(' \n ');
  await expect(generate(page)).toBeDisabled();

  await showStyle(page);
  const style = page.getByRole('group', { name: 'Formality' });
  await page
    .getByRole('button', { name: 'Style Preferences', exact: true })
    .or(page.getByRole('button', { name: 'Close Style Preferences' }))
    .last()
    .click();
  await expect(style).toBeHidden();

  await descriptionOf(page).fill(description);
  scripted.engine.play(hang);
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toHaveAttribute('aria-disabled', 'true');
  await expect(emailOf(page).getByText('First')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(generate(page)).toBeEnabled();
  await expect(descriptionOf(page)).toHaveValue(description);
  await expect.poll(async () => (await writer.credits()).daily.used).toBe(0);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(descriptionOf(page)).toHaveValue('');
  await expect(recipientOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(descriptionOf(page)).toHaveValue(description);
  await expect(recipientOf(page)).toHaveValue('Anneke');
});

const choices = [
  { name: 'Formality', levels: ['Casual', 'Neutral', 'Formal'], first: 'Neutral', key: 'formality' },
  { name: 'Tone', levels: ['Polite', 'Friendly', 'Confident'], first: 'Polite', key: 'tone' },
  { name: 'Length', levels: ['Short', 'Auto', 'Detailed'], first: 'Auto', key: 'length' },
] as const;

test('WRITE-02 formality, tone and length: three levels each, a default, one always chosen, and sent', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await descriptionOf(page).fill(description);
  await showStyle(page);
  for (const { name, levels, first } of choices) {
    const group = page.getByRole('group', { name });
    const radios = group.getByRole('radio');
    expect(await radios.evaluateAll((all) => all.map((one) => one.parentElement?.textContent))).toEqual(
      levels,
    );
    await expect(group.getByRole('radio', { name: first })).toBeChecked();
    // A press on what is chosen does not clear it
    await group.getByText(first, { exact: true }).click();
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(group.getByRole('radio', { name: first })).toBeChecked();
    await group.getByText(levels[2], { exact: true }).click();
    await expect(group.getByRole('radio', { name: levels[2] })).toBeChecked();
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  await page.reload();
  await showStyle(page);
  for (const { name, levels } of choices)
    await expect(page.getByRole('group', { name }).getByRole('radio', { name: levels[2] })).toBeChecked();
  const done = page.getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
  const sent = page.waitForRequest('**/write-from-scratch**');
  await generate(page).click();
  expect((await sent).postDataJSON()).toEqual({
    description,
    formality: 'formal',
    tone: 'confident',
    length: 'detailed',
  });
});

test('WRITE-03 before it a prompt; then an editable body, the subject, what changed, Copy to Clipboard and Regenerate', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  await expect(emailOf(page).getByText('Your email will appear here')).toBeVisible();
  await write(page);
  await expect(page.getByRole('textbox', { name: 'Email subject' })).toHaveValue('Told');
  await expect(emailOf(page).getByRole('heading', { name: 'What changed in your words' })).toBeVisible();
  await expect(changesOf(page)).toHaveCount(1);
  await expect(emailOf(page).getByText('Scripted engine, on this server')).toBeVisible();
  await expectAccessible(page);

  await emailOf(page).getByRole('button', { name: 'Copy the subject' }).click();
  await expect(page.getByText('Subject copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Told');
  await bodyOf(page).fill('My own words.');
  await emailOf(page).getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(page.getByText('Email copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words.');
  await emailOf(page).getByRole('button', { name: 'Good result' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();

  await emailOf(page).getByRole('button', { name: 'Regenerate' }).click();
  await expect(bodyOf(page)).toHaveValue(written);
  await expect(page.getByText('This is the same result as before, so it was free.')).toBeVisible();
  expect((await writer.credits()).daily.used).toBe(1);
  await emailOf(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(bodyOf(page)).toHaveValue('My own words.');

  await emailOf(page).getByRole('button', { name: 'Write another' }).click();
  await expect(descriptionOf(page)).toHaveValue('');
  await expect(bodyOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(descriptionOf(page)).toHaveValue(description);
  await expect(bodyOf(page)).toHaveValue('My own words.');
});

test('decisions rebuild the body until it is edited by hand; then it can be started again, and back @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  await write(page);
  await emailOf(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(bodyOf(page)).toHaveValue(description);
  await emailOf(page).getByRole('button', { name: 'Undo last decision' }).click();
  await expect(bodyOf(page)).toHaveValue(written);

  await bodyOf(page).fill('Mine.');
  await expect(emailOf(page).getByText(/You have edited the email by hand/)).toBeVisible();
  await emailOf(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(bodyOf(page)).toHaveValue('Mine.');
  await bodyOf(page).fill('Mine, too.');
  // What is typed is kept at each key, decisions a moment later
  await page.waitForTimeout(500);
  await bodyOf(page).fill('Mine.');
  await page.reload();
  await expect(bodyOf(page)).toHaveValue('Mine.');
  await expectAccessible(page);
  await emailOf(page).getByRole('button', { name: 'Start again from the generated email' }).click();
  await expect(bodyOf(page)).toHaveValue(description);
  const toast = page.getByRole('listitem').filter({ hasText: 'The generated email is back' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(bodyOf(page)).toHaveValue('Mine.');

  await emailOf(page).getByRole('button', { name: 'Plain' }).click();
  await expect(changesOf(page)).toHaveCount(0);
  await emailOf(page).getByRole('button', { name: 'Show changes' }).click();
  await expect(changesOf(page)).toHaveCount(1);
});

test('WRITE-04 a blank description is asked for, blank fields are not sent, and an answer without a text is said to be one @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  const callsBefore = scripted.engine.calls();
  await recipientOf(page).fill('  ');
  await subjectOf(page).fill(' Delivery ');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please describe what you want to say')).toBeVisible();
  await expect(descriptionOf(page)).toBeFocused();
  expect(scripted.engine.calls()).toBe(callsBefore);

  await descriptionOf(page).fill(description);
  const sent = page.waitForRequest('**/write-from-scratch**');
  await page.keyboard.press('Control+Enter');
  const style = { formality: 'neutral', tone: 'polite', length: 'auto' };
  expect((await sent).postDataJSON()).toEqual({ description, subject: 'Delivery', ...style });
  await expect(bodyOf(page)).toHaveValue(written);

  scripted.engine.play(async function* () {
    yield { type: 'result', result: { text: ' ', changes: [], issues: [] } };
  });
  await generateAgain(page);
  await expect(page.getByText(/No generated text received/)).toBeVisible();
  await expect(bodyOf(page)).toHaveValue(written);
});

test('WRITE-05 the success, and for each failure its sentence: nothing that was typed is lost, and it can be tried again @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  await descriptionOf(page).fill(description);
  const calls = '**/api/functions/write-from-scratch**';
  const busy = 'The AI service is temporarily busy. Please try again in a few moments.';
  // Each sentence is another than the one before, which would still stand there
  const failures = [
    [503, { code: 'ENGINE_UNAVAILABLE' }, busy],
    [500, { code: 'INTERNAL_ERROR' }, 'Failed to generate email. Please try again.'],
    [503, { message: 'We are temporarily busy' }, busy],
  ] as const;
  for (const [status, json, sentence] of failures) {
    await page.route(calls, (route) => route.fulfill({ status, json }));
    await generateAgain(page);
    await expect(emailOf(page).getByRole('alert')).toContainText(sentence);
    await expect(page.getByText('Your text is safe, no credit was used.')).toBeVisible();
    await expect(descriptionOf(page)).toHaveValue(description);
    await page.unroute(calls);
  }
  await expectAccessible(page);

  await page.context().setOffline(true);
  await generateAgain(page);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: "You're currently offline. Please check your internet connection." }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await emailOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Email generated successfully!').first()).toBeVisible();
  await expect(bodyOf(page)).toHaveValue(written);
  await emailOf(page).getByRole('button', { name: 'Copy to Clipboard' }).click();
  await expect(page.getByText('Email copied to clipboard!')).toBeVisible();
  expect((await writer.credits()).daily.used).toBe(1);

  await fetch(`${scripted.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: writer.cookie, origin: scripted.url, 'content-type': 'application/json' },
    body: '{}',
  });
  await generateAgain(page);
  await expect(page.getByText('Please sign in to use this feature.')).toBeVisible();
});

test('WRITE-06 on a phone all is in one column, and the style preferences are in a sheet at the side @phone', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  const boxes = [recipientOf(page), subjectOf(page), descriptionOf(page), emailOf(page)];
  const edges = await Promise.all(boxes.map((box) => box.boundingBox()));
  const tops = edges.map((edge) => edge?.y ?? 0);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  for (const edge of edges) expect(edge?.width).toBeGreaterThan(290);

  await expect(page.getByRole('group', { name: 'Tone' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Style Preferences' }).click();
  const sheet = page.getByRole('dialog', { name: 'Style Preferences' });
  await sheet.getByText('Friendly', { exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Neutral, friendly, auto length')).toBeVisible();
  await write(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
});

test('input past a limit is refused whole and said, near it there is a warning, and all of it survives a reload @desktop', async ({
  page,
  scripted,
}) => {
  await open(page, scripted.url);
  const near = 'a'.repeat(descriptionLimit * 0.9 + 1);
  await descriptionOf(page).fill(near);
  await expect(page.getByText('Approaching limit, 9,001 / 10,000 characters')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('b'.repeat(200_000)));
  await descriptionOf(page).focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByText(/^Not added: this can have 10,000 characters/)).toBeVisible();
  await expect(descriptionOf(page)).toHaveValue(near);
  await recipientOf(page).fill('R'.repeat(recipientLimit));
  await recipientOf(page).press('End');
  await recipientOf(page).pressSequentially('x');
  await expect(recipientOf(page)).toHaveValue('R'.repeat(recipientLimit));
  await expect(page.getByText('Not added: at most 200 characters fit here.').first()).toBeVisible();
  await page.reload();
  await expect(descriptionOf(page)).toHaveValue(near);
  await expect(recipientOf(page)).toHaveValue('R'.repeat(recipientLimit));
});

test('an email out of the history fills the fields and comes back, and what stood there is one press away @desktop', async ({
  page,
  scripted,
}) => {
  const writer = await open(page, scripted.url);
  await descriptionOf(page).fill('something else');
  const sent = { description, recipient: 'Anneke', tone: 'friendly' };
  const { body } = await writer.post<{ action_id: string }>('/api/functions/write-from-scratch', sent);
  const { body: action } = await writer.get<object>(`/api/actions/${body.action_id}`);
  await page.evaluate(
    (reopen) => history.replaceState({ usr: { reopen }, key: 'reopened', idx: 0 }, ''),
    action,
  );
  await page.reload();
  await expect(bodyOf(page)).toHaveValue(written);
  await expect(descriptionOf(page)).toHaveValue(description);
  await expect(recipientOf(page)).toHaveValue('Anneke');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(descriptionOf(page)).toHaveValue('something else');
  await expect(recipientOf(page)).toHaveValue('');
});

test('MODEL-11 with the real engine a few words become an email, signed with the name of the account @desktop', async ({
  page,
  productUrl,
}) => {
  await open(page, productUrl);
  await page.getByRole('button', { name: 'Start with a sample' }).click();
  await expect(generate(page)).toBeFocused();
  await expect(generate(page)).toBeInViewport();
  await generate(page).click();
  await expect(bodyOf(page)).toHaveValue(/Anneke[\s\S]*26 November/, { timeout: 30_000 });
  await expect(changesOf(page).first()).toBeVisible();
  await expect(bodyOf(page)).toHaveValue(/\nMarta Kowal$/);
  await expectAccessible(page);
});

test('MODEL-07 what is not sure is underlined in the email, with what was noted to take', async ({
  page,
  productUrl,
}) => {
  await open(page, productUrl);
  await descriptionOf(page).fill('cant make thurs rehearsal, 3rd time this winter, moved to cork');
  await generate(page).click();
  await expect(bodyOf(page)).toHaveValue(/3rd time this winter/, { timeout: 30_000 });
  const underlined = emailOf(page).locator('.check-mirror [data-issue]');
  await expect(underlined).toHaveText(['3rd time this winter', 'I moved to cork.']);
  await bodyOf(page).focus();
  await page.keyboard.press('F8');
  const card = page.getByRole('dialog');
  await expect(card).toHaveAccessibleDescription('This is no full sentence and stands as you noted it.');
  await expectAccessible(page);
  await page.keyboard.press('F8');
  const fix = card.getByRole('button', { name: 'Moved to cork.' });
  await expect(fix).toBeInViewport({ ratio: 1 });
  await fix.click();
  await expect(bodyOf(page)).toHaveValue(/3rd time this winter\. Moved to cork\./);
  await expect(underlined).toHaveText('3rd time this winter');
  await bodyOf(page).fill((await bodyOf(page).inputValue()).replace('3rd time this winter', 'I am sorry'));
  await expect(underlined).toHaveCount(0);
});
