import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuseAccount, server } from '../../../tests/kit/components/fake-server.ts';
import { expectAnnounced } from '../../../tests/kit/components/look.ts';
import { renderScreen, services } from '../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../services/query-provider.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const opener = page.getByRole('button', { name: 'Sign in again' });
const dialog = page.getByRole('dialog', { name: 'Sign in again' });
const password = dialog.getByLabelText('Password');

beforeEach(async () => {
  await renderScreen(
    <>
      <button type="button" onClick={services.signInStore.open}>
        Sign in again
      </button>
      <QueryProvider>
        <SignInAgain />
      </QueryProvider>
    </>,
  );
  services.session.expire(server.getUser().id);
  await opener.click();
});

test('the dialog to sign in again takes the focus into the password, and gives it back on Escape', async () => {
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a password that is refused is announced, and the focus is back in its field', async () => {
  const sentence = 'Invalid email or password.';
  server.answer('POST /auth/sign-in/email', () => refuseAccount(401, 'INVALID_EMAIL_OR_PASSWORD', sentence));
  await password.fill('wrong horse');
  await userEvent.keyboard('{Enter}');
  await expectAnnounced(sentence);
  await expect.element(password).toHaveFocus();
});

test('who is signed in again is told so, and is where they were', async () => {
  server.answer('POST /auth/sign-in/email', () => Response.json({}));
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expectAnnounced('You are signed in again, and nothing is lost.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('who is asked for a code too gives it here, and begins again where that took too long', async () => {
  const asked = 'Please enter the code of your authenticator app.';
  server.answer('POST /auth/sign-in/email', () => refuseAccount(403, 'SECOND_FACTOR_REQUIRED', asked));
  const late = 'This sign-in took too long. Please begin again.';
  server.answer('POST /auth/sign-in/second-factor', () => refuseAccount(403, 'SECOND_FACTOR_EXPIRED', late));
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  const code = dialog.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expectAnnounced(late);
  await expect.element(password).toBeVisible();
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  server.answer('POST /auth/sign-in/second-factor', () => Response.json({ status: true }));
  await code.fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
});
