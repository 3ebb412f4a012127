import type { Page } from '@playwright/test';
import type { EnhanceRequest } from '../../src/engine/index.ts';
import { password } from '../kit/caller.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { hang, upperCase } from '../kit/scripted-engine.ts';

const text = 'please read this letter.';
const calls = '**/api/functions/enhance-text-v2**';

test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

function onScreen(page: Page) {
  return {
    source: page.getByRole('textbox', { name: 'Your Text' }),
    improve: page.getByRole('button', { name: 'Improve', exact: true }),
    failure: page.getByRole('alert').filter({ hasText: 'Your text is safe, no credit was used.' }),
    again: page.getByRole('button', { name: 'Try again' }),
    done: page.getByText('Text enhanced successfully!').first(),
  };
}

/** Counts the calls of writing tools that the page makes, and keeps their idempotency keys. */
function countCalls(page: Page) {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/functions/enhance-text-v2'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** As if the session had been revoked elsewhere: the server forgets it, the browser does not know. */
async function revokeSession(url: string, cookie: string): Promise<void> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(200);
}

test('a network that fails is tried once more with the same key, then told, and the same button tries again', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve, failure, again, done } = onScreen(page);
  await source.fill(text);
  const keys = countCalls(page);
  await page.route(calls, (route) => route.abort('connectionreset'));
  await improve.click();
  await expect(failure).toContainText('Service temporarily unavailable. Please try again in a moment.');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await expect(source).toHaveValue(text);
  await expectAccessible(page);

  await page.unroute(calls);
  await again.click();
  await expect(done).toBeVisible();
  expect(keys).toHaveLength(3);
  // No answer came: what was asked may have been done, and must not be charged twice
  expect(keys[2]).toBe(keys[0]);
  expect((await writer.credits()).daily.used).toBe(1);
});

test('an answer that is cut off after its first words starts over, and only the whole one is shown', async ({
  page,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve, done } = onScreen(page);
  await source.fill(text);
  const half = `event: message\ndata: ${JSON.stringify({ type: 'text', text: 'half of it' })}\n\n`;
  await page.route(
    calls,
    (route) => route.fulfill({ headers: { 'content-type': 'text/event-stream' }, body: half }),
    { times: 1 },
  );
  await improve.click();
  await expect(page.getByText('half of it')).toBeVisible();
  await expect(done).toBeVisible();
  await expect(page.getByText('half of it')).toHaveCount(0);
});

const server = 'Server error occurred. Please try again in a moment.';
const request = 'There was an issue with your request. Please check your input and try again.';
const failures = [
  { status: 400, body: '', tries: 1, sentence: request },
  { status: 402, body: '', tries: 1, sentence: /You don't have enough credits\./ },
  { status: 403, body: '<html>', tries: 1, sentence: /Request flagged for review\./ },
  { status: 408, body: '', tries: 2, sentence: request },
  { status: 413, body: '<html>', tries: 1, sentence: /Your request is too large\./ },
  { status: 422, body: '{"code":"NO_CONTENT"}', tries: 1, sentence: /No content was generated\./ },
  { status: 429, body: '', tries: 1, sentence: /Too many requests\. Please wait a moment/ },
  {
    status: 429,
    body: '{"error":{"type":"rate_limit_error","message":"rate limit reached, wait 12 minutes"}}',
    tries: 1,
    sentence: 'Rate limit exceeded. Please wait 12 minutes before trying again.',
  },
  { status: 500, body: '{"code":"boom","message":"secret words"}', tries: 2, sentence: server },
  { status: 501, body: '', tries: 1, sentence: server },
  { status: 502, body: '<html>', tries: 2, sentence: server },
  { status: 503, body: '{"code":"MAX_RETRIES_EXCEEDED"}', tries: 1, sentence: /in a few minutes\./ },
  { status: 504, body: '<html>', tries: 2, sentence: server },
];

test('each failing answer has its sentence, is tried as often as the rules say, and leaves the text', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve, failure } = onScreen(page);
  await source.fill(text);
  const keys = countCalls(page);
  for (const { status, body, tries, sentence } of failures) {
    const contentType = body.startsWith('{') ? 'application/json' : 'text/html';
    await page.route(calls, (route) => route.fulfill({ status, contentType, body }));
    keys.length = 0;
    await improve.click();
    await expect(failure, `${status} ${body}`).toContainText(sentence);
    expect(keys, `${status} ${body}`).toHaveLength(tries);
    await expect(failure).not.toContainText('secret words');
    await expect(source).toHaveValue(text);
    await page.unroute(calls);
  }
  expect((await writer.credits()).daily.used).toBe(0);
});

test('CALL-09 ERR-08 offline: told, and no call; slow: a warning, and the call goes on; the state follows the events', async ({
  page,
  context,
  scripted,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve, failure, again, done } = onScreen(page);
  await source.fill(text);
  await expect(improve).toBeEnabled();
  const keys = countCalls(page);
  const note = page.getByText('There is no internet connection.');
  const warning = page.getByText('Slow connection detected. This may take longer than usual.');
  await expect(note).toBeHidden();
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await source.press('End');
  await source.pressSequentially(' Thanks!');
  await improve.click();
  await expect(failure).toContainText(
    "You're currently offline. Please check your internet connection and try again.",
  );
  expect(keys).toEqual([]);
  await expect(source).toHaveValue(`${text} Thanks!`);

  await context.setOffline(false);
  await expect(note).toBeHidden();
  await again.click();
  await expect(done).toBeVisible();
  expect(keys).toHaveLength(1);
  await expect(warning).toHaveCount(0);

  await page.evaluate(() => {
    const { connection } = navigator as unknown as { connection: EventTarget & { effectiveType: string } };
    connection.effectiveType = '2g';
    connection.dispatchEvent(new Event('change'));
  });
  await source.fill('another letter.');
  await improve.click();
  await expect(warning).toBeVisible();
  await expect.poll(async () => (await writer.credits()).daily.used).toBe(2);
  expect(keys).toHaveLength(2);
});

