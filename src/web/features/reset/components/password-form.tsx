import { useForm } from 'react-hook-form';
import { passwordMinLength } from '../../../../shared/limits.ts';
import { toAccountSentence } from '../../../account/sentences.ts';
import { toCallError } from '../../../api/call-error.ts';
import { findAuthProblem } from '../../../session/auth-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { notify } from '../../../ui/notify.ts';
import { findBrokenRule, type ResetForm } from '../model.ts';

/** @param props.onSubmit throws what the form can say */
export function PasswordForm({ onSubmit }: { onSubmit(password: string): Promise<void> }) {
  const { register, handleSubmit, setError, formState } = useForm<ResetForm>({
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    const broken = findBrokenRule(form);
    if (broken) {
      const { field, title, message, advice } = broken;
      setError(field, { message: advice }, { shouldFocus: true });
      void notify({ tone: 'error', title, ...(message !== undefined && { description: message }) });
      return;
    }
    try {
      await onSubmit(form.password);
    } catch (error) {
      const isWeak = findAuthProblem(toCallError(error)) === 'weak_password';
      setError(isWeak ? 'password' : 'root', { message: toAccountSentence(error) });
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <h1>Choose a new password</h1>
      {errors.root && (
        <Banner tone="bad" icon="warning">
          {errors.root.message}
        </Banner>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        help={`At least ${passwordMinLength} characters`}
        error={errors.password?.message}
        {...register('password', { validate: (value) => value !== '' || 'Please choose a password.' })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        required
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (value) => value !== '' || 'Please type the password again.',
        })}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isSubmitting ? 'Updating Password...' : 'Update Password'}
      </Button>
    </form>
  );
}
