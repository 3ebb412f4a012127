import { expect, test } from 'vitest';
import { toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import ResetPage from './reset-page.tsx';

test('AUTH-11: a reset link without its tokens says that it is invalid, and leads to where a new one is sent', async () => {
  const { router } = await renderScreen(<ResetPage />, '/reset-password');
  await expect.element(toasts.getByText('Invalid Reset Link')).toBeVisible();
  await expect.element(toasts.getByText('This password reset link is invalid or has expired.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/forgot-password');
});
