import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Config } from '../platform/config.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import type { Database } from './database.ts';
import { finishReplacing, hasDatabase } from './replaced-folder.ts';
import type { Statement, Value } from './statement.ts';

/** A database that is looked into by another program than its server: as it is, and without a change. */
export type ReadDatabase = Pick<Database, 'run' | 'close'>;

/** How long the server may take to answer, in milliseconds. */
const patienceMs = 10_000;

/**
 * Undefined: there is none yet.
 * @throws FolderInUseError where a server that runs has the embedded one for itself
 */
export async function openForReading({
  directDatabaseUrl,
  DATA_DIR,
}: Pick<Config, 'directDatabaseUrl' | 'DATA_DIR'>): Promise<ReadDatabase | undefined> {
  return directDatabaseUrl === undefined ? readFolder(resolve(DATA_DIR)) : readServer(directDatabaseUrl);
}

async function readServer(url: string): Promise<ReadDatabase> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  return {
    async run<Row extends object>({ sql }: Statement<readonly Value[], Row>, values: readonly Value[]) {
      // Of the transaction, since a pooler would give a setting of the session to whoever comes next.
      await client.query('begin read only');
      try {
        return (await client.query<Row>(sql, [...values])).rows;
      } finally {
        await client.query('rollback');
      }
    },
    close: () => client.end(),
  };
}

async function readFolder(dataDir: string): Promise<ReadDatabase | undefined> {
  if (!hasDatabase(dataDir)) return undefined;
  const lock = lockFolder(dataDir);
  try {
    await finishReplacing(dataDir);
    const client = await PGlite.create(join(dataDir, 'database'));
    await client.exec('set default_transaction_read_only = on');
    return {
      async run<Row extends object>({ sql }: Statement<readonly Value[], Row>, values: readonly Value[]) {
        return (await client.query<Row>(sql, [...values])).rows;
      },
      close: () => client.close().finally(lock.release),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
