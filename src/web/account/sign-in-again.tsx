import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { offlineError, toCallError } from '../api/call-error.ts';
import { getServerFacts, toOwnAddress } from '../server-facts.ts';
import { useServices } from '../services/services.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField, TextField } from '../ui/field.tsx';
import { notify } from '../ui/notify.ts';
import { useStore } from '../ui/use-store.ts';
import { giveCode } from './code-calls.ts';
import { CodeField } from './code-field.tsx';
import { toAccountSentence } from './sentences.ts';

/** Signing in again without leaving the screen: what stands on it stays, whether it succeeds or is cancelled. */
export function SignInAgain() {
  const { signInStore } = useServices();
  const { state } = useAuth();
  const isAsked = useStore(signInStore.isOpen);
  const password = useRef<HTMLInputElement>(null);
  if (!isAsked || state.status !== 'expired') return null;
  if (!getServerFacts().signIn.password)
    return (
      <Dialog title="Sign in again" look="small" onClose={signInStore.close}>
        <SignInElsewhere />
      </Dialog>
    );
  return (
    <Dialog title="Sign in again" look="small" initialFocus={password} onClose={signInStore.close}>
      <SignInAgainForm email={state.user.email} password={password} onClose={signInStore.close} />
    </Dialog>
  );
}

/** Leaving this page for the sign-in would take what is typed off the screen. */
function SignInElsewhere() {
  return (
    <div className="dialog-body">
      <p className="text-ink-2">
        Your session has ended. What you typed is as it was. Sign in in a new tab, then come back to this one.
      </p>
      <p>
        <a className="btn btn-primary" href={toOwnAddress('/login')} target="_blank" rel="noreferrer">
          Sign in<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

interface SignInAgainFormProps {
  email: string;
  password: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

function SignInAgainForm({ email, password, onClose }: SignInAgainFormProps) {
  const { connection } = useServices();
  const queries = useQueryClient();
  const { signIn, reload } = useAuth();
  const code = useRef<HTMLInputElement>(null);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      if (isCodeAsked) await giveCode(code.current?.value ?? '').then(reload);
      else await signIn({ email, password: password.current?.value ?? '' });
      onClose();
      void queries.invalidateQueries();
      void notify({ title: 'Welcome back!', description: 'You are signed in again, and nothing is lost.' });
    } catch (error) {
      setIsBusy(false);
      const refusal = toCallError(error).code;
      if (refusal === 'SECOND_FACTOR_REQUIRED') return setIsCodeAsked(true);
      if (refusal === 'SECOND_FACTOR_EXPIRED') setIsCodeAsked(false);
      setFailure(connection.getState().isOnline ? toAccountSentence(error) : offlineError().message);
      (code.current ?? password.current)?.focus();
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="dialog-body">
        <p className="text-ink-2">Your session has ended. What you typed is as it was.</p>
        {failure && (
          <Banner tone="bad" icon="warning">
            {failure}
          </Banner>
        )}
        <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
        {isCodeAsked ? (
          <CodeField ref={code} autoFocus />
        ) : (
          <PasswordField ref={password} label="Password" autoComplete="current-password" required />
        )}
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          {isBusy ? 'Signing In...' : 'Sign In'}
        </Button>
      </div>
    </form>
  );
}
