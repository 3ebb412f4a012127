import { Link, useSearchParams } from 'react-router';
import { AccountFrame } from '../../account/account-frame.tsx';
import { ProviderButton } from '../../account/provider-button.tsx';
import { toCallError } from '../../api/call-error.ts';
import { WaitingNote } from '../../handoff/waiting-note.tsx';
import { getServerFacts } from '../../server-facts.ts';
import { Banner } from '../../ui/banner.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { CodeForm } from './components/code-form.tsx';
import { PasskeySignIn } from './components/passkey-sign-in.tsx';
import { PasswordSignIn } from './components/password-sign-in.tsx';
import { VerificationQuestion } from './components/verification-question.tsx';
import { codeAsked } from './model.ts';
import { useVerification } from './use-verification.ts';

export function meta() {
  return toPageTitle('Sign in');
}

export default function SignInPage() {
  const { password } = getServerFacts().signIn;
  const [search] = useSearchParams();
  const verification = useVerification();
  const refused = search.get('refused');
  if (refused === codeAsked) {
    return (
      <AccountFrame>
        <CodeForm />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <div className="account-note">
        <h1>Sign in</h1>
        <WaitingNote />
        {refused && (
          <Banner tone="bad" icon="warning">
            {toCallError({ code: refused }).message}
          </Banner>
        )}
        <VerificationQuestion {...verification} />
        {password && <PasswordSignIn isLinkRefused={verification.state.step === 'refused'} />}
        <div className="ways-in">
          <PasskeySignIn hasField={password} />
          <ProviderButton next={search.get('next')} />
        </div>
        {password && (
          <p className="text-ink-3">
            New here? <Link to={{ pathname: '/signup', search: search.toString() }}>Sign up</Link>
          </p>
        )}
      </div>
    </AccountFrame>
  );
}
