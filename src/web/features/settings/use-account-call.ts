import { offlineError, toCallError } from '../../api/call-error.ts';
import { useServices } from '../../services/services.ts';
import { isSessionGone } from '../../session/auth-error.ts';
import { useUser } from '../../session/auth-provider.tsx';

/** Makes a call of the account routes. One that is refused as nobody's expires the session, in place. */
export function useAccountCall() {
  const { session, connection } = useServices();
  const { id } = useUser();
  return async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (!connection.getState().isOnline) throw offlineError();
    try {
      return await call();
    } catch (error) {
      if (isSessionGone(toCallError(error))) session.expire(id);
      throw error;
    }
  };
}
