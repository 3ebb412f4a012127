import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { AccountFrame } from '../../account/account-frame.tsx';
import { checkEmail, toAccountSentence } from '../../account/sentences.ts';
import { useAuth } from '../../session/auth-provider.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { toPageTitle } from '../../ui/page-title.ts';

export function meta() {
  return toPageTitle('Sign in');
}

export default function SignInPage() {
  const { signIn } = useAuth();
  const [search] = useSearchParams();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      // The visitor pages lead a signed-in writer on
      await signIn({ email: email.trim(), password });
      void notify({ title: 'Welcome back!', description: 'You have been successfully logged in.' });
    } catch (error) {
      const message = toAccountSentence(error);
      setError('root', { message });
      void notify({ tone: 'error', title: 'Login Failed', description: message });
    }
  });

  return (
    <AccountFrame>
      <form onSubmit={submit} noValidate>
        <h1>Sign in</h1>
        {errors.root && (
          <Banner tone="bad" icon="warning">
            <b>Login Failed</b>
            <br />
            {errors.root.message}
          </Banner>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email', { validate: (email) => checkEmail(email) ?? true })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password', {
            validate: (password) => password !== '' || 'Please enter your password.',
          })}
        />
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Signing In...' : 'Sign In'}
        </Button>
        <p className="text-ink-3">
          New here? <Link to={{ pathname: '/signup', search: search.toString() }}>Sign up</Link>
        </p>
      </form>
    </AccountFrame>
  );
}
