import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { watchSpace } from './disk-space.ts';
import { migrationsFolder, readLevel, toLevel } from './migrations.ts';
import { ownTables } from './own-tables.ts';
import { copyPreparedDatabase } from './prepared-database.ts';
import { finishReplacing } from './replaced-folder.ts';
import type { Statement, Value } from './statement.ts';

/** Its own 128 MB of buffers would be in memory from the start; the system keeps what was read of its files anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Opens the embedded database in a data folder that this process has locked, or makes an empty one.
 * @param onSpace hears when its disk is full, and nothing is written any more, and when there is room again
 */
export async function openEmbedded(
  dataDir: string,
  onSpace: (isFull: boolean) => void = () => undefined,
): Promise<Database> {
  keepWebAssemblyUnoptimised();
  await finishReplacing(dataDir);
  const client = await openOrCreate(join(dataDir, 'database'));
  // A file of the log that is used again holds what it held until it is full.
  await client.exec('set wal_recycle = off');
  // Where the log cannot grow, PGlite 0.5 never returns from the statement that needed it to: nothing may come so far.
  const space = watchSpace(dataDir, async (isFull) => {
    await client.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    onSpace(isFull);
  });
  const orm = drizzle({ client });
  return {
    kind: 'embedded',
    drizzle: orm,
    checkSessions: async () => undefined,
    migrate: () => migrate(orm, { migrationsFolder }),
    readLevel: () => toLevel(client.query<{ level: number }>(readLevel).then(({ rows }) => rows)),
    async run<Row extends object>({ sql }: Statement<readonly Value[], Row>, values: readonly Value[]) {
      const result = await client.query<Row>(sql, [...values]);
      // It works in this thread, and answers before the event loop has turned: who asks one thing after another would keep all others
      // from being read
      await eventLoopTurn();
      return result.rows;
    },
    snapshot: (work) =>
      client.transaction(async (transaction) => {
        await transaction.exec('set transaction isolation level repeatable read, read only');
        return work(async <Row>(sql: string) => (await transaction.query<Row>(sql)).rows);
      }),
    async alter(sql) {
      await client.exec(sql);
    },
    listen: async (channel, { onMessage }) => {
      await client.listen(channel, onMessage);
      return { isConnected: () => true };
    },
    readPool: () => undefined,
    async vacuum() {
      const { rows } = await client.query<{ tables: string }>(ownTables);
      // Tables are written anew, without what was deleted, and then the log that still holds it ends.
      await client.exec(`vacuum full ${rows[0]?.tables}`);
      await client.exec('checkpoint');
    },
    close() {
      space.stop();
      return client.close();
    },
  };
}

/** V8's optimising compiler would take 600 MB for a single function of PGlite: docs/decisions/0091. */
function keepWebAssemblyUnoptimised(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/**
 * A new database is made under another name and moved into place when it is whole: a crash in the middle of the first
 * start leaves a folder that the next start throws away, never half a database.
 */
async function openOrCreate(folder: string): Promise<PGlite> {
  const unfinished = `${folder}.unfinished`;
  if (!existsSync(folder)) {
    await rm(unfinished, { recursive: true, force: true });
    const isCopied = copyPreparedDatabase(unfinished);
    if (!isCopied) await (await PGlite.create(unfinished, { startParams })).close();
    await rename(unfinished, folder);
  }
  return PGlite.create(folder, { startParams });
}
