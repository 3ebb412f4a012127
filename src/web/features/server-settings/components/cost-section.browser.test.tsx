import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import type { CostFigures, Costs, Prices } from '../../../../shared/contract/costs.ts';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { CostSection } from './cost-section.tsx';

const none: CostFigures = { calls: 0, unreported_calls: 0, input_tokens: 0, output_tokens: 0, cost: null };
const some: CostFigures = {
  calls: 3,
  unreported_calls: 1,
  input_tokens: 12_500,
  output_tokens: 800,
  cost: '1.25',
};
const month = { month: '2026-11-01', monthly_cap: null, is_cap_reached: false };
const empty: Costs = { month: { ...none, ...month }, days: [], tools: [], writers: [] };
const full: Costs = {
  month: { ...some, ...month, monthly_cap: '20' },
  days: [
    { day: '2026-11-21', ...some },
    { day: '2026-11-20', ...none, calls: 1, unreported_calls: 1 },
  ],
  tools: [{ tool: 'get-feedback', ...some }],
  writers: [
    { user_id: '1', name: 'Ada Runs', email: 'ada@example.org', ...some },
    { user_id: '2', name: null, email: null, ...some },
  ],
};
const noPrices: Prices = { input_price: null, output_price: null, monthly_cap: null };
const prices: Prices = { input_price: '3', output_price: '15', monthly_cap: '20' };

async function arrive(costs: Costs, saved: Prices) {
  server.answer('GET /admin/costs', () => Response.json(costs));
  server.answer('GET /admin/prices', () => Response.json(saved));
  return renderScreen(
    <QueryProvider>
      <CostSection />
    </QueryProvider>,
  );
}

const read = page.getByRole('textbox', { name: 'A million tokens read' });
const written = page.getByRole('textbox', { name: 'A million tokens written' });
const cap = page.getByRole('textbox', { name: 'Cap for a month' });
const save = page.getByRole('button', { name: 'Save prices and cap' });

test('while nothing has been asked it says so, and prices can be set already', async () => {
  const { screen } = await arrive(empty, noPrices);
  await expect.element(screen.getByText('No model has been asked yet.')).toBeVisible();
  await expect.element(read).toHaveValue('');
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});

test('the figures of the month, and by day, tool and writer; what is not reported is no zero', async () => {
  const { screen } = await arrive(full, prices);
  await expect.element(screen.getByText('of 20.00 this month')).toBeVisible();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await expect.element(row(/^21 Nov 3 12,500 800 1\.25/)).toBeVisible();
  await expect.element(row(/^20 Nov 1 not reported not reported no price/)).toBeVisible();
  await expect.element(screen.getByText(/^Of 2 calls no tokens were reported/)).toBeVisible();
  await page.getByRole('button', { name: 'By tool' }).click();
  await expect.element(row(/^Get Feedback 3/)).toBeVisible();
  await page.getByRole('button', { name: 'By writer' }).click();
  await expect.element(row(/^Ada Runs ?ada@example\.org 3/)).toBeVisible();
  await expect.element(row(/^An account that is gone 3/)).toBeVisible();
});

test('a cap that is reached says until when', async () => {
  const { screen } = await arrive({ ...full, month: { ...full.month, is_cap_reached: true } }, prices);
  await expect.element(screen.getByText(/No model is asked before 1 Dec \(UTC\)/)).toBeVisible();
});

test('what could not be read says so, and is read again', async () => {
  server.answer('GET /admin/costs', () => refuse('INTERNAL_ERROR'));
  server.answer('GET /admin/prices', () => Response.json(prices));
  const { screen } = await renderScreen(
    <QueryProvider>
      <CostSection />
    </QueryProvider>,
  );
  await expect.element(screen.getByText('The figures could not be read.')).toBeVisible();
  await expect.element(read).toHaveValue('3');
  server.answer('GET /admin/costs', () => Response.json(full));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('of 20.00 this month')).toBeVisible();
});

test('prices that could not be saved say so and stay as typed; saved, it says what was', async () => {
  server.answer('PUT /admin/prices', () => refuse('INVALID_REQUEST', 'Not these.'));
  const { screen } = await arrive(empty, noPrices);
  await read.fill('2,50');
  await written.fill('10');
  await cap.fill('20');
  await save.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Not these.');
  await expect.element(read).toHaveValue('2,50');
  server.answer('PUT /admin/prices', ({ body }) => Response.json(body));
  await save.click();
  await expectAnnounced('Saved: 2.50 and 10.00 a million tokens, at most 20.00 a month.');
  const [, saved] = server.callsOf('PUT /admin/prices');
  expect(saved?.body).toEqual({ input_price: '2.50', output_price: '10', monthly_cap: '20' });
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  // The cap stands among the figures
  await expect.poll(() => server.callsOf('GET /admin/costs').length).toBe(2);
});

test('what is no amount is told at its field, which takes the focus, and nothing is sent', async () => {
  await arrive(empty, noPrices);
  await written.fill('15 euros');
  await save.click();
  await expect.element(read).toHaveFocus();
  await expect.element(read).toHaveAccessibleDescription('Please enter both prices, or none.');
  await expect.element(written).toHaveAccessibleDescription(/an amount such as 2\.50/);
  await expect.element(written).toHaveValue('15 euros');
  expect(server.callsOf('PUT /admin/prices')).toEqual([]);
});
