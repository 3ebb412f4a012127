import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuseAccount, server } from '../../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { DeleteSection } from './delete-section.tsx';

const profile = {
  id: '6f6f8a86-1c2b-4d06-9ae5-3a7f1d1f1c02',
  full_name: 'Marta Kowal',
  email: 'marta@example.org',
  account_type: 'paid',
  country: null,
  last_login: null,
  is_administrator: true,
};
const ask = page.getByRole('button', { name: 'Delete account…' });
const password = page.getByLabelText('Your password', { exact: true });

test('deleting an account says what goes and what stays, takes the focus and gives it back', async () => {
  server.answer('GET /profile', () => Response.json(profile));
  const { screen } = await renderScreen(
    <QueryProvider>
      <DeleteSection />
    </QueryProvider>,
  );
  await ask.click();
  await expect.element(password).toHaveFocus();
  for (const words of ['it ends at once', 'a fingerprint of your email address', 'last administrator'])
    await expect.element(screen.getByRole('region')).toMatchTextContent(new RegExp(words));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(ask).toHaveFocus();
});

test('a password that the server refuses says why at the field, and stays as typed', async () => {
  server.answer('GET /profile', () => Response.json(profile));
  server.answer('POST /auth/delete-user', () => refuseAccount(400, 'INVALID_PASSWORD', 'Not this one.'));
  await renderScreen(
    <QueryProvider>
      <DeleteSection />
    </QueryProvider>,
  );
  await ask.click();
  await password.fill('guess');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect.element(page.getByText('Not this one.')).toBeVisible();
  await expect.element(password).toHaveValue('guess');
});
