import { useState } from 'react';
import { toCallError } from '../../api/call-error.ts';
import { forgetWriter } from '../../drafts/forget-writer.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { notify } from '../../ui/notify.ts';
import { deleteAccount } from './account-calls.ts';
import { toSentence } from './model.ts';
import { useAccountCall } from './use-account-call.ts';

const signInAgain =
  'Please enter your password. Or sign out and in again: for ten minutes after that none is asked for.';

/** Deletes the account, with what this device keeps for it. Then nobody is signed in. */
export function useDeleteAccount() {
  const { session } = useServices();
  const { id } = useUser();
  const callAccount = useAccountCall();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(password: string): Promise<void> {
    setIsDeleting(true);
    setFailure(undefined);
    try {
      await callAccount(() => deleteAccount(password));
    } catch (error) {
      const isAsked = toCallError(error).code === 'CURRENT_PASSWORD_REQUIRED';
      setFailure(
        isAsked ? signInAgain : toSentence(error, 'Your account could not be deleted. Please try again.'),
      );
      setIsDeleting(false);
      return;
    }
    // A browser that keeps nothing has nothing to forget
    await forgetWriter(id).catch(() => undefined);
    void notify({ title: 'Your account was deleted.' });
    await session.refresh();
  }

  return { run, isDeleting, failure };
}
