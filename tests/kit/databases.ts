import type { Database } from '../../src/server/db/database.ts';
import { openEmbedded as openEmbeddedAsItIs } from '../../src/server/db/embedded.ts';
import { openPostgres as openPostgresAsItIs } from '../../src/server/db/postgres.ts';

/** With all tables, as a server has it. */
export async function openEmbedded(folder: string): Promise<Database> {
  const database = await openEmbeddedAsItIs(folder);
  await database.migrate();
  return database;
}

/** With all tables, as a server has it. */
export async function openPostgres(url: string, onConnectionLost: (error: Error) => void): Promise<Database> {
  const database = openPostgresAsItIs(url, onConnectionLost);
  await database.migrate();
  return database;
}
