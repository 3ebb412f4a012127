import { resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import { lockFolder } from '../platform/folder-lock.ts';
import { describeError, type Log } from '../platform/log.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** The database that the settings name. The embedded one takes its folder for this process alone until it is closed. */
export async function openConfiguredDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
): Promise<Database> {
  if (DATABASE_URL !== undefined) {
    return openPostgres(DATABASE_URL, (error) =>
      log.warn({ error: describeError(error) }, 'lost a database connection'),
    );
  }
  const dataDir = resolve(DATA_DIR);
  makePrivateFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    const database = await openEmbedded(dataDir);
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
