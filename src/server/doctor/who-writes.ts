import { type Database, readErrorCode } from '../db/database.ts';
import { openForReading } from '../db/reading.ts';
import {
  type EnvironmentSettings,
  type ModelSettings,
  type ProviderSettings,
  readChosenSettings,
  toEnvironmentSettings,
  toScreenSettings,
} from '../engines/index.ts';
import type { Config } from '../platform/config.ts';
import { FolderInUseError } from '../platform/folder-lock.ts';
import { readKeptSecret } from '../servers/index.ts';

export type WhoWritesSettings = EnvironmentSettings &
  Pick<Config, 'DATABASE_URL' | 'directDatabaseUrl' | 'DATA_DIR' | 'SECRET'>;

/** Who writes, and where it is set. */
export interface WhoWrites {
  settings: ModelSettings;
  /** What its parts are called there. */
  names: (settings: ModelSettings) => ProviderSettings;
  /** Why it is not known what is chosen on the screen. */
  unknown?: { isRight: boolean; sentence: string };
}

/** SQLSTATE of a table that is not there: of a version before this one. */
const noTable = '42P01';

/**
 * What the environment says; where it leaves the engine open, what is chosen on the screen. Changes nothing.
 * @param database where it stands; opened for it unless given
 */
export async function findWhoWrites(
  config: WhoWritesSettings,
  database?: Pick<Database, 'run'>,
): Promise<WhoWrites> {
  const set = { settings: config, names: toEnvironmentSettings };
  if (config.ENGINE !== undefined) return set;
  try {
    const chosen = await (database === undefined ? openAndRead(config) : readChosen(config, database));
    return chosen === undefined ? set : { settings: chosen, names: toScreenSettings };
  } catch (error) {
    if (readErrorCode(error) === noTable) return set;
    return { ...set, unknown: explain(error) };
  }
}

async function openAndRead(config: WhoWritesSettings): Promise<ModelSettings | undefined> {
  const database = await openForReading(config);
  if (database === undefined) return undefined;
  try {
    return await readChosen(config, database);
  } finally {
    await database.close();
  }
}

async function readChosen(
  config: WhoWritesSettings,
  database: Pick<Database, 'run'>,
): Promise<ModelSettings | undefined> {
  return readChosenSettings(config, database, await readKeptSecret(config, database));
}

function explain(error: unknown): { isRight: boolean; sentence: string } {
  if (error instanceof FolderInUseError) {
    const sentence =
      'Who writes stands in the embedded database, which the server that runs has for itself: stop it first, or press ‘Try it’ under Server settings.';
    return { isRight: true, sentence };
  }
  return { isRight: false, sentence: 'Who writes stands in the database, which cannot be read: see below.' };
}
