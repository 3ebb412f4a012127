import { beforeEach, expect, test } from 'vitest';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import type { Invitation, SignUpState } from '../../../shared/contract/sign-up.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import WhoSignsUpPage from './who-signs-up-page.tsx';

const path = 'GET /admin/sign-up';
const invite = 'POST /admin/sign-up/invitations';
const forBo: Invitation = {
  id: 'bo',
  note: '',
  mailed_to: 'bo@example.org',
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2099-11-27T08:00:00.000Z',
  used_at: null,
};
const toState = (fields: Partial<SignUpState>) => () =>
  Response.json({ mode: 'invitation', domains: [], fixed: [], invitations: [], sends_mail: true, ...fields });

beforeEach(() => {
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), is_administrator: true }));
  server.answer(path, toState({}));
});

const open = () =>
  renderScreen(
    <QueryProvider>
      <WhoSignsUpPage />
    </QueryProvider>,
    '/server-settings/sign-up',
  );

test('an invitation goes to an address by mail; a wrong one is told, and what fails stays typed', async () => {
  const { screen } = await open();
  const address = screen.getByLabelText('Email address');
  const make = screen.getByRole('button', { name: 'Make an invitation' });
  await address.fill('bo at example');
  await make.click();
  await expect.element(screen.getByText('Please enter a valid email address.')).toBeVisible();
  await expect.element(address).toHaveFocus();

  server.answer(invite, () => refuse('STORAGE_UNAVAILABLE'));
  await address.fill('bo@example.org');
  await make.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(address).toHaveValue('bo@example.org');

  const url = 'http://localhost/signup#invitation=abc';
  server.answer(invite, () => Response.json({ url, invitation: forBo }));
  server.answer(path, toState({ invitations: [forBo] }));
  await make.click();
  await expect.element(screen.getByText('The invitation is on its way to bo@example.org.')).toBeVisible();
  await expect.element(screen.getByText(url)).toBeVisible();
  await expect.element(screen.getByText(/Good until .* By mail\.$/)).toBeVisible();
  await expect.element(address).toHaveValue('');
  expect(server.callsOf(invite).at(-1)?.body).toEqual({ note: '', days: 7, email: 'bo@example.org' });
});

test('where no mail goes out, no address is asked for', async () => {
  server.answer(path, toState({ sends_mail: false }));
  const { screen } = await open();
  await expect.element(screen.getByLabelText('For whom')).toBeVisible();
  await expect.element(screen.getByLabelText('Email address')).not.toBeInTheDocument();
});
