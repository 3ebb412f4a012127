import { useState } from 'react';
import { toOwnAddress } from '../../server-facts.ts';
import { listSessions } from './account-calls.ts';
import { toSentence } from './model.ts';
import { useAccountCall } from './use-account-call.ts';

/** Has the browser download the archive, which shows how far it is. */
export function useExport() {
  const callAccount = useAccountCall();
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function start(): Promise<void> {
    setIsStarting(true);
    setFailure(undefined);
    try {
      // A download that is refused would be a file with an error in it: so the session is asked for before
      await callAccount(listSessions);
      const link = document.createElement('a');
      link.href = toOwnAddress('/api/auth/export-data');
      link.download = '';
      link.click();
    } catch (error) {
      setFailure(toSentence(error, 'The download could not be started. Please try again.'));
    } finally {
      setIsStarting(false);
    }
  }

  return { start, isStarting, failure };
}
