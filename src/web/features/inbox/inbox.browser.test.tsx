import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { InboxMessage } from '../../../shared/contract/inbox.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import InboxPage from './inbox-page.tsx';

const crash: InboxMessage = {
  id: '1',
  writer: { id: 'bo', name: 'Bo Sundström', email: 'bo@example.org', account_type: 'paid' },
  feedback_type: 'bug',
  title: 'The export stops & waits',
  description: 'On my phone.\nSince Monday.',
  created_at: '2026-11-20T08:00:00.000Z',
  handled_at: null,
  handled_by: null,
};
const praise: InboxMessage = {
  ...crash,
  id: '2',
  writer: { id: 'marta', name: 'Marta Kowal', email: 'marta@example.org', account_type: 'free' },
  feedback_type: 'praise',
  title: 'It is calm',
};
const handled: InboxMessage = { ...crash, handled_at: '2026-11-21T08:00:00.000Z', handled_by: 'Ada Runs' };

const read = 'GET /admin/inbox';
const handle = 'PUT /admin/inbox/bo/1/handled';
const toPage = (messages: InboxMessage[], next_cursor: string | null = null) =>
  Response.json({ messages, next_cursor });

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), is_administrator: true }));
  server.answer(read, () => toPage([crash, praise]));
});

const open = (path = '/server-settings/inbox') =>
  renderScreen(
    <QueryProvider>
      <InboxPage />
    </QueryProvider>,
    path,
  );
const messageOf = (title: string) => page.getByRole('listitem', { name: title });
const heading = (name: string) => page.getByRole('heading', { name });

test('a message says who sent it and is answered by mail; how many are open stands on the tab', async () => {
  server.answer('GET /admin/inbox/open', () => Response.json({ count: 100 }));
  await open();
  const message = messageOf(crash.title);
  for (const words of ['Bug Report', 'Premium', 'Bo Sundström'])
    await expect.element(message.getByText(words, { exact: true })).toBeVisible();
  await expect
    .element(message.getByRole('link', { name: 'bo@example.org' }))
    .toHaveAttribute('href', 'mailto:bo%40example.org?subject=Re%3A%20The%20export%20stops%20%26%20waits');
  await expect.element(messageOf('It is calm').getByText('Premium')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Inbox 99+ open' })).toBeVisible();
});

test('what is handled leaves the open ones, the focus goes to the next, and it is taken back', async () => {
  await open();
  server.answer(handle, () => refuse('INVALID_REQUEST'));
  const button = messageOf(crash.title).getByRole('button', { name: 'Mark as handled' });
  await button.click();
  await expect.element(messageOf(crash.title).getByRole('alert')).toBeVisible();

  server.answer(handle, () => Response.json(handled));
  server.answer(read, () => toPage([praise]));
  await button.click();
  await expectAnnounced('Handled');
  await expect.element(messageOf(crash.title)).not.toBeInTheDocument();
  await expect.element(heading('It is calm')).toHaveFocus();

  server.answer(handle, () => Response.json(crash));
  server.answer(read, () => toPage([crash, praise]));
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(messageOf(crash.title)).toBeVisible();
  expect(server.callsOf(handle).map(({ body }) => body)).toEqual([
    { is_handled: true },
    { is_handled: true },
    { is_handled: false },
  ]);
});

test('the last one that is handled leaves the focus at the heading', async () => {
  server.answer(read, () => toPage([crash]));
  await open();
  await expect.element(messageOf(crash.title)).toBeVisible();
  server.answer(handle, () => Response.json(handled));
  server.answer(read, () => toPage([]));
  await messageOf(crash.title).getByRole('button', { name: 'Mark as handled' }).click();
  await expect
    .element(page.getByText('Nothing is open. What people send by the feedback form will be here.'))
    .toBeVisible();
  await expect.element(heading('Inbox')).toHaveFocus();
});

test('what is shown stands in the address; who handled it is said, also one that is gone', async () => {
  server.answer(read, () => toPage([handled, { ...praise, handled_at: handled.handled_at }]));
  const { screen, router } = await open('/server-settings/inbox?show=handled');
  await expect.element(messageOf(crash.title).getByText(/^Handled .+ by Ada Runs$/)).toBeVisible();
  await expect.element(messageOf('It is calm').getByText(/by an account that is gone$/)).toBeVisible();
  await expect.element(page.getByLabelText('Show')).toHaveValue('handled');
  server.answer(read, () => toPage([]));
  await page.getByLabelText('Type').selectOptions('Feature Request');
  await expect.poll(() => router.state.location.search).toBe('?show=handled&type=feature');
  await expect.element(screen.getByText('Nothing of this kind.')).toBeVisible();
});

test('the next page follows the first, and what could not be read is read again', async () => {
  server.answer(read, () => refuse('INVALID_REQUEST'));
  const { screen } = await open();
  await expect.element(screen.getByText('The inbox could not be read.')).toBeVisible();
  server.answer(read, () => toPage([crash], '1.next'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(messageOf(crash.title)).toBeVisible();
  server.answer(read, () => toPage([praise]));
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(messageOf('It is calm')).toBeVisible();
});
