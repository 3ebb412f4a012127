import * as v from 'valibot';
import { networkError, offlineError } from '../../api/call-error.ts';
import { toAuthError } from '../../session/auth-error.ts';

const promiseSchema = v.object({ email: v.string(), isChange: v.boolean() });

/** What a mailed link proves: the first address of an account, or another one. */
export type LinkPromise = v.InferOutput<typeof promiseSchema>;

async function call(path: string, token: string): Promise<LinkPromise> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch((cause: unknown) => {
    throw navigator.onLine === false ? offlineError() : networkError(cause);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return v.parse(promiseSchema, answer);
  throw toAuthError(answer, response.status);
}

/** Rejects with a `CallError` for a link that is of no use. It can be used after this, too. */
export const checkVerification = (token: string) => call('check-verification', token);

/** Uses the link up. A first address signs its writer in. */
export const verifyEmail = (token: string) => call('verify-email', token);
