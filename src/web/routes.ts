import { matchRoutes, type RouteObject } from 'react-router';
import { App } from './root.tsx';
import { ErrorBoundary } from './shell/error-screen.tsx';
import { FirstView } from './shell/first-view.tsx';
import { type FetchModule, fetchLater, type MetaEntry, type ScreenModule } from './shell/screen.tsx';

const modules = import.meta.glob<ScreenModule>([
  './features/*/*-page.tsx',
  './shell/*-{layout,page}.tsx',
  '!./features/gallery/**',
]);

function find(file: string): FetchModule {
  const fetchModule = modules[`./${file}`];
  if (!fetchModule) throw new Error(`There is no screen in ${file}.`);
  return fetchModule;
}

/** What the build reads of a route: the module that it fetches. */
interface Handle {
  file: string;
}

function screen(path: string, file: string): RouteObject {
  const handle: Handle = { file };
  return { path, handle, ...fetchLater(find(file)) };
}

function layout(file: string, children: RouteObject[]): RouteObject {
  const handle: Handle = { file };
  return { handle, ...fetchLater(find(file)), children };
}

/** Never in a build. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'gallery', ...fetchLater(() => import('./features/gallery/gallery-page.tsx')) }]
  : [];

export const screens: RouteObject[] = [
  layout('shell/visitor-layout.tsx', [
    screen('landing', 'features/landing/landing-page.tsx'),
    screen('login', 'features/sign-in/sign-in-page.tsx'),
    screen('signup', 'features/sign-up/sign-up-page.tsx'),
  ]),
  screen('forgot-password', 'features/forgot/forgot-page.tsx'),
  screen('reset-password', 'features/reset/reset-page.tsx'),
  screen('chrome-extension', 'features/extension/extension-page.tsx'),
  screen('terms', 'features/terms/terms-page.tsx'),
  screen('privacy', 'features/privacy/privacy-page.tsx'),
  screen('about', 'features/about/about-page.tsx'),
  screen('accessibility', 'features/accessibility/accessibility-page.tsx'),
  screen('rules', 'features/rules/rules-page.tsx'),
  screen('api/docs', 'features/api-docs/api-docs-page.tsx'),
  layout('shell/member-layout.tsx', [
    screen('/', 'features/improve/improve-page.tsx'),
    screen('improve-text', 'features/improve/improve-page.tsx'),
    layout('shell/query-layout.tsx', [
      screen('email-reply', 'features/reply/reply-page.tsx'),
      screen('write-from-scratch', 'features/write/write-page.tsx'),
      screen('get-feedback', 'features/feedback/feedback-page.tsx'),
      screen('history', 'features/history/history-page.tsx'),
      screen('settings', 'features/settings/settings-page.tsx'),
      screen('feedback', 'features/opinions/opinions-page.tsx'),
      screen('server-settings', 'features/server-settings/server-settings-page.tsx'),
      screen('server-settings/people', 'features/people/people-page.tsx'),
      screen('server-settings/sign-up', 'features/who-signs-up/who-signs-up-page.tsx'),
      screen('server-settings/inbox', 'features/inbox/inbox-page.tsx'),
      screen('server-settings/plans', 'features/plans/plans-page.tsx'),
      screen('server-settings/log', 'features/audit-log/audit-log-page.tsx'),
      screen('server-settings/errors', 'features/server-errors/server-errors-page.tsx'),
      screen('server-settings/mail', 'features/server-mail/server-mail-page.tsx'),
      screen('dashboard', 'features/dashboard/dashboard-page.tsx'),
      screen('upgrade', 'features/upgrade/upgrade-page.tsx'),
      screen('subscription-success', 'features/subscription-success/subscription-success-page.tsx'),
    ]),
  ]),
  ...gallery,
  screen('*', 'shell/not-found-page.tsx'),
];

export const routes: RouteObject[] = [
  { Component: App, ErrorBoundary, HydrateFallback: FirstView, children: screens },
];

/** The files that a screen is made of, outermost first, from src/web. @param path as `/settings` */
export function listFiles(path: string): string[] {
  const matched = matchRoutes(screens, path) ?? [];
  return matched.flatMap(({ route }) => {
    const handle: Handle | undefined = route.handle;
    return handle ? [handle.file] : [];
  });
}

/** What the head of a screen's own page says of it. */
export async function readMeta(path: string): Promise<MetaEntry[]> {
  const file = listFiles(path).at(-1);
  if (file === undefined) return [];
  const { meta } = await find(file)();
  return meta?.() ?? [];
}
