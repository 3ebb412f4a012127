import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { toAccountSentence } from '../account/sentences.ts';
import { offlineError } from '../api/call-error.ts';
import { useServices } from '../services.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField, TextField } from '../ui/field.tsx';
import { notify } from '../ui/notify.ts';
import { useStore } from '../ui/use-store.ts';
import { useAuth } from './auth-provider.tsx';

/** Signing in again without leaving the screen: what stands on it stays, whether it succeeds or is cancelled. */
export function SignInAgain() {
  const { signInStore } = useServices();
  const { state } = useAuth();
  const isAsked = useStore(signInStore.isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = isAsked && state.status === 'expired';
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    password.current?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="sheet m-auto w-[calc(100vw-2rem)] max-w-md p-6 text-ink backdrop:bg-(--scrim)"
      aria-labelledby={id}
      onClose={signInStore.close}
    >
      {isOpen && (
        <SignInAgainForm
          titleId={id}
          email={state.user.email}
          password={password}
          onClose={signInStore.close}
        />
      )}
    </dialog>
  );
}

interface SignInAgainFormProps {
  titleId: string;
  email: string;
  password: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

function SignInAgainForm({ titleId, email, password, onClose }: SignInAgainFormProps) {
  const { connection } = useServices();
  const queries = useQueryClient();
  const { signIn } = useAuth();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await signIn({ email, password: password.current?.value ?? '' });
      onClose();
      void queries.invalidateQueries();
      void notify({ title: 'Welcome back!', description: 'You are signed in again, and nothing is lost.' });
    } catch (error) {
      setFailure(connection.getState().isOnline ? toAccountSentence(error) : offlineError().message);
      setIsBusy(false);
      password.current?.focus();
    }
  }

  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h2 id={titleId}>Sign in again</h2>
      <p className="text-ink-2">Your session has ended. What you typed is as it was.</p>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <TextField label="Email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField ref={password} label="Password" autoComplete="current-password" required />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          {isBusy ? 'Signing In...' : 'Sign In'}
        </Button>
      </div>
    </form>
  );
}
