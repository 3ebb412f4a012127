import { AppError, type ErrorCode } from '../../../shared/errors.ts';

/**
 * What went wrong with a provider, for the log and the doctor: a word of ours, of Node or `HTTP_` and the status. What
 * the provider said is nowhere in it, since providers quote texts and keys.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly code: string;
  readonly isTransient: boolean;
  /** Whether the provider refused a field of the request that it does not know. */
  readonly isUnknownField: boolean;

  constructor(code: string, { isTransient = false, isUnknownField = false } = {}) {
    super('The provider of the model failed.');
    this.code = code;
    this.isTransient = isTransient;
    this.isUnknownField = isUnknownField;
  }
}

/** What a provider says of its failure. Its words are read here and nowhere else, and go no further. */
export interface Complaint {
  /** HTTP status of the answer; left out where the answer had begun well. */
  status?: number;
  type?: string | undefined;
  message?: string | undefined;
  /** The header of that name: seconds, or a date. */
  retryAfter?: string | undefined;
  /** The body as it came, for what its type and message do not say. */
  body?: string;
}

const transientStatuses = new Set([408, 500, 502, 503, 504]);

const refusingStatuses = new Set([400, 422]);

/** In which words servers refuse a field that they do not know; most name it. */
const unknownField =
  /stream_options|include_usage|unknown|unrecogni[sz]ed|unexpected|unsupported|extra (?:fields?|inputs?)|additional propert|not (?:permitted|allowed)/i;

const codes = new Map<number, ErrorCode>([
  [401, 'ENGINE_MISCONFIGURED'],
  [402, 'ENGINE_MISCONFIGURED'],
  [403, 'REQUEST_FLAGGED'],
  [404, 'ENGINE_MISCONFIGURED'],
  [413, 'REQUEST_TOO_LARGE'],
  [429, 'RATE_LIMITED'],
  [529, 'ENGINE_BUSY'],
]);

/** What the types of errors in the middle of an answer would have been as a status. */
const statusesOfTypes = new Map([
  ['invalid_request_error', 400],
  ['authentication_error', 401],
  ['billing_error', 402],
  ['permission_error', 403],
  ['not_found_error', 404],
  ['request_too_large', 413],
  ['rate_limit_error', 429],
  ['rate_limit_exceeded', 429],
  ['insufficient_quota', 429],
  ['overloaded_error', 529],
]);

export function toFailure(complaint: Complaint, now: Date): AppError {
  const { status, type = '' } = complaint;
  const known = status ?? statusesOfTypes.get(type);
  const fault = new ProviderFault(known === undefined ? 'ERROR_EVENT' : `HTTP_${known}`, {
    isTransient: status !== undefined && transientStatuses.has(status),
    isUnknownField:
      status !== undefined && refusingStatuses.has(status) && unknownField.test(complaint.body ?? ''),
  });
  const code = toErrorCode(complaint, known);
  const retryAfterSeconds = findWait(code, complaint, now);
  return new AppError(code, {
    cause: fault,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function toErrorCode({ status, type, message = '' }: Complaint, known: number | undefined): ErrorCode {
  if (type === 'overloaded_error') return 'ENGINE_BUSY';
  if (known === undefined) return 'ENGINE_ERROR';
  if (known === 429 && type === 'rate_limit_error' && /rate limit/i.test(message)) return 'RATE_LIMIT_ERROR';
  const code = codes.get(known);
  if (code !== undefined) return code;
  if (status !== undefined && transientStatuses.has(status)) return 'MAX_RETRIES_EXCEEDED';
  if (known < 400) return 'ENGINE_MISCONFIGURED';
  return known < 500 ? 'INVALID_REQUEST' : 'ENGINE_ERROR';
}

/** Longer waits than a day are no plan that a writer can make. */
const longestWaitSeconds = 24 * 60 * 60;

/** Seconds until another try, where the provider names a time that can be true. */
function findWait(
  code: ErrorCode,
  { message = '', retryAfter = '' }: Complaint,
  now: Date,
): number | undefined {
  if (code !== 'RATE_LIMIT_ERROR' && code !== 'RATE_LIMITED') return undefined;
  const seconds = code === 'RATE_LIMIT_ERROR' ? findMinutes(message) * 60 : readRetryAfter(retryAfter, now);
  return seconds > 0 && seconds <= longestWaitSeconds ? seconds : undefined;
}

/** The number before ‘minutes’, or 0. A limit of so many per minute has none there. */
function findMinutes(message: string): number {
  return Number(/\b(\d{1,5}) ?minutes?\b/i.exec(message)?.[1] ?? 0);
}

function readRetryAfter(value: string, now: Date): number {
  if (/^\d+$/.test(value)) return Number(value);
  // Only the form of HTTP: other words that happen to make a date are none.
  const isDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(value);
  return isDate ? Math.ceil((Date.parse(value) - now.getTime()) / 1000) : 0;
}

/**
 * Finds type and message in the body of an error, whichever provider wrote it: `{error: {type, message}}`,
 * `{error: {code, message}}`, `{type, message}` or `{error: 'message'}`. A body that says nothing gives nothing.
 */
export function readComplaint(body: unknown): Complaint {
  const error = readField(body, 'error') ?? body;
  if (typeof error === 'string') return { message: error };
  const type = [readField(error, 'type'), readField(error, 'code')].find(
    (value) => typeof value === 'string',
  );
  const message = readField(error, 'message');
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof message === 'string' ? { message } : {}),
  };
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function makeGarbageError(): AppError {
  return new AppError('ENGINE_UNAVAILABLE', { cause: new ProviderFault('GARBAGE') });
}

/** Something that the operator has to put right before any call can succeed. */
export function makeSetupError(
  code: 'NO_KEY' | 'BAD_KEY' | 'NO_MODEL' | 'BAD_ADDRESS' | 'FORBIDDEN_ADDRESS',
): AppError {
  return new AppError('ENGINE_MISCONFIGURED', { cause: new ProviderFault(code) });
}
