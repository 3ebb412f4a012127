import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toCallError } from '../../api/call-error.ts';
import { notify } from '../../ui/notify.ts';
import { changePassword } from './account-calls.ts';
import { findPasswordProblem, type PasswordForm, toSentence } from './model.ts';
import { sessionsQuery } from './queries.ts';
import { useReportUnsaved } from './unsaved.ts';
import { useAccountCall } from './use-account-call.ts';

const empty: PasswordForm = { current: '', next: '', confirmation: '' };
const fallback = 'Failed to change password';

/** A new password. The current one is asked for where the server says so: when the writer signed in long ago. */
export function usePasswordForm() {
  const queries = useQueryClient();
  const callAccount = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const [isCurrentAsked, setIsCurrentAsked] = useState(false);
  const form = useForm<PasswordForm>({ defaultValues: empty });
  const { isDirty, isSubmitting } = form.formState;
  useReportUnsaved('password', isDirty);

  function fail(message: string, field?: keyof PasswordForm): void {
    if (field) form.setError(field, { message }, { shouldFocus: true });
    else setFailure(message);
    void notify({ tone: 'error', title: message });
  }

  const submit = form.handleSubmit(async ({ current, next, confirmation }) => {
    setFailure(undefined);
    const problem = findPasswordProblem({ current, next, confirmation });
    if (problem) return fail(problem.message, problem.field);
    if (isCurrentAsked && current === '') return fail('Please enter your current password.', 'current');
    try {
      const change = { newPassword: next, ...(isCurrentAsked && { currentPassword: current }) };
      await callAccount(() => changePassword(change));
      form.reset(empty);
      setIsCurrentAsked(false);
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void notify({ title: 'Password changed successfully!', description: 'Other devices are signed out.' });
    } catch (error) {
      if (toCallError(error).code === 'CURRENT_PASSWORD_REQUIRED') setIsCurrentAsked(true);
      fail(toSentence(error, fallback));
    }
  });

  function discard(): void {
    setFailure(undefined);
    form.reset(empty);
  }

  return { form, submit, failure, discard, isDirty, isSaving: isSubmitting, isCurrentAsked };
}
