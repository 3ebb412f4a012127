import { catalogue, isErrorCode } from '../../shared/errors.ts';
import { unavailableSentence } from '../../shared/sentences.ts';
import { CallError, type ErrorParts, networkError } from './failed-call.ts';
import { mentionsSession, readForeignWords, translateForeignError } from './foreign-error.ts';

export { CallError, isAbort, networkError, offlineError } from './failed-call.ts';

/** What nobody foresaw, such as a fault of this program. Neither an answer nor a failure of the network. */
function unknownError(cause: unknown): CallError {
  const parts = { code: 'UNKNOWN_ERROR', status: 0, message: unavailableSentence, retryable: true };
  return new CallError(parts, cause);
}

/** Nobody is signed in any more: no new token can be had, so that trying again is of no use. */
export class SessionGoneError extends CallError {
  constructor() {
    super({ code: 'AUTH_EXPIRED', ...catalogue.AUTH_EXPIRED });
  }
}

/**
 * Reads an error body, an error event of a stream, or any other failure of a call. Only what the catalogue knows
 * reaches the writer; the words of others never do.
 */
export function toCallError(error: unknown, httpStatus?: number): CallError {
  if (error instanceof CallError) return error;
  const body = findBody(error);
  const own = findOwnParts(body);
  if (own) return new CallError(own, error);
  const status = httpStatus ?? findStatus(body) ?? findStatus(error);
  if (status === undefined ? isNetworkFailure(error) : status < 400) return networkError(error);
  const words = readForeignWords(body ?? error);
  if (status === undefined && body === undefined && !mentionsSession(words.message))
    return unknownError(error);
  return new CallError(translateForeignError(words, status), error);
}

/** The body itself, or the `data` that an error event carries it in; empty where that event says nothing. */
function findBody(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('data' in value) return findBody(value.data) ?? {};
  return value instanceof Error ? undefined : value;
}

/** A body with a code of the catalogue. Its own words count when it has all that our bodies have. */
function findOwnParts(body: object | undefined): ErrorParts | undefined {
  if (body === undefined || !('code' in body) || !isErrorCode(body.code)) return undefined;
  const known = { ...catalogue[body.code], code: body.code };
  if (!('message' in body && 'retryable' in body && 'status' in body)) return known;
  const { message, status, retryable } = body;
  if (typeof message !== 'string' || typeof status !== 'number' || typeof retryable !== 'boolean')
    return known;
  const wait = 'retry_after' in body && typeof body.retry_after === 'number' ? body.retry_after : undefined;
  const requestId = 'request_id' in body && typeof body.request_id === 'string' ? body.request_id : undefined;
  return {
    code: body.code,
    status,
    retryable,
    message: message || known.message,
    ...(wait !== undefined && { retryAfterSeconds: wait }),
    ...(requestId !== undefined && { requestId }),
  };
}

function findStatus(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('status' in value)) return undefined;
  return typeof value.status === 'number' ? value.status : undefined;
}

/** `fetch` and the reading of an answer fail this way when the connection breaks, before or in the middle. */
function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'NetworkError' || isNetworkFailure(error.cause);
}
