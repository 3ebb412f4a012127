import { useForm, useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { checkEmail, toAccountSentence } from '../../../account/sentences.ts';
import { toCallError } from '../../../api/call-error.ts';
import { findAuthProblem } from '../../../session/auth-error.ts';
import { useAuth } from '../../../session/auth-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/field.tsx';
import { notify } from '../../../ui/notify.ts';
import { codeAsked, toAdvice, withCodeAsked } from '../model.ts';
import { Notices } from './notices.tsx';

export function PasswordSignIn({ isLinkRefused }: { isLinkRefused: boolean }) {
  const { signIn } = useAuth();
  const [search, setSearch] = useSearchParams();
  const form = useForm({ defaultValues: { email: '', password: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const typedEmail = useWatch({ control: form.control, name: 'email' });

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      // The visitor pages lead a signed-in writer on
      await signIn({ email: email.trim(), password });
      void notify({ title: 'Welcome back!', description: 'You have been successfully logged in.' });
    } catch (error) {
      const failure = toCallError(error);
      if (failure.code === codeAsked) return setSearch((before) => withCodeAsked(before));
      setError('root', { type: findAuthProblem(failure) ?? 'refused', message: toAdvice(failure) });
      void notify({ tone: 'error', title: 'Login Failed', description: toAccountSentence(error) });
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Notices
        failure={errors.root}
        isLinkExpired={search.get('verification') === 'expired' || isLinkRefused}
        getEmail={() => {
          const { email } = form.getValues();
          const message = checkEmail(email);
          if (message === undefined) return email.trim();
          setError('email', { message }, { shouldFocus: true });
          return undefined;
        }}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username webauthn"
        required
        error={errors.email?.message}
        {...register('email', { validate: (email) => checkEmail(email) ?? true })}
      />
      <div className="field-and-link">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', {
            validate: (password) => password !== '' || 'Please enter your password.',
          })}
        />
        <Link to="/forgot-password" state={{ email: typedEmail }}>
          Forgot password?
        </Link>
      </div>
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
