import type { Page } from '@playwright/test';
import { fill, improve, learnersText, press } from './hands.ts';
import type { Scene } from './scene.ts';

/** Opens the command menu as keys do: a phone has a row in its drawer for it. */
async function openCommands(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
}

/** What lies over a screen: menus, dialogs, sheets. */
export const overlayScenes: readonly Scene[] = [
  { name: 'commands', who: 'new', path: '/', prepare: openCommands },
  {
    name: 'commands-found',
    who: 'member',
    path: '/history',
    async prepare(page) {
      await openCommands(page);
      await page.keyboard.type('fe');
    },
  },
  {
    name: 'commands-none',
    who: 'new',
    path: '/',
    async prepare(page) {
      await openCommands(page);
      await page.keyboard.type('zeppelin');
      await page.getByText('No command found. Try').waitFor();
    },
  },
  {
    name: 'shortcuts',
    who: 'new',
    path: '/dashboard',
    async prepare(page) {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'account',
    who: 'member',
    path: '/dashboard',
    prepare: (page) => press(page, /^Account/),
  },
  {
    name: 'save-file',
    who: 'new',
    path: '/',
    async prepare(page) {
      await improve(page);
      await press(page, 'Save as a file');
    },
  },
  {
    name: 'sign-in-again',
    who: 'new',
    path: '/',
    async prepare(page) {
      await endSession(page);
      await press(page, 'Sign in');
      await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    },
  },
  { name: 'session-over', who: 'new', path: '/', prepare: endSession },
  {
    name: 'leave-guard',
    who: 'member',
    path: '/settings',
    async prepare(page) {
      await fill(page, 'Full name', 'Half typed');
      await page.getByRole('tab', { name: 'Plan' }).click();
      await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    },
  },
];

/** Ended elsewhere, and found out by looking at the tab again. */
async function endSession(page: Page): Promise<void> {
  await fill(page, 'Your Text', learnersText);
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText('You are no longer signed in.').waitFor();
}
