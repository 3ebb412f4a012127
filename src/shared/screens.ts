/**
 * The addresses of the product's screens. The build renders the static ones, the server knows from here what it has a
 * page for, and a test holds the list against the routes of the app.
 */

/** Plain HTML from the build, without the app's scripts: they can be read with none at all. */
export const staticPages = [
  '/landing',
  '/chrome-extension',
  '/terms',
  '/privacy',
  '/about',
  '/accessibility',
  '/rules',
  '/api/docs',
] as const;

/** For who is not signed in. Anybody else is sent on to the dashboard. */
export const visitorPages = ['/landing', '/login', '/signup'] as const;

/** For everybody: a writer who is signed in may have forgotten the password too. */
const forgotPasswordPage = '/forgot-password';

/** Opened by a link in a mail, with secrets in its address. */
export const resetPasswordPage = '/reset-password';

/** Both are the editor. */
export const editorScreens = ['/', '/improve-text'] as const;

const memberScreens = [
  ...editorScreens,
  '/email-reply',
  '/write-from-scratch',
  '/get-feedback',
  '/history',
  '/settings',
  '/feedback',
  '/dashboard',
  '/upgrade',
  '/subscription-success',
] as const;

/** For everybody else a page that is not there. */
export const administratorScreens = [
  '/server-settings',
  '/server-settings/people',
  '/server-settings/sign-up',
  '/server-settings/inbox',
  '/server-settings/plans',
  '/server-settings/log',
  '/server-settings/errors',
  '/server-settings/mail',
] as const;

/** Every address that is a screen. A function, so that a script with one of the addresses does not carry all. */
export function listScreens(): Set<string> {
  return new Set([
    ...staticPages,
    ...visitorPages,
    forgotPasswordPage,
    resetPasswordPage,
    ...memberScreens,
    ...administratorScreens,
  ]);
}
