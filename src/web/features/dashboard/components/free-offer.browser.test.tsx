import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { FreeOffer } from './free-offer.tsx';

test('an upgrade that cannot be started says so, in its place too', async () => {
  server.answer('POST /functions/create-checkout', () => refuse('RATE_LIMITED', 'Not now.'));
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { screen } = await renderScreen(<FreeOffer mayTry />);
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  const headline = 'Failed to start upgrade process. Please try again.';
  await expect.element(toasts.getByText(headline)).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(`${headline} Not now.`);
});
