import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { PremiumWay } from './premium-way.tsx';

test('a checkout that cannot be started says why, in its place too', async () => {
  const { id, email, name } = server.getUser();
  const profile = { id, email, full_name: name, account_type: 'free', country: null, last_login: null };
  server.answer('GET /profile', () => Response.json(profile));
  server.answer('GET /subscription/cancellation', () => Response.json(null));
  server.answer('POST /functions/create-checkout', () => refuse('RATE_LIMITED', 'Not now.'));
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { screen } = await renderScreen(
    <QueryProvider>
      <PremiumWay accountType="free" trial="14-day" />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: 'Start 14-day free trial' }).click();
  const headline = 'Failed to start checkout process. Please try again.';
  await expect.element(toasts.getByText(headline)).toBeVisible();
  await expect.element(toasts.getByText('Not now.')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(`${headline} Not now.`);
});
