import { resolve } from 'node:path';
import { readErrorCode } from '../db/database.ts';
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
import { readSecret } from '../platform/secret.ts';

export type WhoWritesSettings = EnvironmentSettings & Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'SECRET'>;

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

/** What the environment says; where it leaves the engine open, what is chosen on the screen. Changes nothing. */
export async function findWhoWrites(config: WhoWritesSettings): Promise<WhoWrites> {
  const set = { settings: config, names: toEnvironmentSettings };
  if (config.ENGINE !== undefined) return set;
  try {
    const chosen = await readChosen(config);
    return chosen === undefined ? set : { settings: chosen, names: toScreenSettings };
  } catch (error) {
    if (readErrorCode(error) === noTable) return set;
    return { ...set, unknown: explain(error) };
  }
}

async function readChosen(config: WhoWritesSettings): Promise<ModelSettings | undefined> {
  const database = await openForReading(config);
  if (database === undefined) return undefined;
  try {
    const secret = config.SECRET ?? (await readSecret(resolve(config.DATA_DIR)));
    return await readChosenSettings(config, database, secret);
  } finally {
    await database.close();
  }
}

function explain(error: unknown): { isRight: boolean; sentence: string } {
  if (error instanceof FolderInUseError) {
    const sentence =
      'Who writes stands in the embedded database, which the server that runs has for itself: stop it first, or press ‘Try it’ under Server settings.';
    return { isRight: true, sentence };
  }
  return { isRight: false, sentence: 'Who writes stands in the database, which cannot be read: see below.' };
}
