import type { Page } from '@playwright/test';

/** One picture: who looks, at which address, and what they do there first. */
export interface Scene {
  name: string;
  /** `new`: an account that has done nothing yet. `member`: one with a history. */
  who: 'visitor' | 'new' | 'member';
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const learnersText = `Dear Mr Osei,

I have spoke with the team about the delay of order 4471. Unfortunatly the parts was not send before Friday, so we can not deliver them until 26 November.

In order to put this right we will send a courier at our own cost. Please let me know if you have any question.`;

const chain = `From: Tom Ashworth
Sent: Thursday 19 November, 16:42
To: Marta Kowal
Subject: Leeds order

Hi Marta,

Can you confirm that the pallets arrive on 26 November? And who from your side will sign the acceptance form?

Best,
Tom`;

const notes =
  'delivery moves to thursday 26 november in the morning. ask if somebody can sign for it at 9. thank her for the photos';

async function run(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.getByText('Embedded engine', { exact: false }).first().waitFor({ timeout: 30_000 });
}

/** Every screen, in the states that a writer meets. */
export const scenes: Scene[] = [
  { name: 'landing', who: 'visitor', path: '/landing' },
  { name: 'extension', who: 'visitor', path: '/chrome-extension' },
  { name: 'terms', who: 'visitor', path: '/terms' },
  { name: 'privacy', who: 'visitor', path: '/privacy' },
  { name: 'about', who: 'visitor', path: '/about' },
  { name: 'sign-in', who: 'visitor', path: '/login' },
  { name: 'sign-up', who: 'visitor', path: '/signup' },
  { name: 'forgot', who: 'visitor', path: '/forgot-password' },
  { name: 'not-found', who: 'visitor', path: '/nowhere' },
  { name: 'dashboard-new', who: 'new', path: '/dashboard' },
  { name: 'improve-empty', who: 'new', path: '/' },
  { name: 'history-empty', who: 'new', path: '/history' },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
  {
    name: 'menu',
    who: 'member',
    path: '/dashboard',
    async prepare(page) {
      await page
        .getByRole('button', { name: /account|menu/i })
        .first()
        .click();
    },
  },
  {
    name: 'improve-result',
    who: 'member',
    path: '/',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Your Text' }).fill(learnersText);
      await run(page, 'Improve');
    },
  },
  {
    name: 'reply',
    who: 'member',
    path: '/email-reply',
    async prepare(page) {
      await page.getByRole('textbox', { name: /chain/i }).fill(chain);
      await page
        .getByRole('textbox', { name: /draft/i })
        .fill('yes they arrive on the 26. i dont know yet who signs');
      await run(page, 'Enhance Reply');
    },
  },
  {
    name: 'write',
    who: 'member',
    path: '/write-from-scratch',
    async prepare(page) {
      await page.getByRole('textbox', { name: /want to say/i }).fill(notes);
      await run(page, 'Generate Email');
    },
  },
  {
    name: 'feedback-result',
    who: 'member',
    path: '/get-feedback',
    async prepare(page) {
      await page.getByRole('textbox').first().fill(learnersText);
      await run(page, 'Analyze Email');
    },
  },
  { name: 'history', who: 'member', path: '/history' },
  { name: 'settings-account', who: 'member', path: '/settings' },
  { name: 'settings-plan', who: 'member', path: '/settings?tab=plan' },
  { name: 'settings-notifications', who: 'member', path: '/settings?tab=notifications' },
  { name: 'settings-preferences', who: 'member', path: '/settings?tab=preferences' },
  { name: 'share-feedback', who: 'member', path: '/feedback' },
  { name: 'upgrade', who: 'member', path: '/upgrade' },
  { name: 'subscription-success', who: 'member', path: '/subscription-success' },
];
