import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { toDigest } from '../platform/digest.ts';
import { runningServers } from './tables.ts';

/** Another server on this database signs sessions with another key. The message is the one sentence for the operator. */
export class OtherSecretError extends Error {
  override readonly name = 'OtherSecretError';
  override readonly message =
    'Another server runs on this database with another SECRET: give all of them the same one, or none, and the database keeps it.';
}

const now = sql`now()`;
/** Two calls of `renew`, so that another sweeps within three of them after a server was killed. */
const lease = sql`now() + interval '20 seconds'`;

/** This server among those that run on its database. */
export function makeRunningServer(
  { kind, drizzle }: Pick<Database, 'kind' | 'drizzle'>,
  { id, secret }: { id: string; secret: string },
) {
  const row = { id, secret_digest: toDigest(secret), until: lease };
  const isOwn = eq(runningServers.id, id);

  const leave = async (): Promise<void> => {
    await drizzle.delete(runningServers).where(isOwn);
  };

  return {
    /** @throws OtherSecretError where one with another key runs, or ran a moment ago and did not say that it ended */
    async join(): Promise<void> {
      // Whoever has the embedded database has it alone: one that was killed is not waited for
      if (kind === 'embedded') await drizzle.delete(runningServers);
      await drizzle.insert(runningServers).values(row);
      const isOther = and(ne(runningServers.secret_digest, row.secret_digest), gt(runningServers.until, now));
      const [other] = await drizzle.select().from(runningServers).where(isOther).limit(1);
      if (other === undefined) return;
      await leave();
      throw new OtherSecretError();
    },

    /**
     * To be called every ten seconds. Forgets who did not.
     * @returns whether this is the server that sweeps for all: the first of those that run
     */
    async renew(): Promise<{ sweeps: boolean }> {
      await drizzle
        .insert(runningServers)
        .values(row)
        .onConflictDoUpdate({ target: runningServers.id, set: { until: lease } });
      await drizzle.delete(runningServers).where(lt(runningServers.until, now));
      const [first] = await drizzle
        .select({ id: runningServers.id })
        .from(runningServers)
        .orderBy(asc(runningServers.id))
        .limit(1);
      return { sweeps: first?.id === id };
    },

    leave,
  };
}
