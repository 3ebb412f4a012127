import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { PlansInForce } from '../../../shared/contract/plans.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import PlansPage from './plans-page.tsx';

const plans: PlansInForce = {
  figures: [
    {
      figure: 'credits_per_day',
      free: { value: 10, setting: 'FREE_DAILY_CREDITS', is_set: false },
      paid: { value: 30, setting: 'PREMIUM_DAILY_CREDITS', is_set: true },
    },
    {
      figure: 'trial_days',
      free: null,
      paid: { value: 14, setting: 'TRIAL_DAYS', is_set: false },
    },
  ],
  writers: { free: 1_200, paid: 1 },
  trials: 1,
  tools: [{ tool: 'get-feedback', today: 2, month: 40 }],
};

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), is_administrator: true }));
});

function open(answer: () => Response) {
  server.answer('GET /admin/plans', answer);
  return renderScreen(
    <QueryProvider>
      <PlansPage />
    </QueryProvider>,
    '/server-settings/plans',
  );
}

test('each figure stands with the setting that sets it, and how plans are used in figures', async () => {
  await open(() => Response.json(plans));
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect
    .element(row(/^Credits a day/))
    .toMatchTextContent('10FREE_DAILY_CREDITS default30PREMIUM_DAILY_CREDITS set');
  await expect.element(row(/^Days of trial/)).toMatchTextContent('–14TRIAL_DAYS default');
  await expect.element(row(/^Get Feedback/)).toMatchTextContent('240');
  await expect.element(page.getByText('1,200')).toBeVisible();
  await expect.element(page.getByText('writer with Premium')).toBeVisible();
});

test('a month without calls says so, and a failed look can be taken again', async () => {
  await open(() => refuse('STORAGE_UNAVAILABLE'));
  await expect.element(page.getByText('The plans could not be read.')).toBeVisible();
  server.answer('GET /admin/plans', () => Response.json({ ...plans, tools: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No credit has been spent this month.')).toBeVisible();
});
