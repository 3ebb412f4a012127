import type { QueryClient } from '@tanstack/react-query';
import { makeCall, wait } from '../../web/api/call.ts';
import { toCallError } from '../../web/api/call-error.ts';
import { type ApiClient, makeApiClient } from '../../web/api/client.ts';
import { makeConnection } from '../../web/api/connection.ts';
import { isAbort } from '../../web/api/failed-call.ts';
import type { CallServices } from '../../web/services/call-services.ts';
import { noPermissionError, noServerError, withServer } from './errors.ts';
import { mayReach } from './permission.ts';
import { readSettings, type ServerSettings } from './settings.ts';

/** What the tools call by in the extension: the writer's own server, by the writer's key. Nobody signs in here. */
export function makeExtensionServices(): CallServices {
  const connection = makeConnection();
  let queries: QueryClient | undefined;
  return {
    connection,
    async call(attempt, signal) {
      const settings = await readSettings();
      if (!settings) throw noServerError();
      const isOnline = () => connection.getState().isOnline;
      return callServer(settings, { isOnline, attempt, signal });
    },
    findQueries: () => queries,
    openQueries(make) {
      queries ??= make();
      return queries;
    },
    askToSignIn: () => false,
  };
}

interface ServerCall<Answer> {
  isOnline(): boolean;
  attempt(api: ApiClient): Promise<Answer>;
  signal: AbortSignal | undefined;
}

/** @throws a `CallError` that speaks of this server */
export async function callServer<Answer>(
  { origin, key }: ServerSettings,
  { isOnline, attempt, signal }: ServerCall<Answer>,
): Promise<Answer> {
  if (!(await mayReach(origin))) throw noPermissionError(origin);
  // No cookie of a session in this browser speaks for the writer here
  const send = (request: Request, init: RequestInit) =>
    fetch(request, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
  const api = makeApiClient({ origin, getBearer: async () => key, fetch: send });
  // A key that is refused stays so, unlike a token: there is no other to try
  const environment = { isOnline, wait, dropBearer: () => undefined };
  try {
    return await makeCall(environment, () => attempt(api), signal);
  } catch (error) {
    throw isAbort(error) || signal?.aborted ? error : withServer(toCallError(error), origin);
  }
}
