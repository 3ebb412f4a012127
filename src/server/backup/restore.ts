import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { getLatestLevel, listMigrations } from '../db/migrations.ts';
import { migrationLock } from '../db/postgres.ts';
import { hasDatabase, replaceInFolder } from '../db/replaced-folder.ts';
import type { Config } from '../platform/config.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import { readSecret } from '../platform/secret.ts';
import { type CheckedBackup, checkBackup } from './file.ts';
import { type Connection, dropAll, load } from './load.ts';

/** Why a backup is not restored. The message is the one sentence for the operator. */
export class RestoreRefusedError extends Error {
  override readonly name = 'RestoreRefusedError';
}

export interface RestoreParts {
  config: Pick<Config, 'directDatabaseUrl' | 'DATA_DIR' | 'SECRET'>;
  /** Of the backup. */
  path: string;
  /** Whether what is there may be lost. */
  overwrites: boolean;
}

/**
 * Puts what a backup holds into the database that the settings name, and its secret beside it or into it: all of it or,
 * whatever ends this process, nothing.
 * @throws BackupBrokenError, RestoreRefusedError, FolderInUseError before anything is changed
 */
export async function restore(parts: RestoreParts): Promise<CheckedBackup> {
  const backup = await checkBackup(parts.path);
  if (!listMigrations().some(({ folderMillis }) => folderMillis === backup.header.level))
    throw new RestoreRefusedError(
      backup.header.level > getLatestLevel()
        ? `The backup is of a later version of the program (${backup.header.version}): update this one first. Nothing was changed.`
        : 'The backup is of another program than this one. Nothing was changed.',
    );
  const dataDir = resolve(parts.config.DATA_DIR);
  makePrivateFolder(dataDir);
  const url = parts.config.directDatabaseUrl;
  await (url === undefined ? restoreFolder(parts, backup, dataDir) : restoreServer(parts, backup, url));
  return backup;
}

async function restoreFolder(
  { config, path, overwrites }: RestoreParts,
  { header, secret }: CheckedBackup,
  dataDir: string,
): Promise<void> {
  const lock = lockFolder(dataDir);
  try {
    const isOtherSecret = secret !== undefined && ![undefined, secret].includes(await readSecret(dataDir));
    if (!overwrites && (hasDatabase(dataDir) || isOtherSecret))
      throw new RestoreRefusedError(
        `The folder ${dataDir} holds a database or a secret already: name another one by DATA_DIR, or lose what is there by --overwrite. Nothing was changed.`,
      );
    await replaceInFolder(dataDir, async (folder) => {
      const client = await PGlite.create(join(folder, 'database'));
      await client.transaction((transaction) =>
        load(
          {
            exec: (sql) => transaction.exec(sql),
            query: (sql, values) => transaction.query(sql, [...values]),
          },
          path,
          header.level,
        ),
      );
      await client.close();
      if (secret !== undefined && config.SECRET === undefined)
        await writeFile(join(folder, 'secret'), `${secret}\n`, { mode: 0o600 });
    });
  } finally {
    lock.release();
  }
}

async function restoreServer(
  { config, path, overwrites }: RestoreParts,
  { header, secret }: CheckedBackup,
  url: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await checkMayFill(client, overwrites);
    await client.query(dropAll);
    const connection: Connection = {
      exec: (sql) => client.query(sql),
      query: (sql, values) => client.query(sql, [...values]),
    };
    await load(connection, path, header.level);
    if (secret !== undefined && config.SECRET === undefined) await client.query(keepSecret, [secret]);
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
}

const keepSecret = 'insert into shared_secret (secret) values ($1)';

const look = `
  select exists (select from pg_tables where schemaname = 'public') as has_tables,
    to_regclass('drizzle.__drizzle_migrations') is not null as is_ours`;

async function checkMayFill(client: pg.Client, overwrites: boolean): Promise<void> {
  const { rows } = await client.query<{ has_tables: boolean; is_ours: boolean }>(look);
  const [{ has_tables, is_ours } = { has_tables: true, is_ours: false }] = rows;
  if (has_tables && !is_ours)
    throw new RestoreRefusedError(
      'The database at DATABASE_URL holds tables of another program: name an empty one. Nothing was changed.',
    );
  if (has_tables && !overwrites)
    throw new RestoreRefusedError(
      'The database at DATABASE_URL holds tables already: name an empty one, or lose what is there by --overwrite. Nothing was changed.',
    );
}
