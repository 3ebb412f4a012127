import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse, server } from '../../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../../services/query-provider.tsx';
import type { Passkey } from '../passkey-calls.ts';
import { PasskeySection } from './passkey-section.tsx';

const rows = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
const dialog = page.getByRole('dialog');

const phone: Passkey = {
  id: 'phone',
  name: 'My phone',
  isSynced: true,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: null,
};

async function arrive(passkeys: Passkey[], asksPassword = true) {
  server.answer('GET /auth/passkeys', () => Response.json({ passkeys, asksPassword }));
  return renderScreen(
    <QueryProvider>
      <PasskeySection />
    </QueryProvider>,
  );
}

test('a passkey is renamed, and says where it is kept and when it was used', async () => {
  const kept = [
    phone,
    { ...phone, id: 'key', name: 'Blue key', isSynced: false, lastUsedAt: phone.createdAt },
  ];
  await arrive(kept);
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual([
      expect.stringMatching(/^My phoneSynced.*Never used\./),
      expect.stringMatching(/^Blue keyOn one device.*Last used/),
    ]);
  server.answer('POST /auth/passkeys/rename', ({ body }) => {
    kept[0] = { ...phone, ...(body as object) };
    return Response.json({ status: true });
  });
  await page.getByRole('button', { name: 'Rename “My phone”' }).click();
  await dialog.getByLabelText('Name').fill(' Old phone ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Rename “Old phone”' })).toHaveFocus();
});

test('one that cannot be removed says why, and what was typed stays', async () => {
  await arrive([phone]);
  server.answer('POST /auth/passkeys/remove', () => refuse('LAST_WAY_IN'));
  await page.getByRole('button', { name: 'Remove “My phone”' }).click();
  const password = dialog.getByLabelText('Current password');
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/the only way into your account/)).toBeVisible();
  await expect.element(password).toHaveValue('correct horse');
  const [sent] = server.callsOf('POST /auth/passkeys/remove');
  expect(sent?.body).toEqual({ id: 'phone', password: 'correct horse' });
});

test('who has no password is asked for none, and a refusal of the server comes before the browser asks', async () => {
  await arrive([], false);
  server.answer('POST /auth/passkeys/begin', () => refuse('FRESH_SIGN_IN_REQUIRED'));
  await expect.element(page.getByText('No passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.element(dialog.getByLabelText('Current password')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByText(/You signed in long ago/)).toBeVisible();
});
