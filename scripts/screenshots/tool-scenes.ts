import { chain, fail, fill, learnersText, notes, press, waitForResult, waitForToastsToGo } from './hands.ts';
import type { Scene } from './scene.ts';

/** Reply, write and feedback. */
export const toolScenes: readonly Scene[] = [
  { name: 'reply-empty', who: 'new', path: '/email-reply' },
  {
    name: 'reply',
    who: 'new',
    path: '/email-reply',
    async prepare(page) {
      await fill(page, 'Email chain', chain);
      await fill(page, 'Rough draft', 'yes they arrive on the 26. i dont know yet who signs');
      await press(page, /^Enhance Reply/);
      await waitForResult(page);
    },
  },
  {
    name: 'reply-failed',
    who: 'new',
    path: '/email-reply',
    arrange: (page) => fail(page, '**/api/functions/reply-email/stream', 'ENGINE_MISCONFIGURED'),
    async prepare(page) {
      await fill(page, 'Email chain', chain);
      await fill(page, 'Rough draft', 'yes they arrive on the 26.');
      await press(page, /^Enhance Reply/);
      await page.getByText('Your text is safe').waitFor({ timeout: 20_000 });
    },
  },
  { name: 'write-empty', who: 'new', path: '/write-from-scratch' },
  {
    name: 'write',
    who: 'new',
    path: '/write-from-scratch',
    async prepare(page) {
      await fill(page, 'Recipient (optional)', 'Dana');
      await fill(page, 'What do you want to say?', notes);
      await press(page, /^Generate Email/);
      await waitForResult(page);
    },
  },
  {
    name: 'write-options',
    who: 'new',
    path: '/write-from-scratch',
    async prepare(page) {
      const button = page.getByRole('button', { name: /Style Preferences/ }).filter({ visible: true });
      if ((await button.count()) > 0) await button.first().click();
    },
  },
  { name: 'feedback-empty', who: 'new', path: '/get-feedback' },
  {
    name: 'feedback-result',
    who: 'new',
    path: '/get-feedback',
    async prepare(page) {
      await fill(page, 'Your text', learnersText);
      await press(page, /^Analyze/);
      await waitForResult(page);
      await waitForToastsToGo(page);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'feedback-fix',
    who: 'new',
    path: '/get-feedback',
    async prepare(page) {
      await fill(page, 'Your text', learnersText);
      await press(page, /^Analyze/);
      await press(page, /^Fix this/);
      await page.getByRole('dialog').locator('ins').first().waitFor();
    },
  },
  {
    name: 'feedback-failed',
    who: 'new',
    path: '/get-feedback',
    arrange: (page) => fail(page, '**/api/functions/get-feedback/stream', 'NO_FEEDBACK', 422),
    async prepare(page) {
      await fill(page, 'Your text', learnersText);
      await press(page, /^Analyze/);
      await page.getByRole('alert').first().waitFor();
    },
  },
];
