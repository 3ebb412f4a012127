import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse, refuseAccount, server } from '../../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced, toasts } from '../../../../../tests/kit/components/look.ts';
import { renderScreen } from '../../../../../tests/kit/components/render-screen.tsx';
import { QueryProvider } from '../../../services/query-provider.tsx';
import { PasswordForm } from './password-form.tsx';
import { PreferencesTab } from './preferences-tab.tsx';

const preferences = {
  writing_purpose: 'work',
  job_title: null,
  primary_function: null,
  industry: null,
  preferred_language: 'en-gb',
};
const savePreferences = 'PATCH /profile/preferences';
const jobTitle = page.getByRole('textbox', { name: 'Job title' });
const save = page.getByRole('button', { name: 'Save preferences' });

async function arriveAtPreferences() {
  server.answer('GET /profile/preferences', () => Response.json(preferences));
  server.answer('GET /profile', () => Response.json({ ...server.getUser(), account_type: 'free' }));
  server.answer('GET /profile/voice', () => Response.json({ note: '', example: '' }));
  return renderScreen(
    <QueryProvider>
      <PreferencesTab />
    </QueryProvider>,
  );
}

async function arriveAtPassword() {
  return renderScreen(
    <QueryProvider>
      <PasswordForm />
    </QueryProvider>,
  );
}

test('settings that could not be saved say so, in their place too, and stay as typed', async () => {
  server.answer(savePreferences, () => refuse('INVALID_REQUEST', 'Not you.'));
  const { screen } = await arriveAtPreferences();
  await jobTitle.fill('Editor');
  await expectAnnounced('Unsaved changes');
  await save.click();
  await expect.element(toasts.getByText('Failed to save preferences')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Not you.');
  await expect.element(jobTitle).toHaveValue('Editor');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(jobTitle).toHaveValue('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('what is typed while settings are saved stays, and is told to be unsaved', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answer(savePreferences, () => answer.promise);
  await arriveAtPreferences();
  await jobTitle.fill('Editor');
  await save.click();
  await expect.poll(() => server.callsOf(savePreferences).length).toBe(1);
  await jobTitle.fill('Editor in chief');
  answer.resolve(Response.json({ ...preferences, job_title: 'Editor' }));
  await expectAnnounced('Preferences saved successfully!');
  await expect.element(jobTitle).toHaveValue('Editor in chief');
  await expectAnnounced('Unsaved changes');
});

test('two passwords that differ are told by a toast and at the field, which takes the focus', async () => {
  await arriveAtPassword();
  await page.getByLabelText('New password', { exact: true }).fill('correct horse');
  await page.getByLabelText('Confirm new password', { exact: true }).fill('correct hors');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText("New passwords don't match!")).toBeVisible();
  await expect.element(page.getByLabelText('Confirm new password', { exact: true })).toHaveFocus();
});

test('a password that the server refuses says why, and asks for the current one where that is missing', async () => {
  const sentence = 'Please enter your current password.';
  server.answer('POST /auth/change-password', () =>
    refuseAccount(403, 'CURRENT_PASSWORD_REQUIRED', sentence),
  );
  const { screen } = await arriveAtPassword();
  await page.getByLabelText('New password', { exact: true }).fill('correct horse');
  await page.getByLabelText('Confirm new password', { exact: true }).fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(sentence);
  await expect.element(page.getByLabelText('Current password', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('New password', { exact: true })).toHaveValue('correct horse');
});
