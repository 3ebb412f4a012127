import * as v from 'valibot';
import { type Scope, scopes } from '../../../shared/scopes.ts';
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

const apiKeySchema = v.object({
  id: v.string(),
  start: v.string(),
  name: v.string(),
  scopes: v.array(v.picklist(scopes)),
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
  lastUsedOn: v.nullable(v.string()),
});

/** A key of the writer's, without the letters that only who made it has. */
export type ApiKey = v.InferOutput<typeof apiKeySchema>;

export interface ApiKeyWish {
  name: string;
  scopes: Scope[];
  expiresInDays?: number;
  currentPassword?: string;
}

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

/** An empty password: this session is to be enough, which it is for some minutes after signing in. */
export async function deleteAccount(password: string): Promise<void> {
  await callAccount('delete-user', password === '' ? {} : { password });
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

/** The newest first. */
export async function listApiKeys(): Promise<ApiKey[]> {
  return v.parse(v.array(apiKeySchema), await callAccount('list-api-keys'));
}

/** @returns the key, which is not told again */
export async function createApiKey(wish: ApiKeyWish): Promise<string> {
  const made = await callAccount('create-api-key', wish);
  return v.parse(v.object({ key: v.string() }), made).key;
}

export async function revokeApiKey(id: string): Promise<void> {
  await callAccount('revoke-api-key', { id });
}
