import type { Database } from '../../src/server/db/database.ts';
import { openEmbedded as openEmbeddedAsItIs } from '../../src/server/db/embedded.ts';
import { openPostgres as openPostgresAsItIs } from '../../src/server/db/postgres.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { throughPooler } from './pooler.ts';

/** With all tables, as a server has it. */
export async function openEmbedded(folder: string): Promise<Database> {
  const database = await openEmbeddedAsItIs(folder);
  await database.migrate();
  return database;
}

/** With all tables, as a server has it. */
export async function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  settings: Record<string, string> = {},
): Promise<Database> {
  const config = readConfig(throughPooler({ DATABASE_URL: url, ...settings }));
  const database = openPostgresAsItIs(config.DATABASE_URL ?? url, config, onConnectionLost);
  await database.migrate();
  return database;
}
