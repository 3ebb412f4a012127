import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { server } from '../../../../tests/kit/components/fake-server.ts';
import { renderScreen } from '../../../../tests/kit/components/render-screen.tsx';
import SignUpPage from './sign-up-page.tsx';

const check = 'POST /auth/check-sign-up';

test.each([
  ['closed', false, '/signup', 'Sign-up is closed'],
  ['invitation', false, '/signup', 'Sign-up is by invitation'],
  ['invitation', false, '/signup#invitation=dead', 'This invitation cannot be used'],
  ['invitation', true, '/signup#invitation=good', 'Sign up'],
  ['open', false, '/signup', 'Sign up'],
])('where sign-up is %s and the link good: %s, %s says ‘%s’', async (mode, isInvited, path, title) => {
  server.answer(check, () => Response.json({ mode, domains: [], isInvited }));
  await renderScreen(<SignUpPage />, path);
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const sent = path.split('invitation=')[1];
  expect(server.callsOf(check)[0]?.body).toEqual(sent === undefined ? {} : { invitation: sent });
});
