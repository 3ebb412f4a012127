import { CallError, readError } from '../../web/api/failed-call.ts';
import { callServer } from './services.ts';
import type { ServerSettings } from './settings.ts';

/** The server looks at the key and what it may do, and then refuses what has no text: nothing is written or charged. */
const withoutText = { action: 'improve', original_text: '' } as const;

/** Whether texts can be improved with these settings; otherwise why not. */
export async function tryServer(settings: ServerSettings): Promise<CallError | undefined> {
  try {
    const isOnline = () => navigator.onLine;
    await callServer(settings, {
      isOnline,
      attempt: (api) => api.enhance.enhance(withoutText),
      signal: undefined,
    });
    return undefined;
  } catch (cause) {
    const error = await readError(cause);
    if (error.code === 'INVALID_REQUEST') return undefined;
    if (error.code !== 'INSUFFICIENT_SCOPE') return error;
    const message = 'The server knows this key, but the key may not write. Please make one that may.';
    return new CallError({ code: error.code, status: error.status, message, retryable: false }, error);
  }
}
