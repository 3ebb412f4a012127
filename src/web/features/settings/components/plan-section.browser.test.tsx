import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { PlanSections } from './plan-section.tsx';

const refresh = page.getByRole('button', { name: 'Refresh status' });

beforeEach(() => {
  const { id, email, name } = server.getUser();
  const profile = { id, email, full_name: name, account_type: 'free', country: null, last_login: null };
  server.answer('GET /profile', () => Response.json(profile));
  server.answer('GET /subscription/cancellation', () => Response.json(null));
});

async function arrive() {
  return renderScreen(
    <QueryProvider>
      <PlanSections accountType="free" />
    </QueryProvider>,
  );
}

test('a status that cannot be read anew says so, in its place too, and the next that can be takes that back', async () => {
  const check = 'POST /functions/check-subscription';
  server.answer(check, () => refuse('RATE_LIMITED', 'Not now.'));
  const { screen } = await arrive();
  await refresh.click();
  const headline = 'Failed to refresh subscription status.';
  await expect.element(toasts.getByText(headline)).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(`${headline} Not now.`);
  server.answer(check, () =>
    Response.json({ subscribed: false, subscription_tier: 'Free', subscription_end: null }),
  );
  await refresh.click();
  await expectAnnounced('Your subscription status has been updated.');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('an upgrade that cannot be started says so, in its place too', async () => {
  server.answer('POST /functions/create-checkout', () => refuse('RATE_LIMITED', 'Not now.'));
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { screen } = await arrive();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect.element(toasts.getByText('Failed to start upgrade process.')).toBeVisible();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Failed to start upgrade process. Not now.');
});
