import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { AuditEntry } from '../../../shared/contract/audit.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import AuditLogPage from './audit-log-page.tsx';

const ada = { id: '1', name: 'Ada Runs' };
const entry: AuditEntry = {
  id: '1',
  kind: 'account.signed-in',
  happened_at: '2026-11-20T08:00:00.000Z',
  count: 1,
  actor: ada,
  subject: ada,
  facts: { device: 'Firefox on Linux' },
};
const keyUse: AuditEntry = {
  ...entry,
  id: '2',
  kind: 'key.used',
  count: 1200,
  actor: { id: '2', name: null },
  subject: { id: '2', name: null },
  facts: { use: 'check' },
};

const readLog = 'GET /admin/audit';

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), is_administrator: true }));
});

const open = (path = '/server-settings/log') =>
  renderScreen(
    <QueryProvider>
      <AuditLogPage />
    </QueryProvider>,
    path,
  );

const toPage = (entries: AuditEntry[], next_cursor: string | null = null) =>
  Response.json({ entries, next_cursor, retention_days: 365 });

test('it says who did what, an account that is gone too, and the next page follows the first', async () => {
  let pages = 0;
  server.answer(readLog, () => {
    pages += 1;
    return pages === 1 ? toPage([entry], 'next') : pages === 2 ? refuse('INVALID_REQUEST') : toPage([keyUse]);
  });
  const { screen } = await open();
  await expect
    .element(screen.getByRole('row', { name: /^Signed in ?Firefox on Linux Ada Runs/ }))
    .toBeVisible();
  await expect.element(screen.getByText(/What is older than 365 days is forgotten/)).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Could not load more.');
  await more.click();
  const used = screen.getByRole('row', {
    name: /^API key used ?check, 1,200 times that day An account that is gone/,
  });
  await expect.element(used).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('what is chosen to be shown stands in the address, and none of it is said', async () => {
  server.answer(readLog, () => toPage([]));
  const { screen, router } = await open('/server-settings/log?show=keys');
  const show = page.getByLabelText('Show');
  await expect.element(show).toHaveValue('keys');
  await expect.element(screen.getByText('Nothing of this kind has happened yet.')).toBeVisible();
  await show.selectOptions('Changed credentials');
  await expect.poll(() => router.state.location.search).toBe('?show=credentials');
});

test('what could not be read says so and is read again', async () => {
  server.answer(readLog, () => refuse('INVALID_REQUEST'));
  const { screen } = await open();
  await expect.element(screen.getByText('The log could not be read.')).toBeVisible();
  server.answer(readLog, () => toPage([entry]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('row', { name: /^Signed in/ })).toBeVisible();
});