test('a double click makes one call and costs one credit', async ({ page, scripted }) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve, done } = onScreen(page);
  await source.fill(text);
  const keys = countCalls(page);
  await improve.dblclick();
  await expect(done).toBeVisible();
  expect(keys).toHaveLength(1);
  expect((await writer.credits()).daily.used).toBe(1);
});

test('leaving the screen ends the call, the credit comes back, and the text is there on return', async ({
  page,
  scripted,
}) => {
  let hasEnded = false;
  scripted.engine.play((request: EnhanceRequest, signal) => {
    signal.addEventListener('abort', () => {
      hasEnded = true;
    });
    return hang(request, signal);
  });
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve } = onScreen(page);
  await source.fill(text);
  await improve.click();
  await expect(page.getByText('First', { exact: true })).toBeVisible();
  expect(hasEnded).toBe(false);
  await page.getByRole('link', { name: 'Draftwell' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect.poll(() => hasEnded, { timeout: 5000 }).toBe(true);
  await expect.poll(async () => (await writer.credits()).daily.used).toBe(0);
  await page.goBack();
  await expect(source).toHaveValue(text);
  await expect(improve).toBeEnabled();
});

test('a text that streams in 2,000 tiny pieces is drawn far less often', async ({ page, scripted }) => {
  scripted.engine.play(async function* (request: EnhanceRequest) {
    for (let piece = 0; piece < 2000; piece += 1) yield { type: 'text', text: `${piece} ` };
    yield* upperCase(request);
  });
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve, done } = onScreen(page);
  await source.fill(text);
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.drawn = '0';
    new MutationObserver((records) => {
      const drawn = records.filter(({ target }) => target.parentElement?.closest('.written')).length;
      root.dataset.drawn = String(Number(root.dataset.drawn) + drawn);
    }).observe(document.body, { subtree: true, characterData: true });
  });
  await improve.click();
  await expect(done).toBeVisible();
  const drawn = await page.evaluate(() => Number(document.documentElement.dataset.drawn));
  expect(drawn).toBeLessThan(1000);
});

test('a session revoked mid-work: signing in happens in place, and nothing is typed again', async ({
  page,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(`${scripted.url}/improve-text`);
  const { source, improve, failure, again, done } = onScreen(page);
  await source.fill(text);
  await revokeSession(scripted.url, writer.cookie);
  await improve.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(writer.email);
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  const secret = dialog.getByLabel('Password', { exact: true });
  await expect(secret).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(failure).toContainText('Your session has expired. Please refresh the page and sign in again.');
  // Said once, beside the call that failed
  await expect(page.getByText('You are no longer signed in.')).toBeHidden();
  await expect(source).toHaveValue(text);
  await source.press('End');
  await source.pressSequentially(' Thanks!');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign in again' }).click();
  await secret.fill('not the one');
  await secret.press('Enter');
  await expect(dialog.getByText('Invalid email or password')).toBeVisible();
  await expectAccessible(page);
  await secret.fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/improve-text$/);
  await expect(source).toHaveValue(`${text} Thanks!`);
  await again.click();
  await expect(done).toBeVisible();
  await expect(source).toHaveValue(`${text} Thanks!`);
});

test('another account in the same browser gets a page of its own, without the former writer’s words', async ({
  page,
  context,
  scripted,
}) => {
  const writer = await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const { source, improve } = onScreen(page);
  await source.fill('A secret of the first writer');
  await revokeSession(scripted.url, writer.cookie);
  await context.clearCookies();
  await arriveSignedIn(page, scripted.url, { name: 'Anneke de Vries' });
  const callsBefore = scripted.engine.calls();
  await improve.click();
  await expect(page.getByRole('button', { name: 'Account: Anneke de Vries' })).toBeVisible();
  await expect(source).toHaveValue('');
  await expect(page.getByText('A secret of the first writer')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();
  expect(scripted.engine.calls()).toBe(callsBefore);
});

test('TRUST-06 a draft follows another tab; where one text takes the place of another, both are kept and offered', async ({
  page,
  context,
  scripted,
}) => {
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  const other = await context.newPage();
  await other.goto(scripted.url);
  const here = onScreen(page).source;
  const there = onScreen(other).source;
  await there.fill('written there');
  await expect(here).toHaveValue('written there');

  await here.press('End');
  await here.pressSequentially(', and on');
  await expect(there).toHaveValue('written there, and on');

  await here.fill('Something else, written here');
  const offer = other.getByText(/Another tab has a different text: “Something else, written here”/);
  await expect(offer).toBeVisible();
  await expect(there).toHaveValue('written there, and on');
  await expectAccessible(other);
  await page.reload();
  await other.reload();
  await expect(there).toHaveValue('Something else, written here');
  await expect(other.getByText(/Another tab has a different text: “written there, and on”/)).toBeVisible();
  await other.getByRole('button', { name: 'Use the other' }).click();
  await expect(there).toHaveValue('written there, and on');
  const toast = other.getByRole('listitem').filter({ hasText: 'The other text is here' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(there).toHaveValue('Something else, written here');
});
