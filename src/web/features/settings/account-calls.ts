import * as v from 'valibot';
import { networkError, offlineError } from '../../api/call-error.ts';
import { toAuthError } from '../../session/auth-error.ts';

const sessionSchema = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  isCurrent: v.boolean(),
});

/** One place where the writer is signed in. */
export type SignedInPlace = v.InferOutput<typeof sessionSchema>;

/** The account routes behind the settings. They work with the session cookie, and reject with a `CallError`. */
async function call(path: string, body?: object): Promise<unknown> {
  const init: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method: 'GET' };
  const response = await fetch(`/api/auth/${path}`, init).catch((cause: unknown) => {
    throw navigator.onLine === false ? offlineError() : networkError(cause);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw toAuthError(answer, response.status);
}

/** Sends a link to the new address. Until it is used, the old one stays. */
export async function changeEmail(newEmail: string): Promise<void> {
  await call('change-email', { newEmail });
}

/** Ends every other session. */
export async function changePassword(change: {
  currentPassword?: string;
  newPassword: string;
}): Promise<void> {
  await call('change-password', change);
}

/** This one first, then the one used last. */
export async function listSessions(): Promise<SignedInPlace[]> {
  const places = v.parse(v.array(sessionSchema), await call('list-sessions'));
  return places.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  );
}

export async function revokeSession(id: string): Promise<void> {
  await call('revoke-session', { id });
}

export async function revokeOtherSessions(): Promise<void> {
  await call('revoke-other-sessions', {});
}
