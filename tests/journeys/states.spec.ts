import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { EngineEvent, EnhanceRequest, EnhanceResult } from '../../src/engine/index.ts';
import { listScreens } from '../../src/shared/screens.ts';
import { buildDir } from '../kit/build.ts';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';
import { hang, upperCase } from '../kit/scripted-engine.ts';

test.afterEach(({ scripted }) => scripted.engine.play(upperCase));

const text = 'pay 20 pounds, in order to end.';

/** A replaced word, a figure that differs, and words that go. */
async function* markAll(_: EnhanceRequest): AsyncGenerator<EngineEvent<EnhanceResult>> {
  const told = { reason: 'As told.', gist: '', rule: 'told' };
  const changes = [
    { start: 0, end: 3, replacement: 'Pay', category: 'spelling', ...told },
    { start: 4, end: 6, replacement: '200', category: 'wording', ...told },
    { start: 15, end: 24, replacement: '', category: 'shortening', ...told },
  ] as const;
  yield { type: 'result', result: { text: 'Pay 200 pounds, to end.', changes: [...changes], issues: [] } };
}

async function improve(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your Text' }).fill(text);
  await page.getByRole('button', { name: 'Improve', exact: true }).first().click();
}

/** Answers one kind of call, or never does. */
async function answer(page: Page, path: string, status?: number): Promise<void> {
  await page.route(path, (route) => {
    if (status !== undefined) return route.fulfill({ status, json: { code: 'NOT_FOUND' } });
  });
}

/** How many pixels have to be scrolled sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** 320 pixels, and what a zoom of 200 % leaves of a screen of 1440. */
const narrow = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

test('no screen of a writer is to be scrolled sideways, at 320 pixels and at a zoom of 200 % @desktop', async ({
  page,
  scripted,
}) => {
  // Every screen, in two sizes
  test.slow();
  await arriveSignedIn(page, scripted.url, { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2) });
  const tabs = ['plan', 'notifications', 'preferences'].map((tab) => `/settings?tab=${tab}`);
  for (const path of [...listScreens(), ...tabs, '/nowhere']) {
    await page.goto(scripted.url + path);
    await expect(page.locator('h1').first()).toBeAttached();
    for (const size of narrow) {
      await page.setViewportSize(size);
      await expect.poll(() => overflow(page), `${path} at ${size.width}`).toBe(0);
    }
  }
});

test('a result with its slip, the panels and the menu fit a zoom of 200 % @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(markAll);
  await arriveSignedIn(page, scripted.url);
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(scripted.url);
  await improve(page);
  await expect(page.getByRole('group', { name: /^Change 1 of 3/ })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Advanced Options' }).filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: 'More Actions' });
  await panel.getByRole('button', { name: 'Rewrite', exact: true }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('button', { name: 'Rewrite', exact: true })).toBeInViewport();
  expect(await overflow(page)).toBe(0);
});

test('in forced colours every mark keeps its shape, and the flag of a fact is seen @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(markAll);
  await arriveSignedIn(page, scripted.url);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(scripted.url);
  await improve(page);
  const change = (index: number) => page.getByRole('group', { name: new RegExp(`^Change ${index} of 3`) });
  await expect(change(1).locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(change(1).locator('ins')).toHaveCSS('text-decoration-line', 'underline');
  await expect(change(2).locator('ins')).toHaveCSS('text-decoration-style', 'double');
  await expect(change(3).locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  const flag = await change(2).evaluate((mark) => {
    const { backgroundColor, clipPath } = getComputedStyle(mark, '::before');
    return { isSeen: backgroundColor !== getComputedStyle(document.body).backgroundColor, clipPath };
  });
  expect(flag).toEqual({ isSeen: true, clipPath: expect.stringContaining('polygon') });
  await change(2).focus();
  await expect(change(2)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('a');
  await expect(change(2).locator('ins')).toHaveCSS('text-decoration-style', 'solid');
});

test('with reduced motion nothing moves, while words come and while figures load @desktop', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(hang);
  await arriveSignedIn(page, scripted.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.goto(scripted.url);
  await improve(page);
  await expect(page.getByText('First')).toBeVisible();
  await expect.poll(moving).toBe(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await answer(page, '**/api/usage*');
  await page.goto(`${scripted.url}/dashboard`);
  await expect(page.getByRole('status', { name: 'Loading your figures' })).toBeVisible();
  await expect.poll(moving).toBe(0);
});

test('what loads and what cannot be read is accessible on every screen', async ({ page, scripted }) => {
  await arriveSignedIn(page, scripted.url);
  await answer(page, '**/api/actions*');
  await answer(page, '**/api/usage*');
  await page.goto(`${scripted.url}/dashboard`);
  await expect(page.getByRole('status', { name: 'Loading your figures' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${scripted.url}/history`);
  await expect(page.getByRole('status', { name: 'Loading your history' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await answer(page, '**/api/usage*', 404);
  await page.goto(`${scripted.url}/dashboard`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  // Were it in health, the page would go on by itself
  await answer(page, '**/api/{health,auth/get-session}', 503);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await expectAccessible(page);
});

test('without a connection, and with a result that the text has left behind, the editor is accessible', async ({
  page,
  scripted,
}) => {
  scripted.engine.play(markAll);
  await arriveSignedIn(page, scripted.url);
  await page.goto(scripted.url);
  await improve(page);
  await expect(page.getByRole('group', { name: /^Change 1 of 3/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your Text' }).fill(`${text} And more.`);
  await expect(page.getByText('Your text has changed since.', { exact: false })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('There is no internet connection.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
});

test('the gallery of parts is for development: no build has it @desktop', async ({ page, productUrl }) => {
  const scripts = globSync('assets/*.js', { cwd: buildDir });
  expect(scripts.length).toBeGreaterThan(10);
  // A heading of it
  const words = /gallery|Result panes, marks and slips/i;
  const isOfGallery = (file: string) => words.test(file + readFileSync(`${buildDir}/${file}`, 'utf8'));
  expect(scripts.filter(isOfGallery)).toEqual([]);
  expect((await page.goto(`${productUrl}/gallery`))?.status()).toBe(404);
});
