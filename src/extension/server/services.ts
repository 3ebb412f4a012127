import type { QueryClient } from '@tanstack/react-query';
import { makeCall, wait } from '../../web/api/call.ts';
import { toCallError } from '../../web/api/call-error.ts';
import { type ApiClient, makeApiClient } from '../../web/api/client.ts';
import { makeConnection } from '../../web/api/connection.ts';
import { CallError, isAbort } from '../../web/api/failed-call.ts';
import type { CallServices } from '../../web/services/call-services.ts';
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

/** What the app says of its own server, said of one whose address was entered. */
export function withServer(error: CallError, origin: string): CallError {
  const { code, status } = error;
  const isForeign = code.startsWith('HTTP_4');
  if (code !== 'NETWORK_ERROR' && !isForeign) return error;
  const message = isForeign
    ? `What answers at ${origin} is no Draftwell server. Is the address right?`
    : `No server answers at ${origin}. Does it run, and is the address right?`;
  return new CallError({ code, status, message, retryable: !isForeign }, error);
}

function noServerError(): CallError {
  const message = 'No server is set up here yet. Please enter its address and a key in the options.';
  return new CallError({ code: 'NO_SERVER', status: 0, message, retryable: false });
}

function noPermissionError(origin: string): CallError {
  const message = `The browser does not let this extension reach ${origin}. Please save the options again and allow it.`;
  return new CallError({ code: 'NO_PERMISSION', status: 0, message, retryable: false });
}

const aboutOptions = new Set(['NO_SERVER', 'NO_PERMISSION', 'NETWORK_ERROR', 'INSUFFICIENT_SCOPE']);

/** Whether the options are where something can be done about it. */
export function isAboutOptions({ code, status }: CallError): boolean {
  return status === 401 || aboutOptions.has(code) || code.startsWith('HTTP_4');
}
