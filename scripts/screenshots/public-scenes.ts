import { fill, press } from './hands.ts';
import type { Scene } from './scene.ts';

/** What can be seen without an account. */
export const publicScenes: readonly Scene[] = [
  { name: 'landing', who: 'visitor', path: '/landing' },
  { name: 'extension', who: 'visitor', path: '/chrome-extension' },
  { name: 'terms', who: 'visitor', path: '/terms' },
  { name: 'privacy', who: 'visitor', path: '/privacy' },
  { name: 'about', who: 'visitor', path: '/about' },
  { name: 'accessibility', who: 'visitor', path: '/accessibility' },
  { name: 'not-found', who: 'visitor', path: '/nowhere' },
  { name: 'sign-in', who: 'visitor', path: '/login' },
  {
    name: 'sign-in-failed',
    who: 'visitor',
    path: '/login',
    async prepare(page) {
      await fill(page, 'Email', 'marta@example.org');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await press(page, /^Sign in/i);
      await page.getByText('Login Failed').first().waitFor();
    },
  },
  { name: 'sign-up', who: 'visitor', path: '/signup' },
  {
    name: 'sign-up-missing',
    who: 'visitor',
    path: '/signup',
    async prepare(page) {
      await press(page, /^(Sign up|Create)/i);
      await page.locator('.field-error').first().waitFor();
    },
  },
  { name: 'forgot', who: 'visitor', path: '/forgot-password' },
  {
    name: 'forgot-sent',
    who: 'visitor',
    path: '/forgot-password',
    async prepare(page) {
      await fill(page, 'Email', 'nobody@example.org');
      await page.keyboard.press('Enter');
      await page.getByRole('textbox').waitFor({ state: 'detached' });
    },
  },
  { name: 'reset-invalid', who: 'visitor', path: '/reset-password' },
];
