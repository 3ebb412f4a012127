import { Link, useSearchParams } from 'react-router';
import { countries } from '../../../shared/countries.ts';
import { emailMaxLength, fullNameMaxLength, passwordMinLength } from '../../../shared/limits.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { ProviderButton } from '../../account/provider-button.tsx';
import { WaitingNote } from '../../handoff/waiting-note.tsx';
import { getServerFacts } from '../../server-facts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, SelectField, TextField } from '../../ui/field.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ShutNote } from './components/shut-note.tsx';
import { VerifyNote } from './components/verify-note.tsx';
import { useSignUp } from './use-sign-up.ts';
import { useStanding } from './use-standing.ts';

export function meta() {
  return toPageTitle('Sign up');
}

export default function SignUpPage() {
  const { invitation, standing } = useStanding();
  const { form, submit, created } = useSignUp(invitation);
  const [search] = useSearchParams();
  const { errors, isSubmitting } = form.formState;
  if (!getServerFacts().signIn.password) {
    return (
      <AccountFrame>
        <div className="account-note">
          <h1>Sign up</h1>
          <ProviderButton next={search.get('next')} />
        </div>
      </AccountFrame>
    );
  }
  const isBusy = isSubmitting || created !== undefined;
  if (created && !created.isConfirmed) {
    return (
      <AccountFrame>
        <VerifyNote email={created.email} />
      </AccountFrame>
    );
  }
  if (standing) {
    return (
      <AccountFrame>
        <ShutNote standing={standing} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <form onSubmit={submit} noValidate>
        <h1>Sign up</h1>
        <WaitingNote />
        {errors.root && (
          <Banner tone="bad" icon="warning">
            <b>Sign Up Failed</b>
            <br />
            {errors.root.message}
          </Banner>
        )}
        {created && <Banner icon="accept">One moment, your dashboard is opening.</Banner>}
        <TextField
          label="Full name"
          autoComplete="name"
          maxLength={fullNameMaxLength}
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SelectField
          label="Country"
          autoComplete="country"
          required
          error={errors.country?.message}
          {...form.register('country')}
        >
          <option value="">Choose a country</option>
          {Object.entries(countries).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          help={`At least ${passwordMinLength} characters`}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...form.register('confirmation')}
        />
        <Button type="submit" look="primary" busy={isBusy}>
          {isBusy ? 'Creating Account...' : 'Create Account'}
        </Button>
        <ProviderButton next={search.get('next')} />
        <p className="text-small text-ink-3">
          By creating an account you agree to the <NewTabLink to="/terms">Terms of Service</NewTabLink> and to
          the <NewTabLink to="/privacy">Privacy Policy</NewTabLink>.
        </p>
        <p className="text-ink-3">
          Already have an account? <Link to={{ pathname: '/login', search: search.toString() }}>Sign in</Link>
        </p>
      </form>
    </AccountFrame>
  );
}

/** What has been typed here stays while the words are read. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
