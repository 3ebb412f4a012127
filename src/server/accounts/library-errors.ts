import { z } from 'zod';
import { AppError, type ErrorCode } from '../../shared/errors.ts';

const codes: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ['EMAIL_NOT_VERIFIED', 'EMAIL_NOT_VERIFIED'],
  ['INVALID_EMAIL', 'INVALID_EMAIL'],
  ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL_OR_PASSWORD'],
  ['PASSWORD_TOO_LONG', 'PASSWORD_TOO_LONG'],
  ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_SHORT'],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'],
  // It calls its own failures faults of the request.
  ['FAILED_TO_CREATE_SESSION', 'INTERNAL_ERROR'],
  ['FAILED_TO_CREATE_USER', 'INTERNAL_ERROR'],
]);

const codesOfStatuses: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  [401, 'AUTH_EXPIRED'],
  // On the routes that are open it forbids nothing but what other sites send.
  [403, 'FOREIGN_ORIGIN'],
  [404, 'NOT_FOUND'],
  [429, 'RATE_LIMITED'],
]);

const answerSchema = z.object({ code: z.string() });

/** What the account library answers to a call that it refuses, as an error of the catalogue. Its own words go no further. */
export function toLibraryError(
  status: number,
  answer: unknown,
  retryAfterSeconds: number | undefined,
): AppError {
  const said = answerSchema.safeParse(answer).data?.code ?? '';
  const general = status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_REQUEST';
  return new AppError(codes.get(said) ?? codesOfStatuses.get(status) ?? general, { retryAfterSeconds });
}
