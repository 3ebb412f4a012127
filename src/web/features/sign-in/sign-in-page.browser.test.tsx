import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuseAccount, server } from '../../../../tests/kit/components/fake-server.ts';
import { toasts } from '../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import SignInPage from './sign-in-page.tsx';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password');

test('AUTH-03: a login that fails says what the server says, and keeps what was typed', async () => {
  const sentence = 'Invalid email or password.';
  server.answer('POST /auth/sign-in/email', () => refuseAccount(401, 'INVALID_EMAIL_OR_PASSWORD', sentence));
  await renderScreen(<SignInPage />, '/login');
  await email.fill('ada@example.org');
  await password.fill('wrong horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText('Login Failed')).toBeVisible();
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(email).toHaveValue('ada@example.org');
});

test('AUTH-03: a login whose failure nobody expected says that', async () => {
  server.answer('POST /auth/sign-in/email', () => new Response('<html>', { status: 400 }));
  await renderScreen(<SignInPage />, '/login');
  await email.fill('ada@example.org');
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
});

test('an address that is none takes the focus, and nothing is sent', async () => {
  await renderScreen(<SignInPage />, '/login');
  await email.fill('ada');
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The @ is missing.')).toBeVisible();
  await expect.element(email).toHaveFocus();
  expect(server.callsOf('POST /auth/sign-in/email')).toEqual([]);
});
