import { catalogue, isErrorCode } from '../../shared/errors.ts';

const unavailableSentence = 'Service temporarily unavailable. Please try again in a moment.';
const offlineSentence = "You're currently offline. Please check your internet connection and try again.";

/** A call that did not succeed, however it failed: what a program needs, and the sentence for the writer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(body: {
    code: string;
    status: number;
    message: string;
    retryable: boolean;
    retryAfterSeconds?: number | undefined;
    cause?: unknown;
  }) {
    super(body.message, { cause: body.cause });
    this.code = body.code;
    this.status = body.status;
    this.retryable = body.retryable;
    this.retryAfterSeconds = body.retryAfterSeconds;
  }
}

export function offlineError(): CallError {
  return new CallError({ code: 'OFFLINE', status: 0, message: offlineSentence, retryable: true });
}

export function networkError(cause: unknown): CallError {
  return new CallError({
    code: 'NETWORK_ERROR',
    status: 0,
    message: unavailableSentence,
    retryable: true,
    cause,
  });
}

/** Nobody is signed in any more: no new token can be had, so that trying again is of no use. */
export class SessionGoneError extends CallError {
  constructor() {
    super({ code: 'AUTH_EXPIRED', ...catalogue.AUTH_EXPIRED });
  }
}

/** The sentence of an answer that came without a body of ours, from a proxy for instance. */
function entryOfStatus(status: number) {
  if (status >= 500) return catalogue.INTERNAL_ERROR;
  return (
    Object.values(catalogue).find((entry) => entry.status === status && status !== 404) ??
    catalogue.INVALID_REQUEST
  );
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Reads an error body, an error event of a stream, or any other failure of a call. */
export function toCallError(error: unknown, httpStatus?: number): CallError {
  if (error instanceof CallError) return error;
  const body = findBody(error);
  if (body) return fromBody(body, error);
  const status = httpStatus ?? numberOf(error, 'status');
  if (status === undefined || status < 400) return networkError(error);
  const { message } = entryOfStatus(status);
  return new CallError({
    code: `HTTP_${status}`,
    status,
    message,
    retryable: status >= 500 || status === 408,
    cause: error,
  });
}

interface LooseBody {
  code: string;
  message: string;
  status?: unknown;
  retryable?: unknown;
  retry_after?: unknown;
}

function fromBody(body: LooseBody, cause: unknown): CallError {
  const known = isErrorCode(body.code) ? catalogue[body.code] : undefined;
  return new CallError({
    code: body.code,
    status: typeof body.status === 'number' ? body.status : (known?.status ?? 500),
    message: body.message,
    retryable: typeof body.retryable === 'boolean' ? body.retryable : (known?.retryable ?? false),
    retryAfterSeconds: typeof body.retry_after === 'number' ? body.retry_after : undefined,
    cause,
  });
}

/** The body itself, or the `data` that an error event or an error of the client library carries it in. */
function findBody(value: unknown): LooseBody | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!(value instanceof Error) && isLooseBody(value)) return value;
  return 'data' in value ? findBody(value.data) : undefined;
}

function isLooseBody(value: object): value is LooseBody {
  return (
    'code' in value &&
    typeof value.code === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    value.message !== ''
  );
}

function numberOf(value: unknown, key: 'status'): number | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const found = (value as Record<typeof key, unknown>)[key];
  return typeof found === 'number' ? found : undefined;
}
