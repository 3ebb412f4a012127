import { useState } from 'react';
import { useAuth } from '../session/auth-provider.tsx';
import { Button } from '../ui/button.tsx';
import { toAccountSentence } from './sentences.ts';

interface ResendVerificationProps {
  /** Undefined where there is none yet: the screen then says so itself. */
  getEmail(): string | undefined;
}

/** Asks for the mail again that verifies an address, and says what became of it. */
export function ResendVerification({ getEmail }: ResendVerificationProps) {
  const { calls } = useAuth();
  const [outcome, setOutcome] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function resend(): Promise<void> {
    const email = getEmail();
    if (email === undefined) return;
    setIsBusy(true);
    setOutcome(undefined);
    try {
      await calls.sendVerification(email);
      setOutcome('Sent. Use the newest email.');
    } catch (error) {
      setOutcome(toAccountSentence(error));
    }
    setIsBusy(false);
  }

  return (
    <span className="grid justify-items-start gap-1">
      <Button small busy={isBusy} onClick={resend}>
        {isBusy ? 'Sending...' : 'Send the email again'}
      </Button>
      <span className="text-small" role="status">
        {outcome}
      </span>
    </span>
  );
}
