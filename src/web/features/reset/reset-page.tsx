import { useEffect, useRef } from 'react';
import { AccountFrame } from '../../account/account-frame.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { PasswordForm } from './components/password-form.tsx';
import { useReset } from './use-reset.ts';

export function meta() {
  return toPageTitle('Reset password');
}

export default function ResetPage() {
  const { state, check, setPassword } = useReset();
  return (
    <AccountFrame>
      {state.step === 'checking' && (
        <p className="flex items-center gap-3 text-ink-2" role="status">
          <span className="spin" />
          Checking your link...
        </p>
      )}
      {state.step === 'unchecked' && (
        <section className="account-note">
          <h1>Reset password</h1>
          <Banner tone="bad" icon="warning" action={<Button onClick={check}>Try Again</Button>}>
            {state.failure} Your link is still valid.
          </Banner>
        </section>
      )}
      {state.step === 'form' && <PasswordForm onSubmit={setPassword} />}
      {state.step === 'updated' && <Updated />}
    </AccountFrame>
  );
}

function Updated() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="account-note">
      <h1 ref={heading} tabIndex={-1}>
        Password updated
      </h1>
      <p>You are signed in here and signed out everywhere else. Your dashboard is opening.</p>
    </section>
  );
}
