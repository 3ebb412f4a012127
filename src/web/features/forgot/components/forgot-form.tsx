import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { emailMaxLength } from '../../../../shared/limits.ts';
import { checkEmail, toAccountSentence } from '../../../account/sentences.ts';
import { useAuth } from '../../../session/auth-provider.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';

interface ForgotFormProps {
  initialEmail: string;
  isLinkInvalid: boolean;
  onSent(email: string): void;
}

export function ForgotForm({ initialEmail, isLinkInvalid, onSent }: ForgotFormProps) {
  const { calls, state } = useAuth();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: initialEmail } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    const address = email.trim();
    try {
      await calls.forgotPassword(address);
      onSent(address);
    } catch (error) {
      setError('root', { message: toAccountSentence(error) });
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <h1>Forgot password</h1>
      {isLinkInvalid && (
        <Banner tone="flag" icon="warning">
          <b>Invalid Reset Link</b>
          <br />
          This password reset link is invalid or has expired. Request a new one here.
        </Banner>
      )}
      {errors.root && (
        <Banner tone="bad" icon="warning">
          {errors.root.message}
        </Banner>
      )}
      <p className="text-ink-2">Enter the email address of your account to get a link for a new password.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        required
        error={errors.email?.message}
        {...register('email', { validate: (email) => checkEmail(email) ?? true })}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <p className="text-ink-3">
        Remembered it?{' '}
        {'user' in state ? <Link to="/settings">Back to settings</Link> : <Link to="/login">Sign in</Link>}
      </p>
    </form>
  );
}
