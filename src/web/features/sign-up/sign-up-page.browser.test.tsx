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

test('AUTH-05: all that is wrong is marked at once, and the first of it has the focus', async () => {
  const email = page.getByLabelText('Email');
  const country = page.getByLabelText('Country');
  await email.fill('ada');
  await country.selectOptions('');
  await confirmation.fill('correct hors');
  await userEvent.keyboard('{Enter}');
  for (const field of [email, country, confirmation]) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(page.getByText('Please select your country.')).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill('ada@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(confirmation).toHaveFocus();
  await expect.element(toasts.getByText('Password Mismatch')).toBeVisible();
});
