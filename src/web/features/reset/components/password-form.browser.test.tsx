import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { PasswordForm } from './password-form.tsx';

test('two new passwords that differ are told by a toast and at the second, which takes the focus', async () => {
  const submit = vi.fn();
  await renderScreen(<PasswordForm onSubmit={submit} />);
  const fields = page.getByRole('textbox');
  await fields.nth(0).fill('correct horse');
  await fields.nth(1).fill('correct hors');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText("Passwords don't match")).toBeVisible();
  await expect.element(page.getByText('Please type the same one twice.')).toBeVisible();
  await expect.element(fields.nth(1)).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});
