import { resolve } from 'node:path';
import { type Database, readErrorCode } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Config } from '../platform/config.ts';
import { makeSecret, placeSecret, readSecret } from '../platform/secret.ts';

type SecretSettings = Pick<Config, 'SECRET' | 'DATA_DIR' | 'DATABASE_URL'>;

const read = statement('shared_secret_read', 'select secret from shared_secret');

/** @returns the one that is there now */
const keep = statement(
  'shared_secret_keep',
  `
    insert into shared_secret (secret) values ($1::text)
    on conflict (is_only) do update set secret = shared_secret.secret
    returning secret`,
);

/** SQLSTATE of a table that is not there: of a version before this one. */
const noTable = '42P01';

/**
 * The key that signs sessions: the one of the settings; else of the data folder beside an embedded database, and on a
 * PostgreSQL server the one in it, so that all servers have the same. A backup of one may have been restored into the other.
 * @returns undefined where none has been made yet
 */
export async function readKeptSecret(
  { SECRET, DATA_DIR, DATABASE_URL }: SecretSettings,
  database: Pick<Database, 'run'>,
): Promise<string | undefined> {
  if (SECRET !== undefined) return SECRET;
  const inFolder = () => readSecret(resolve(DATA_DIR));
  const inDatabase = () => readShared(database);
  const [first, second] = DATABASE_URL === undefined ? [inFolder, inDatabase] : [inDatabase, inFolder];
  return (await first()) ?? second();
}

/** The same, made and kept where there is none yet. */
export async function findSecret(config: SecretSettings, database: Pick<Database, 'run'>): Promise<string> {
  const secret = (await readKeptSecret(config, database)) ?? makeSecret();
  if (config.SECRET !== undefined) return secret;
  if (config.DATABASE_URL === undefined) {
    const dataDir = resolve(config.DATA_DIR);
    if ((await readSecret(dataDir)) === undefined) await placeSecret(dataDir, secret);
    return (await readSecret(dataDir)) ?? secret;
  }
  const [kept] = await database.run(keep, [secret]);
  return kept?.secret ?? secret;
}

async function readShared(database: Pick<Database, 'run'>): Promise<string | undefined> {
  try {
    return (await database.run(read, []))[0]?.secret;
  } catch (error) {
    if (readErrorCode(error) === noTable) return undefined;
    throw error;
  }
}
