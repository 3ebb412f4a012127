import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../../src/server/db/migrations.ts';

/** Brings an empty database up to a migration, such as `0014_ownership`, and no further: as a version of then has it. */
export async function migrateUpTo(last: string, databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-migrations-'));
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as {
      entries: { tag: string }[];
    };
    const count = entries.findIndex(({ tag }) => tag === last) + 1;
    if (count === 0) throw new Error(`There is no migration ${last}.`);
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    await client.connect();
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}
