import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import { getLatestLevel, migrationsFolder } from '../../src/server/db/migrations.ts';
import { makeMonths } from '../../src/server/writing/months/months.ts';
import { openEmbedded, openPostgres } from '../kit/databases.ts';
import { plantRows, readRows } from '../kit/former-data.ts';
import { createDatabase } from '../kit/postgres.ts';
import { type DatabaseKind, databaseKinds, getServerUrl } from '../kit/product.ts';

/** The tables before the last migration. */
async function copyFormerMigrations(folder: string): Promise<string> {
  const former = join(folder, 'former');
  await cp(migrationsFolder, former, { recursive: true });
  const path = join(former, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: object[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  return former;
}

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Makes a database of the former release, with the planted rows, and opens it as this one does. */
async function openFormer(
  kind: DatabaseKind,
): Promise<{ planted: Map<string, object[]>; database: Database }> {
  const folder = await mkdtemp(join(tmpdir(), 'draftwell-former-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  const former = await copyFormerMigrations(folder);
  const plant = async (query: <Row extends object>(sql: string) => Promise<Row[]>) =>
    readRows(query, await plantRows(query));
  if (kind === 'embedded') {
    const client = await PGlite.create(join(folder, 'database'));
    await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder: former });
    const planted = await plant(async <Row>(sql: string) => (await client.query<Row>(sql)).rows);
    await client.close();
    return { planted, database: await openEmbedded(folder) };
  }
  const home = await createDatabase(getServerUrl());
  cleanUps.push(home.drop);
  const client = new pg.Client({ connectionString: home.url });
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: former });
  const planted = await plant(async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows);
  await client.end();
  return { planted, database: await openPostgres(home.url, () => undefined) };
}

test.each(databaseKinds)(
  'FLEET-07: what the former release has written is all there after the upgrade, in every table, on %s',
  async (kind) => {
    const { planted, database } = await openFormer(kind);
    cleanUps.push(() => database.close());
    const query = <Row extends object>(sql: string) =>
      database.run<[], Row>({ name: '', sql } as never, []) as Promise<Row[]>;
    expect([...planted].filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(await database.readLevel()).toBe(getLatestLevel());
    const expectAll = async () => {
      const found = await readRows(query, [...planted.keys()]);
      // A row may have got more columns
      for (const [table, rows] of planted)
        expect({ table, rows: found.get(table) }).toMatchObject({ table, rows });
    };
    await expectAll();
    await makeMonths({ database, keptMonths: null, clock: () => new Date() }).sweep();
    await expectAll();
    // A key of before the upgrade is no new call after it
    const repeat = `insert into text_improvement_actions (user_id, id, original_text, action_type, text_length, idempotency_key, created_at)
      select user_id, gen_random_uuid(), '', 'improve', 0, idempotency_key, now() from text_improvement_actions`;
    await expect(query(repeat)).rejects.toMatchObject({ code: '23505' });
  },
  120_000,
);
