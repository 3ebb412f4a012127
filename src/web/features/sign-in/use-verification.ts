import { useEffect, useState } from 'react';
import { toAccountSentence } from '../../account/sentences.ts';
import { toCallError } from '../../api/call-error.ts';
import { useAuth } from '../../session/auth-provider.tsx';
import { isLinkRefused, takeVerificationToken } from './model.ts';
import { checkVerification, type LinkPromise, verifyEmail } from './verification-calls.ts';

/** A link that was mailed, and what is known of it. Whoever has none came here by another way. */
export type Verification =
  | { step: 'none' | 'checking' | 'refused' }
  | { step: 'asking'; token: string; promise: LinkPromise; isBusy: boolean; failure?: string }
  /** The server could not be asked what the link is for. */
  | { step: 'unchecked'; token: string; failure: string }
  | { step: 'changed'; promise: LinkPromise };

/** Asks before the link is used: whoever sent it may want the reader in an account that is not theirs. */
export function useVerification() {
  const { refresh } = useAuth();
  const [state, setState] = useState<Verification>({ step: 'none' });

  async function check(token: string): Promise<void> {
    setState({ step: 'checking' });
    try {
      setState({ step: 'asking', token, promise: await checkVerification(token), isBusy: false });
    } catch (error) {
      const isRefused = isLinkRefused(toCallError(error));
      setState(
        isRefused ? { step: 'refused' } : { step: 'unchecked', token, failure: toAccountSentence(error) },
      );
    }
  }

  async function agree(token: string, promise: LinkPromise): Promise<void> {
    setState({ step: 'asking', token, promise, isBusy: true });
    try {
      const proven = await verifyEmail(token);
      setState(proven.isChange ? { step: 'changed', promise: proven } : { step: 'none' });
      // The visitor pages lead a signed-in writer on
      if (!proven.isChange) await refresh();
    } catch (error) {
      const failure = toAccountSentence(error);
      const isRefused = isLinkRefused(toCallError(error));
      setState(isRefused ? { step: 'refused' } : { step: 'asking', token, promise, isBusy: false, failure });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link is opened
  useEffect(() => {
    const token = takeVerificationToken();
    if (token !== undefined) void check(token);
  }, []);

  return { state, check, agree };
}
