import { CallError } from '../../web/api/failed-call.ts';

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

export function noServerError(): CallError {
  const message = 'No server is set up here yet. Please enter its address and a key in the options.';
  return new CallError({ code: 'NO_SERVER', status: 0, message, retryable: false });
}

export function noPermissionError(origin: string): CallError {
  const message = `The browser does not let this extension reach ${origin}. Please save the options again and allow it.`;
  return new CallError({ code: 'NO_PERMISSION', status: 0, message, retryable: false });
}

const aboutOptions = new Set(['NO_SERVER', 'NO_PERMISSION', 'NETWORK_ERROR', 'INSUFFICIENT_SCOPE']);

/** Whether the options are where something can be done about it. */
export function isAboutOptions({ code, status }: CallError): boolean {
  return status === 401 || aboutOptions.has(code) || code.startsWith('HTTP_4');
}
