import { resolve } from 'node:path';
import type { Database } from '../db/database.ts';
import type { Config } from '../platform/config.ts';
import { makeSecret, readOrMakeSecret, readSecret } from '../platform/secret.ts';
import { sharedSecret } from './tables.ts';

type SecretSettings = Pick<Config, 'SECRET' | 'DATA_DIR'>;

/**
 * The key that signs sessions: the one of the settings; else the one of the data folder beside an embedded database, and
 * on a PostgreSQL server the one in it, so that all servers have the same. Made where there is none yet.
 */
export async function findSecret({ SECRET, DATA_DIR }: SecretSettings, database: Database): Promise<string> {
  if (SECRET !== undefined) return SECRET;
  const dataDir = resolve(DATA_DIR);
  if (database.kind === 'embedded') return readOrMakeSecret(dataDir);
  // A server that kept its key in its folder brings it along
  const secret = (await readSecret(dataDir)) ?? makeSecret();
  await database.drizzle.insert(sharedSecret).values({ secret }).onConflictDoNothing();
  const [kept] = await database.drizzle.select().from(sharedSecret);
  return kept?.secret ?? secret;
}
