import { catalogue, defaultRateLimitMinutes } from '../../shared/errors.ts';
import type { ErrorParts } from './failed-call.ts';

/** What a failed answer says, wherever in its body it says it. */
export interface ForeignWords {
  code: string | undefined;
  type: string | undefined;
  message: string;
}

const sessionCodes = new Set(['SESSION_EXPIRED', 'AUTH_ERROR', 'AUTH_EXPIRED']);

/** Reads a vendor's body: `{type, message}`, the same below `error`, or `{error: 'words'}`. */
export function readForeignWords(body: unknown): ForeignWords {
  if (typeof body !== 'object' || body === null) return { code: undefined, type: undefined, message: '' };
  if ('error' in body && typeof body.error === 'object' && body.error !== null)
    return readForeignWords(body.error);
  const read = (key: string): string | undefined => {
    const value: unknown = key in body ? body[key as keyof typeof body] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { code: read('code'), type: read('type'), message: read('message') ?? read('error') ?? '' };
}

/**
 * A failed answer that is not of ours, from a vendor or a proxy for instance, as an error of the catalogue. Its words
 * are read for what happened, and never shown.
 * @param status undefined where the answer said nothing but its words, as the event of a stream does
 */
export function translateForeignError(words: ForeignWords, status: number | undefined): ErrorParts {
  if (isSessionOver(words, status)) {
    const code = words.code !== undefined && sessionCodes.has(words.code) ? words.code : 'AUTH_EXPIRED';
    return { ...catalogue.AUTH_EXPIRED, code };
  }
  const isRateLimit = words.type === 'rate_limit_error' || words.code === 'RATE_LIMIT_ERROR';
  if (isRateLimit && (status === undefined || status === 429)) return toRateLimit(words.message);
  const known = status ?? (isBusy(words, status) ? 503 : 500);
  return {
    code: toCode(words, status),
    status: known,
    retryable: known >= 500 || known === 408,
    message: toStatusSentence(known),
  };
}

/** Whether an exception or answer without a status tells of a session that has ended. */
export function mentionsSession(message: string): boolean {
  return /\bjwt\b|unauthori[sz]ed/iu.test(message);
}

function isSessionOver({ code, message }: ForeignWords, status: number | undefined): boolean {
  if (status === 401 || (code !== undefined && sessionCodes.has(code))) return true;
  return status === undefined && mentionsSession(message);
}

function toRateLimit(message: string): ErrorParts {
  if (!/rate limit/iu.test(message)) return { ...catalogue.RATE_LIMITED, code: 'RATE_LIMITED' };
  const said = /(\d+)[\s-]*min/iu.exec(message)?.[1];
  return {
    code: 'RATE_LIMIT_ERROR',
    status: 429,
    retryable: false,
    message: `Rate limit exceeded. Please wait ${said ?? defaultRateLimitMinutes} minutes before trying again.`,
    ...(said !== undefined && { retryAfterSeconds: Number(said) * 60 }),
  };
}

function isBusy({ type, message }: ForeignWords, status: number | undefined): boolean {
  if (status !== undefined && status < 500) return false;
  return status === 529 || type === 'overloaded_error' || /overloaded|temporarily busy/iu.test(message);
}

/** EDGE_FUNCTION_ERROR where the function itself says that it failed, HTTP_{status} where only the status does. */
function toCode(words: ForeignWords, status: number | undefined): string {
  if (isBusy(words, status)) return 'ENGINE_BUSY';
  const isMostlyFromSource = words.code !== undefined || words.type !== undefined;
  return status === undefined || isMostlyFromSource ? 'EDGE_FUNCTION_ERROR' : `HTTP_${status}`;
}

const statusSentences: Record<number, string> = {
  402: catalogue.INSUFFICIENT_CREDITS.message,
  403: catalogue.REQUEST_FLAGGED.message,
  413: catalogue.REQUEST_TOO_LARGE.message,
  429: catalogue.RATE_LIMITED.message,
};

function toStatusSentence(status: number): string {
  const general = status >= 500 ? catalogue.INTERNAL_ERROR : catalogue.INVALID_REQUEST;
  return statusSentences[status] ?? general.message;
}
