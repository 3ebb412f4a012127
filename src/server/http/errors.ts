import { ORPCError } from '@orpc/client';
import { ValidationError } from '@orpc/contract';
import { AppError, type ErrorBody, type ErrorCode, isErrorCode } from '../../shared/errors.ts';
import { isDatabaseUnavailable } from '../db/database.ts';
import { findRequestContext } from '../platform/request-context.ts';

/** Any exception as an error of the catalogue. What nobody foresaw becomes INTERNAL_ERROR and keeps its cause for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ORPCError) return fromOrpc(error);
  if (isDatabaseUnavailable(error)) return new AppError('STORAGE_UNAVAILABLE', { cause: error });
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new AppError('ENGINE_TIMEOUT', { cause: error });
  }
  return new AppError('INTERNAL_ERROR', { cause: error });
}

function fromOrpc(error: ORPCError<string, unknown>): AppError {
  if (error instanceof CatalogueError) return error.cause;
  if (error.code === 'BAD_REQUEST')
    return new AppError(readCatalogueCode(error.cause), { cause: error.cause });
  if (error.code === 'NOT_FOUND') return new AppError('NOT_FOUND');
  return toAppError(error.cause ?? new Error(error.code));
}

/** A failed check of a schema may name its own code, as a text that is too long does. */
function readCatalogueCode(cause: unknown): ErrorCode {
  if (!(cause instanceof ValidationError)) return 'INVALID_REQUEST';
  for (const issue of cause.issues) {
    const code = 'params' in issue ? (issue.params as { catalogueCode?: unknown }).catalogueCode : undefined;
    if (isErrorCode(code)) return code;
  }
  return 'INVALID_REQUEST';
}

/** With the request's id where the fault is the server's, so that whoever reports it can quote what the log has. */
export function toErrorBody(error: AppError): ErrorBody {
  const requestId = findRequestContext()?.request_id;
  const isFault = error.status >= 500 && requestId !== undefined;
  return { ...error.toBody(), ...(isFault && { request_id: requestId }) };
}

/** An error of the catalogue in the form that oRPC sends on, in answers and in the error event of a stream. */
export class CatalogueError extends ORPCError<ErrorCode, undefined> {
  declare cause: AppError;

  /** @param isDeclared as the contract has it: oRPC puts an error of its own in the place of one that says otherwise */
  constructor(cause: AppError, isDeclared: boolean) {
    super(cause.code, { defined: isDeclared, status: cause.status, message: cause.message, cause });
  }

  override toJSON(): ErrorBody & ReturnType<ORPCError<ErrorCode, undefined>['toJSON']> {
    return { ...super.toJSON(), ...toErrorBody(this.cause), code: this.cause.code };
  }
}

/** @param cookies that the answer sets, as headers say it */
export function toErrorResponse(error: AppError, cookies: readonly string[] = []): Response {
  const { status, retryAfterSeconds } = error;
  const headers = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  // What was not read of a refused body is not waited for.
  if (status === 413) headers.set('connection', 'close');
  return Response.json(toErrorBody(error), { status, headers });
}
