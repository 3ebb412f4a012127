import { unavailableSentence } from '../../shared/sentences.ts';

export interface ErrorParts {
  code: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  retryable: boolean;
  message: string;
  retryAfterSeconds?: number;
  /** What the server's log calls the request. */
  requestId?: string;
}

const offlineSentence = "You're currently offline. Please check your internet connection and try again.";

/** A call that did not succeed, however it failed: what a program needs, and the sentence for the writer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** What the server's log calls the request, where the fault is the server's. */
  readonly requestId: string | undefined;

  constructor(parts: ErrorParts, cause?: unknown) {
    super(parts.message, { cause });
    this.code = parts.code;
    this.status = parts.status;
    this.retryable = parts.retryable;
    this.retryAfterSeconds = parts.retryAfterSeconds;
    this.requestId = parts.requestId;
  }
}

export function offlineError(): CallError {
  return new CallError({ code: 'OFFLINE', status: 0, message: offlineSentence, retryable: true });
}

export function networkError(cause: unknown): CallError {
  const parts = { code: 'NETWORK_ERROR', status: 0, message: unavailableSentence, retryable: true };
  return new CallError(parts, cause);
}

const refusalCodes = new Set(['INSTRUCTION_UNKNOWN', 'ORDER_NOT_UNDERSTOOD', 'LANGUAGE_NOT_UNDERSTOOD']);

/** The engine cannot do what was asked: trying again is of no use, and its sentence says what would be. */
export function isRefusal({ code }: CallError): boolean {
  return refusalCodes.has(code);
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** As `toCallError`, which is not in the first download: what reads all errors there can be comes with the first. */
export async function readError(error: unknown): Promise<CallError> {
  if (error instanceof CallError) return error;
  const { toCallError } = await import('./call-error.ts').catch(() => ({ toCallError: networkError }));
  return toCallError(error);
}
