import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuseAccount, server } from '../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import SignUpPage from './sign-up-page.tsx';

const confirmation = page.getByLabelText('Confirm password');

beforeEach(async () => {
  await renderScreen(<SignUpPage />, '/signup');
  await page.getByLabelText('Full name').fill('Ada Lovelace');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByLabelText('Country').selectOptions('GB');
  await page.getByLabelText('Password', { exact: true }).fill('correct horse');
});

test('AUTH-05: two passwords that differ are told by a toast, and the focus goes to the second', async () => {
  await confirmation.fill('correct hors');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText('Password Mismatch')).toBeVisible();
  await expect.element(toasts.getByText('Passwords do not match. Please try again.')).toBeVisible();
  await expect.element(confirmation).toHaveFocus();
});

test('AUTH-09: a sign-up that fails says what the server says, and keeps what was typed', async () => {
  const sentence = 'This address is taken.';
  server.answer('POST /auth/sign-up/email', () => refuseAccount(422, 'USER_ALREADY_EXISTS', sentence));
  await confirmation.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText('Sign Up Failed')).toBeVisible();
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Ada Lovelace');
});
