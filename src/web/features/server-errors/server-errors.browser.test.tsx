import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../services/query-provider.tsx';
import ServerErrorsPage from './server-errors-page.tsx';

const list = 'GET /admin/errors';
const fault = {
  code: 'ENGINE_MISCONFIGURED',
  place: 'ask (src/server/engines/hosted/ask.ts:12:3)',
  count: 1200,
  first_seen_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
};
const toList = (faults: object[], told: string[] = []) => Response.json({ faults, told });

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), is_administrator: true }));
});

const open = (path = '/server-settings/errors') =>
  renderScreen(
    <QueryProvider>
      <ServerErrorsPage />
    </QueryProvider>,
    path,
  );

test('an error says its code, what it means, where it was and how often, and who is told', async () => {
  server.answer(list, () => toList([fault], ['ada@example.org', 'desk@example.org']));
  const { screen } = await open();
  const row = screen.getByRole('row', {
    name: /^ENGINE_MISCONFIGURED ?Service temporarily unavailable\..*ask\.ts:12:3\) 1,200/,
  });
  await expect.element(row).toBeVisible();
  await expect.element(screen.getByText(/are mailed to ada@example.org and desk@example.org/)).toBeVisible();
});

test('the period stands in the address, and that there was nothing is said', async () => {
  server.answer(list, () => toList([]));
  const { screen, router } = await open();
  await expect.element(screen.getByText('No errors in the last 30 days.')).toBeVisible();
  await expect.element(screen.getByText(/Nobody is told by mail/)).toBeVisible();
  await page.getByLabelText('Show').selectOptions('The last 7 days');
  await expect.element(screen.getByText('No errors in the last 7 days.')).toBeVisible();
  expect(router.state.location.search).toBe('?days=7');
});

test('what could not be read says so and is read again', async () => {
  server.answer(list, () => refuse('INVALID_REQUEST'));
  const { screen } = await open();
  await expect.element(screen.getByText('The errors could not be read.')).toBeVisible();
  server.answer(list, () => toList([]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No errors in the last 30 days.')).toBeVisible();
});
