import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/visitor-layout.tsx', [
    route('landing', 'features/landing/landing-page.tsx'),
    route('login', 'features/sign-in/sign-in-page.tsx'),
    route('signup', 'features/sign-up/sign-up-page.tsx'),
  ]),
  route('forgot-password', 'features/forgot/forgot-page.tsx'),
  route('reset-password', 'features/reset/reset-page.tsx'),
  route('chrome-extension', 'features/extension/extension-page.tsx'),
  route('terms', 'features/terms/terms-page.tsx'),
  route('privacy', 'features/privacy/privacy-page.tsx'),
  route('about', 'features/about/about-page.tsx'),
  layout('shell/member-layout.tsx', [
    index('features/improve/improve-page.tsx', { id: 'home' }),
    route('improve-text', 'features/improve/improve-page.tsx', { id: 'improve-text' }),
    layout('shell/query-layout.tsx', [
      route('email-reply', 'features/reply/reply-page.tsx'),
      route('write-from-scratch', 'features/write/write-page.tsx'),
      route('get-feedback', 'features/feedback/feedback-page.tsx'),
      route('history', 'features/history/history-page.tsx'),
      route('settings', 'features/settings/settings-page.tsx'),
      route('feedback', 'features/opinions/opinions-page.tsx'),
      route('dashboard', 'features/dashboard/dashboard-page.tsx'),
      route('upgrade', 'features/upgrade/upgrade-page.tsx'),
      route('subscription-success', 'features/subscription-success/subscription-success-page.tsx'),
    ]),
  ]),
  // Never in a build
  ...(import.meta.env.MODE === 'development' ? [route('gallery', 'features/gallery/gallery-page.tsx')] : []),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;
