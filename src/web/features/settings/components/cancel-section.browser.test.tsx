import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import type { Subscription } from '../../../../shared/contract/billing.ts';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { CancelSection } from './cancel-section.tsx';

const cancelSubscription = 'POST /functions/cancel-subscription';
const ask = page.getByRole('button', { name: 'Cancel Subscription' });
const confirm = page.getByRole('button', { name: 'Confirm Cancellation' });
const reason = page.getByRole('textbox', { name: 'Reason (optional)' });
const running: Subscription = {
  id: '6f6f8a86-1c2b-4d06-9ae5-3a7f1d1f1c01',
  user_id: '6f6f8a86-1c2b-4d06-9ae5-3a7f1d1f1c02',
  is_active: true,
  status: 'active',
  cancelled_at: null,
  subscription_end: '2099-12-01T00:00:00.000Z',
  cancellation_reason: null,
  trial_end: null,
  created_at: '2026-11-01T00:00:00.000Z',
};

async function arrive() {
  return renderScreen(
    <QueryProvider>
      <CancelSection subscription={running} />
    </QueryProvider>,
  );
}

/** Reloads that the page asked for, and that were not let happen: the test is on that page. */
function watchReloads(): { count: number } {
  const reloads = { count: 0 };
  const keep = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return;
    reloads.count += 1;
    event.preventDefault();
  };
  navigation.addEventListener('navigate', keep);
  return reloads;
}

beforeEach(() => {
  server.answer('GET /subscription', () => Response.json(running));
});

test('the step that cancels takes the focus, and whoever keeps the subscription gets it back', async () => {
  await arrive();
  await ask.click();
  await expect.element(reason).toHaveFocus();
  await page.getByRole('button', { name: 'Keep Subscription' }).click();
  await expect.element(ask).toHaveFocus();
});

test('BILL-09: a cancellation that fails says why, in its place too, and keeps the reason', async () => {
  const { screen } = await arrive();
  await ask.click();
  await reason.fill('Too dear.');
  server.answer(cancelSubscription, () => Response.json({ success: false, error: 'As the server says.' }));
  await confirm.click();
  await expect.element(toasts.getByText('Cancellation Failed')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('As the server says.');
  server.answer(cancelSubscription, () => refuse('RATE_LIMITED', 'Not now.'));
  await confirm.click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Failed to cancel subscription. Not now.');
  await expect.element(reason).toHaveValue('Too dear.');
});

test('BILL-09: one that another tab has cancelled is told, and two seconds later the page reloads', async () => {
  const reloads = watchReloads();
  await arrive();
  await ask.click();
  server.answer(cancelSubscription, () => Response.json({ success: false, error: 'Already.' }));
  const cancelled = { ...running, cancelled_at: '2026-11-20T00:00:00.000Z' };
  server.answer('GET /subscription', () => Response.json(cancelled));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await confirm.click();
  await expectAnnounced('Already Cancelled');
  expect(reloads.count).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reloads.count).toBe(1);
});
