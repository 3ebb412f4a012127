import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { WaitingMail } from '../../../shared/contract/mail.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import ServerMailPage from './server-mail-page.tsx';

const list = 'GET /admin/mail';
const sendTest = 'POST /admin/mail/test';
const mail: WaitingMail = {
  id: 'one',
  kind: 'welcome',
  recipient: 'marta@example.org',
  created_at: '2026-11-20T08:00:00.000Z',
  tries: 1,
  status: 'failed',
  next_try_at: null,
  failure: 'MAIL_RECIPIENT_REFUSED',
  is_link_dead: false,
};
const toPage = (mails: WaitingMail[], host: string | null = 'mail.example.org:587') =>
  Response.json({ delivery: { host, sender: 'desk@example.org' }, mails, next_cursor: null });

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), is_administrator: true }));
  server.answer(list, () => toPage([mail]));
});

const open = () =>
  renderScreen(
    <QueryProvider>
      <ServerMailPage />
    </QueryProvider>,
    '/server-settings/mail',
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a test mail that fails says its code and what to do; one that was taken says so', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('mail.example.org:587')).toBeVisible();
  const recipient = 'ada@example.org';
  server.answer(sendTest, () => Response.json({ recipient, failure: 'MAIL_SIGN_IN_REFUSED' }));
  await button('Send a test mail to yourself').click();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/was not sent\. .*Check user and password in SMTP_URL\. MAIL_SIGN_IN_REFUSED/);
  server.answer(sendTest, () => Response.json({ recipient, failure: null }));
  await button('Send a test mail to yourself').click();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'took a test mail to ada@example.org' }))
    .toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a mail is tried again at once, and dropped after a question, in which a refusal stands', async () => {
  const { screen } = await open();
  server.answer('POST /admin/mail/one/retry', () => Response.json({ retried: 1 }));
  await button('Try now: Welcome, marta@example.org').click();
  await expectAnnounced('It is tried again now.');
  await button('Drop: Welcome, marta@example.org').click();
  const dialog = page.getByRole('dialog');
  const drop = 'DELETE /admin/mail/one';
  server.answer(drop, () => refuse('MAIL_BEING_SENT'));
  await dialog.getByRole('button', { name: 'Drop' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/is being sent at this moment/);
  server.answer(drop, () => Response.json({ deleted: 1 }));
  server.answer(list, () => toPage([]));
  await dialog.getByRole('button', { name: 'Drop' }).click();
  await expectAnnounced('Mail dropped.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Nothing waits, and nothing has failed/)).toBeVisible();
});

test('a mail with a dead link is not tried again, and where mails become files that is said', async () => {
  server.answer(list, () => toPage([{ ...mail, kind: 'reset', is_link_dead: true }], null));
  const { screen } = await open();
  await expect.element(screen.getByText(/The link in it is too old to work/)).toBeVisible();
  await expect.element(button(/^Try now/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Mails become files in the folder/)).toBeVisible();
});
