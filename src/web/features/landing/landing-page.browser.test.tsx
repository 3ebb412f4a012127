import { expect, test } from 'vitest';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { brand } from '../../../shared/brand.ts';
import { getServerFacts } from '../../server-facts.ts';
import LandingPage from './landing-page.tsx';

test.for([
  [false, 0],
  [true, 1],
] as const)(
  'ROUTE-01 drawn by the router, the claim is made as the server says: %s',
  async ([makesClaim, times]) => {
    getServerFacts().makesClaim = makesClaim;
    const { screen } = await renderScreen(<LandingPage />, '/landing');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByText(brand.claim)).toHaveLength(times);
  },
);

test('drawn by the router, its figures are those of the server', async () => {
  const { plans } = getServerFacts();
  getServerFacts().plans = { ...plans, free: { ...plans.free, creditsPerDay: 5 } };
  const { screen } = await renderScreen(<LandingPage />, '/landing');
  await expect.element(screen.getByRole('heading', { name: '5 results a day are free.' })).toBeVisible();
});
