import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuseAccount, server } from '../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../tests/kit/components/look.ts';
import { renderScreen, services } from '../../../tests/kit/components/render-screen.tsx';
import { profileKey } from '../api/query-keys.ts';
import { toDraftKey } from '../drafts/model.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { MemberBar } from './member-bar.tsx';

const account = page.getByRole('button', { name: 'Account: Ada' });
const menu = page.getByRole('dialog', { name: 'Account' });
const signOut = menu.getByRole('button', { name: 'Sign Out' });
const commands = page.getByRole('dialog', { name: 'Search commands' });

beforeEach(async () => {
  const { id, email, name } = server.getUser();
  const profile = { id, email, full_name: name, account_type: 'free' };
  server.answer('GET /profile', () => Response.json(profile));
  await renderScreen(<Bar />);
  await expect.element(account).toBeVisible();
});

function Bar() {
  const { state } = useAuth();
  return state.status === 'signed-in' ? <MemberBar /> : <p>Nobody is signed in</p>;
}

test('TRUST-06: a sign-out leaves on the device what was typed', async () => {
  const key = toDraftKey(server.getUser().id, 'improve');
  localStorage.setItem(key, 'A half-written thought');
  await account.click();
  await signOut.click();
  await expect.element(page.getByText('Nobody is signed in')).toBeVisible();
  expect(localStorage.getItem(key)).toBe('A half-written thought');
});

test('SHELL-08: a sign-out that fails says so where it stays, and the menu closes', async () => {
  server.answer('POST /auth/sign-out', () => refuseAccount(500, 'INTERNAL_ERROR', 'The server failed.'));
  await account.click();
  await signOut.click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(toasts.getByText('Sign Out Failed')).toBeVisible();
  await expectAnnounced('You are still signed in. The server failed.');
});

test('SHELL-04: Escape closes the menu of the account and gives the focus back', async () => {
  await account.click();
  await expect.element(signOut).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(account).toHaveFocus();
});

test('the settings of the server are in the menus of an administrator only', async () => {
  const serverSettings = menu.getByRole('link', { name: 'Server settings' });
  const findCommand = async () => {
    await userEvent.keyboard('{Escape}{Control>}k{/Control}');
    await commands.getByRole('combobox').fill('server settings');
  };
  await account.click();
  await expect.element(signOut).toBeVisible();
  await expect.element(serverSettings).not.toBeInTheDocument();
  await findCommand();
  await expect.element(commands.getByText(/^No command found\./)).toBeVisible();
  await userEvent.keyboard('{Escape}');

  services
    .findQueries()
    ?.setQueryData(profileKey, (profile: object) => ({ ...profile, is_administrator: true }));
  await account.click();
  await expect.element(serverSettings).toHaveAttribute('href', '/server-settings');
  await findCommand();
  await expect.element(commands.getByRole('option', { name: /Server settings/ })).toBeVisible();
});

test('the command menu opens by its key over what has the focus, and Escape gives that back', async () => {
  await account.click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}k{/Control}');
  const search = commands.getByRole('combobox');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('no such command');
  await expectAnnounced('No command');
  await userEvent.keyboard('{Escape}');
  await expect.element(commands).not.toBeInTheDocument();
  await expect.element(account).toHaveFocus();
});
