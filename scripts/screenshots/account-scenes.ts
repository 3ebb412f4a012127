import { fail, fill, hold, press } from './hands.ts';
import type { Scene } from './scene.ts';

const dashboard = '/dashboard';

/** Dashboard, history, settings, plans and what stands around every screen. */
export const accountScenes: readonly Scene[] = [
  { name: 'dashboard-new', who: 'new', path: dashboard },
  { name: 'dashboard', who: 'member', path: dashboard },
  { name: 'dashboard-trial', who: 'trial', path: dashboard },
  { name: 'dashboard-cancelled', who: 'cancelled', path: dashboard },
  { name: 'dashboard-overdue', who: 'overdue', path: dashboard },
  { name: 'dashboard-spent', who: 'spent', path: dashboard },
  { name: 'dashboard-long-name', who: 'long', path: dashboard },
  {
    name: 'dashboard-table',
    who: 'member',
    path: dashboard,
    prepare: (page) => press(page, 'Table'),
  },
  {
    name: 'dashboard-loading',
    who: 'member',
    path: dashboard,
    arrange: (page) => hold(page, '**/api/credits'),
  },
  {
    name: 'dashboard-part-loading',
    who: 'member',
    path: dashboard,
    arrange: (page) => hold(page, '**/api/usage*'),
  },
  {
    name: 'dashboard-failed',
    who: 'member',
    path: dashboard,
    async arrange(page) {
      for (const path of ['profile', 'usage*', 'actions*'])
        await fail(page, `**/api/${path}`, 'NOT_FOUND', 404);
    },
  },
  {
    name: 'dashboard-offline',
    who: 'member',
    path: dashboard,
    prepare: (page) => page.context().setOffline(true),
  },
  {
    name: 'error-screen',
    who: 'new',
    path: dashboard,
    async arrange(page) {
      await page.route('**/api/profile', (route) => route.fulfill({ json: { full_name: 7, email: 7 } }));
    },
  },
  {
    name: 'unreachable',
    who: 'new',
    path: dashboard,
    arrange: (page) => fail(page, '**/api/auth/get-session'),
  },
  {
    name: 'menu',
    who: 'long',
    path: dashboard,
    prepare: (page) => press(page, /^(Account|Open menu)/),
  },
  { name: 'history', who: 'member', path: '/history' },
  { name: 'history-empty', who: 'new', path: '/history' },
  {
    name: 'history-entry',
    who: 'member',
    path: '/history',
    async prepare(page) {
      await page.getByRole('main').getByText('They was here yesterday').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Open|^Reopen|^Continue|^Copy/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'history-no-match',
    who: 'member',
    path: '/history',
    async prepare(page) {
      await page.getByRole('searchbox').fill('zeppelin');
      await page.getByText('No entry matches').waitFor();
    },
  },
  {
    name: 'history-loading',
    who: 'member',
    path: '/history',
    arrange: (page) => hold(page, '**/api/actions*'),
  },
  {
    name: 'history-failed',
    who: 'member',
    path: '/history',
    arrange: (page) => fail(page, '**/api/actions*', 'INVALID_REQUEST', 400),
  },
  {
    name: 'history-delete-all',
    who: 'member',
    path: '/history',
    prepare: (page) => press(page, /^Delete all/),
  },
  { name: 'settings-account', who: 'member', path: '/settings' },
  {
    name: 'settings-account-wrong',
    who: 'member',
    path: '/settings',
    async prepare(page) {
      await fill(page, 'Full name', '');
      await fill(page, 'Email', 'marta at example');
      await press(page, /^Save/);
      await page.locator('.field-error').first().waitFor();
    },
  },
  { name: 'settings-plan', who: 'member', path: '/settings?tab=plan' },
  { name: 'settings-plan-trial', who: 'trial', path: '/settings?tab=plan' },
  { name: 'settings-plan-cancelled', who: 'cancelled', path: '/settings?tab=plan' },
  { name: 'settings-plan-overdue', who: 'overdue', path: '/settings?tab=plan' },
  {
    name: 'settings-plan-cancel',
    who: 'trial',
    path: '/settings?tab=plan',
    prepare: (page) => press(page, 'Cancel Subscription'),
  },
  { name: 'settings-notifications', who: 'member', path: '/settings?tab=notifications' },
  { name: 'settings-preferences', who: 'member', path: '/settings?tab=preferences' },
  {
    name: 'settings-loading',
    who: 'member',
    path: '/settings?tab=preferences',
    arrange: (page) => hold(page, '**/api/profile'),
  },
  { name: 'share-feedback', who: 'member', path: '/feedback' },
  { name: 'upgrade', who: 'member', path: '/upgrade' },
  { name: 'upgrade-paid', who: 'trial', path: '/upgrade' },
  { name: 'subscription-success', who: 'trial', path: '/subscription-success' },
  {
    name: 'subscription-waiting',
    who: 'member',
    path: '/subscription-success',
    arrange: (page) => hold(page, '**/api/functions/check-subscription'),
  },
];
