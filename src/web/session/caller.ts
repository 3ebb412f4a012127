import { makeCall, wait } from '../api/call.ts';
import { SessionGoneError, toCallError } from '../api/call-error.ts';
import { type ApiClient, makeApiClient } from '../api/client.ts';
import type { Connection } from '../api/connection.ts';
import { isAbort } from '../api/failed-call.ts';
import type { AccountCalls } from './account-calls.ts';
import { makeBearerSource, readTokenUserId } from './bearer.ts';
import { findUserId, type Session } from './session.ts';

export interface CallerParts {
  origin: string;
  accountCalls: AccountCalls;
  session: Session;
  connection: Connection;
}

export interface Caller {
  /** Makes a call of the API, by the rules of trying again. One that is refused as nobody's expires the session. */
  call<T>(attempt: (api: ApiClient) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Another writer, or none, from here on. */
  forget(): void;
}

/** Makes the calls of a page, each in the name of the writer on the screen. */
export function makeCaller({ origin, accountCalls, session, connection }: CallerParts): Caller {
  const bearer = makeBearerSource({ fetchToken: () => readToken(accountCalls, session), now: Date.now });
  const api = makeApiClient({ origin, getBearer: bearer.get });
  const environment = {
    isOnline: () => connection.getState().isOnline,
    wait,
    dropBearer: bearer.drop,
  };
  return {
    async call(attempt, signal) {
      const callerId = findUserId(session.getState());
      try {
        return await makeCall(environment, () => attempt(api), signal);
      } catch (error) {
        if (callerId !== undefined && !isAbort(error) && toCallError(error).status === 401)
          session.expire(callerId);
        throw error;
      }
    },
    forget: bearer.drop,
  };
}

/**
 * A token for the writer on the screen. The cookie belongs to the whole browser: when somebody else signed in in
 * another tab, no call of this one may be made in their name.
 */
async function readToken(calls: AccountCalls, session: Session): Promise<string> {
  const token = await calls.readToken();
  const state = session.getState();
  const isSame = readTokenUserId(token) === findUserId(state);
  // Also when the same writer signed in again in another tab
  if ('user' in state && (!isSame || state.status === 'expired')) await session.load();
  if ('user' in state && !isSame) throw new SessionGoneError();
  return token;
}
