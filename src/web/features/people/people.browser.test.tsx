import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { Person } from '../../../shared/contract/people.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import PeoplePage from './people-page.tsx';

const marta: Person = {
  id: 'marta',
  name: 'Marta Kowal',
  email: 'marta@example.org',
  account_type: 'free',
  created_at: '2026-11-20T08:00:00.000Z',
  last_seen_at: null,
  sessions: 2,
  credits_left: 9,
  is_administrator: false,
  disabled_at: null,
};
const list = 'GET /admin/people';
const toPage = (people: Person[]) =>
  Response.json({ people, next_cursor: null, administrators_fixed: false });

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), is_administrator: true }));
  server.answer(list, () => toPage([marta]));
});

const open = () =>
  renderScreen(
    <QueryProvider>
      <PeoplePage />
    </QueryProvider>,
    '/server-settings/people',
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

test('an account is disabled after a question, a refusal stands in it, and enabled at once', async () => {
  const { screen } = await open();
  await expect
    .element(screen.getByText('Free · 9 credits left · never signed in · 2 sessions'))
    .toBeVisible();
  await button('Manage Marta Kowal').click();
  await button('Disable: Marta Kowal').click();
  await expect.element(dialog.getByText(/cannot sign in until you enable them again/)).toBeVisible();
  const disable = 'PUT /admin/people/marta/disabled';
  server.answer(disable, () => refuse('ADMINISTRATOR_PROTECTED'));
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/An administrator cannot be disabled/);
  const disabled = { ...marta, sessions: 0, disabled_at: '2026-11-21T08:00:00.000Z' };
  server.answer(disable, () => Response.json(disabled));
  server.answer(list, () => toPage([disabled]));
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expectAnnounced('Marta Kowal is disabled.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Disabled')).toBeVisible();

  server.answer(disable, () => Response.json(marta));
  server.answer(list, () => toPage([marta]));
  await button('Enable: Marta Kowal').click();
  await expectAnnounced('Marta Kowal can sign in again.');
  expect(server.callsOf(disable).map(({ body }) => body)).toEqual([
    { is_disabled: true },
    { is_disabled: true },
    { is_disabled: false },
  ]);
});

test('credits are given with a reason; sent again after a failure, they are the same gift', async () => {
  await open();
  await button('Manage Marta Kowal').click();
  const credits = page.getByLabelText('Credits');
  await button('Give credits').click();
  await expect.element(credits).toHaveFocus();
  await credits.fill('5');
  await page.getByLabelText('Reason').fill('A lost draft');
  const give = 'POST /admin/people/marta/credits';
  server.answer(give, () => refuse('INVALID_REQUEST'));
  await button('Give credits').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(credits).toHaveValue('5');
  server.answer(give, () => Response.json({ ...marta, credits_left: 14 }));
  await button('Give credits').click();
  await expectAnnounced('Marta Kowal got 5 credits.');
  await expect.element(credits).toHaveValue('');
  const [first, second] = server.callsOf(give);
  expect(first?.body).toEqual({ credits: 5, reason: 'A lost draft' });
  expect(first?.headers.get('idempotency-key')).toBe(second?.headers.get('idempotency-key'));
});

test('what is searched for is asked of the server, and that there is nobody is said', async () => {
  const { screen } = await open();
  server.answer(list, () => toPage([]));
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
  await expect.element(screen.getByText('Nobody is called so.')).toBeVisible();
});
