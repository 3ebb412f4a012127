import { useState } from 'react';
import { readError } from '../api/failed-call.ts';
import { useAuth } from '../session/auth-provider.tsx';
import { notify } from '../ui/notify.ts';

/** Signs out. When the server cannot, the writer is told that the session goes on. */
export function useSignOut() {
  const { signOut } = useAuth();
  const [failure, setFailure] = useState<string>();

  async function start(): Promise<void> {
    setFailure(undefined);
    try {
      await signOut();
    } catch (error) {
      const { message } = await readError(error);
      setFailure(message);
      void notify({ tone: 'error', title: 'Sign Out Failed', description: message });
    }
  }
  return { start, failure };
}
