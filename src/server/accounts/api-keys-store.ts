import { and, count, desc, eq } from 'drizzle-orm';
import { apiKeysLimit } from '../../shared/limits.ts';
import type { Scope } from '../../shared/scopes.ts';
import type { Database } from '../db/database.ts';
import { toDigest } from '../platform/digest.ts';
import { apiKeys, profiles } from './tables.ts';

export interface NewApiKey {
  id: string;
  userId: string;
  key: string;
  start: string;
  name: string;
  scopes: Scope[];
  createdAt: Date;
  expiresAt: Date | null;
}

export type ApiKeyStore = ReturnType<typeof makeApiKeyStore>;

export function makeApiKeyStore({ drizzle }: Pick<Database, 'drizzle'>) {
  return {
    /** The newest first. */
    list(userId: string) {
      const { id, start, name, scopes, created_at, expires_at, last_used_on } = apiKeys;
      return drizzle
        .select({
          id,
          start,
          name,
          scopes,
          createdAt: created_at,
          expiresAt: expires_at,
          lastUsedOn: last_used_on,
        })
        .from(apiKeys)
        .where(eq(apiKeys.user_id, userId))
        .orderBy(desc(created_at), desc(id));
    },

    /** Of many at once no more than the limit are added. @returns whether there was room */
    async add({ userId, key, createdAt, expiresAt, ...rest }: NewApiKey): Promise<boolean> {
      return drizzle.transaction(async (transaction) => {
        await transaction.select().from(profiles).where(eq(profiles.id, userId)).for('update');
        const isOwn = eq(apiKeys.user_id, userId);
        const [own] = await transaction.select({ count: count() }).from(apiKeys).where(isOwn);
        if (own === undefined || own.count >= apiKeysLimit) return false;
        const row = { user_id: userId, digest: toDigest(key), created_at: createdAt, expires_at: expiresAt };
        await transaction.insert(apiKeys).values({ ...row, ...rest });
        return true;
      });
    },

    /** Undefined: this writer had no such key. */
    async remove(userId: string, id: string): Promise<{ start: string } | undefined> {
      const removed = await drizzle
        .delete(apiKeys)
        .where(and(eq(apiKeys.user_id, userId), eq(apiKeys.id, id)))
        .returning({ start: apiKeys.start });
      return removed[0];
    },
  };
}
