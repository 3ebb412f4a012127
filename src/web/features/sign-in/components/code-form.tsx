import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { giveCode } from '../../../account/code-calls.ts';
import { CodeField } from '../../../account/code-field.tsx';
import { toAccountSentence } from '../../../account/sentences.ts';
import { useAuth } from '../../../session/auth-provider.tsx';
import { Button } from '../../../ui/button.tsx';

/** The second half of a sign-in. */
export function CodeForm() {
  const { refresh } = useAuth();
  const [search] = useSearchParams();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const next = search.get('next');

  const submit = handleSubmit(async ({ code }) => {
    try {
      await giveCode(code);
      // The visitor pages lead a signed-in writer on
      await refresh();
    } catch (error) {
      setError('code', { message: toAccountSentence(error) }, { shouldFocus: true });
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <h1>Enter your code</h1>
      <CodeField
        autoFocus
        error={errors.code?.message}
        {...register('code', { validate: (code) => code.trim() !== '' || 'Please enter a code.' })}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </Button>
      <p className="text-ink-3">
        <Link to={{ pathname: '/login', search: next === null ? '' : `?${new URLSearchParams({ next })}` }}>
          Begin again
        </Link>
      </p>
    </form>
  );
}
