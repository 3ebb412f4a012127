import * as v from 'valibot';
import { callAccount } from '../../session/call-account.ts';

const sessionSchema = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  isCurrent: v.boolean(),
});

/** One place where the writer is signed in. */
export type SignedInPlace = v.InferOutput<typeof sessionSchema>;

/** Sends a link to the new address. Until it is used, the old one stays. */
export async function changeEmail(newEmail: string): Promise<void> {
  await callAccount('change-email', { newEmail });
}

/** Ends every other session. */
export async function changePassword(change: {
  currentPassword?: string;
  newPassword: string;
}): Promise<void> {
  await callAccount('change-password', change);
}

/** This one first, then the one used last. */
export async function listSessions(): Promise<SignedInPlace[]> {
  const places = v.parse(v.array(sessionSchema), await callAccount('list-sessions'));
  return places.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  );
}

export async function revokeSession(id: string): Promise<void> {
  await callAccount('revoke-session', { id });
}

export async function revokeOtherSessions(): Promise<void> {
  await callAccount('revoke-other-sessions', {});
}
