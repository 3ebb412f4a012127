import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { revokeOtherSessions, revokeSession } from './account-calls.ts';
import { toSentence } from './model.ts';
import { sessionsQuery } from './queries.ts';
import { useAccountCall } from './use-account-call.ts';

/** Ends sessions elsewhere: their next call is refused. */
export function useSessions() {
  const queries = useQueryClient();
  const callAccount = useAccountCall();
  /** The id of the session that is being ended, or `others` for all of them. */
  const [ending, setEnding] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function run(what: string, call: () => Promise<void>, success: string): Promise<void> {
    setEnding(what);
    setFailure(undefined);
    try {
      await callAccount(call);
      void notify({ title: success });
    } catch (error) {
      setFailure(toSentence(error, 'Failed to end the session. Please try again.'));
    } finally {
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      setEnding(undefined);
    }
  }

  return {
    ending,
    failure,
    end: (id: string) => run(id, () => revokeSession(id), 'Session ended'),
    endOthers: () => run('others', revokeOtherSessions, 'All other sessions ended'),
  };
}
