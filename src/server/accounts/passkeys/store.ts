import { and, asc, count, eq, lt } from 'drizzle-orm';
import { passkeysLimit } from '../../../shared/limits.ts';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { toDigest } from '../../platform/digest.ts';
import { oidcProviderId } from '../oidc.ts';
import { account, passkeyChallenges, passkeys, profiles } from '../tables.ts';

export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'last_used_at'>;

export interface PasskeyUse {
  id: string;
  /** As its device has counted. */
  counter: number;
  isSynced: boolean;
  now: Date;
}

/** The other ways in that there are on this server. */
export interface WaysIn {
  password: boolean;
  provider: boolean;
}

export type PasskeyStore = ReturnType<typeof makePasskeyStore>;

const find = statement(
  'passkeys_find',
  `
    select passkeys.id, credential_id, public_key, transports, user_id, holder.name, holder.email,
      holder.email_verified,
      exists (select from disabled_accounts where disabled_accounts.user_id = holder.id)
        as is_disabled /* not null */
    from passkeys join "user" holder on holder.id = passkeys.user_id
    where credential_id = $1::text`,
);

/** A device that counts goes up with each use: of two uses with one count, or of a count that went back, one is a copy's. */
const noteUse = statement(
  'passkeys_note_use',
  `
    update passkeys set counter = $2::bigint, is_synced = $3::boolean, last_used_at = $4::timestamptz
    where id = $1::uuid and (counter < $2::bigint or (counter = 0 and $2::bigint = 0))
    returning id`,
);

const addChallenge = statement(
  'passkeys_add_challenge',
  'insert into passkey_challenges (digest, expires_at) values ($1::text, $2::timestamptz)',
);

/** Of many answers to one challenge one finds the row. */
const spendChallenge = statement(
  'passkeys_spend_challenge',
  'delete from passkey_challenges where digest = $1::text and expires_at > $2::timestamptz returning digest',
);

export function makePasskeyStore(database: Database) {
  const { drizzle, run } = database;
  const isOne = (userId: string, id: string) => and(eq(passkeys.user_id, userId), eq(passkeys.id, id));

  return {
    /** The oldest first. */
    list(userId: string) {
      const { id, name, credential_id, transports, is_synced, created_at, last_used_at } = passkeys;
      return drizzle
        .select({ id, name, credential_id, transports, is_synced, created_at, last_used_at })
        .from(passkeys)
        .where(eq(passkeys.user_id, userId))
        .orderBy(asc(created_at), asc(id));
    },

    /** @returns why it was not added */
    async add(passkey: NewPasskey): Promise<'full' | 'known' | undefined> {
      const isHolders = eq(passkeys.user_id, passkey.user_id);
      return drizzle.transaction(async (transaction) => {
        await transaction.select().from(profiles).where(eq(profiles.id, passkey.user_id)).for('update');
        const [own] = await transaction.select({ count: count() }).from(passkeys).where(isHolders);
        if (own === undefined || own.count >= passkeysLimit) return 'full';
        const { credential_id, id } = passkeys;
        const added = await transaction
          .insert(passkeys)
          .values(passkey)
          .onConflictDoNothing({ target: credential_id })
          .returning({ id });
        return added.length > 0 ? undefined : 'known';
      });
    },

    /** @returns whether this writer has such a passkey */
    async rename(userId: string, id: string, name: string): Promise<boolean> {
      const renamed = await drizzle
        .update(passkeys)
        .set({ name })
        .where(isOne(userId, id))
        .returning({ id: passkeys.id });
      return renamed.length > 0;
    },

    /**
     * Of many at once one is left where nothing else lets its writer in.
     * @returns why it was not removed
     */
    async remove(userId: string, id: string, used: WaysIn): Promise<'missing' | 'last' | undefined> {
      return drizzle.transaction(async (transaction) => {
        await transaction.select().from(profiles).where(eq(profiles.id, userId)).for('update');
        const isHolders = eq(passkeys.user_id, userId);
        const own = await transaction.select({ id: passkeys.id }).from(passkeys).where(isHolders);
        if (!own.some((passkey) => passkey.id === id)) return 'missing';
        const { providerId, password } = account;
        const others = await transaction
          .select({ providerId, password })
          .from(account)
          .where(eq(account.userId, userId));
        if (own.length === 1 && !others.some((other) => isWayIn(other, used))) return 'last';
        await transaction.delete(passkeys).where(isOne(userId, id));
        return undefined;
      });
    },

    /** With whom it belongs to, and what of them matters for a sign-in. */
    async find(credentialId: string) {
      return (await run(find, [credentialId]))[0];
    },

    /** @returns false for a passkey that was copied */
    async noteUse({ id, counter, isSynced, now }: PasskeyUse): Promise<boolean> {
      return (await run(noteUse, [id, counter, isSynced, now])).length > 0;
    },

    async addChallenge(text: string, expiresAt: Date): Promise<void> {
      await run(addChallenge, [toDigest(text), expiresAt]);
    },

    /** @returns whether it was there, and is not too old */
    async spendChallenge(text: string, now: Date): Promise<boolean> {
      return (await run(spendChallenge, [toDigest(text), now])).length > 0;
    },

    async forgetChallenges(now: Date): Promise<void> {
      await drizzle.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now));
    },
  };
}

function isWayIn({ providerId, password }: { providerId: string; password: string | null }, used: WaysIn) {
  if (providerId === oidcProviderId) return used.provider;
  return used.password && password !== null;
}
