import * as v from 'valibot';
import { CallError, SessionGoneError, toCallError } from '../api/call-error.ts';

/** What a refusal of the account routes is about, where somebody has to act on it. */
export type AuthProblem =
  | 'weak_password'
  | 'session_not_found'
  | 'invalid_jwt'
  | 'session_missing'
  | 'email_not_verified';

const problems: Record<AuthProblem, RegExp> = {
  weak_password: /^(weak_password|password_too_(short|long))$/i,
  session_not_found: /^session_(not_found|expired)$/i,
  invalid_jwt: /^(invalid|bad)_(jwt|token)$/i,
  session_missing: /^(auth_)?session_missing$/i,
  email_not_verified: /^email_not_(verified|confirmed)$/i,
};

const retryableStatuses = new Set([502, 503, 504]);
const missingSentence = 'Auth session missing!';

/** Undefined for a refusal that is about something else. */
export function findAuthProblem({ code, message }: CallError): AuthProblem | undefined {
  if (message === missingSentence) return 'session_missing';
  const names = Object.keys(problems) as AuthProblem[];
  return names.find((name) => problems[name].test(code));
}

/** Whether nobody is signed in any more, so that trying again is of no use. */
export function isSessionGone(error: CallError): boolean {
  const problem = findAuthProblem(error);
  return (
    error.status === 401 ||
    problem === 'session_not_found' ||
    problem === 'invalid_jwt' ||
    problem === 'session_missing'
  );
}

const refusalSchema = v.object({
  code: v.string(),
  message: v.pipe(v.string(), v.nonEmpty()),
  retryable: v.optional(v.unknown()),
});

/** A refusal of the account routes, with its status and code: theirs are as good as the catalogue's. */
export function toAuthError(answer: unknown, status: number): CallError {
  if (!v.is(refusalSchema, answer)) return toCallError(answer, status);
  const { code, message } = answer;
  const retryable = answer.retryable === true || retryableStatuses.has(status);
  return new CallError({ code, status, message, retryable });
}

/** Why no token could be had. @param cause undefined for an answer that had none in it */
export function toTokenError(cause: unknown): CallError {
  const error = toCallError(cause, cause === undefined ? 502 : undefined);
  return isSessionGone(error) ? new SessionGoneError() : error;
}
