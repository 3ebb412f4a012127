import { resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import { describeError, type Log } from '../platform/log.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import type { Database } from './database.ts';
import { checkSpace } from './disk-space.ts';
import { getLatestLevel, NotMigratedError } from './migrations.ts';
import type { openPostgres as OpenPostgres } from './postgres.ts';
import { hasDatabase } from './replaced-folder.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;
type DatabaseSettings = Place & Parameters<typeof OpenPostgres>[1];

/**
 * The database that the settings name, with the tables that this program knows, or later ones: of the version that comes
 * next. The embedded one takes its folder for this process alone until it is closed.
 * @throws NotMigratedError where tables are missing and a start is not to make them
 */
export async function openConfiguredDatabase(
  config: DatabaseSettings & Pick<Config, 'MIGRATE_ON_START'>,
  log: Log,
): Promise<Database> {
  const database = await openAsItIs(config, log);
  try {
    if (config.MIGRATE_ON_START === 'on') await database.migrate();
    else await checkIsMigrated(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function checkIsMigrated(database: Database): Promise<void> {
  await database.checkSessions();
  if ((await database.readLevel()) < getLatestLevel()) throw new NotMigratedError();
}

/**
 * The same, of whatever level it is; an embedded one that is not there is made, and empty.
 * @throws DiskFullError
 */
export async function openAsItIs(config: DatabaseSettings, log: Log): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = config;
  // Each is loaded where it is named: a server on PostgreSQL does without the embedded database.
  if (DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(DATABASE_URL, config, (error) =>
      log.warn({ error: describeError(error) }, 'lost a database connection'),
    );
  }
  const dataDir = resolve(DATA_DIR);
  makePrivateFolder(dataDir);
  await checkSpace(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const { openEmbedded } = await import('./embedded.ts');
    const database = await openEmbedded(dataDir, (isFull) => {
      if (isFull) log.error('the disk is full: nothing is written until there is room');
      else log.info('there is room on the disk again');
    });
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Whether there is something to open; of a PostgreSQL server that is for it to say. */
export function isThere({ DATABASE_URL, DATA_DIR }: Place): boolean {
  return DATABASE_URL !== undefined || hasDatabase(resolve(DATA_DIR));
}
