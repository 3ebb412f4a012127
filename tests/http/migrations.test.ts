import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres as openAsItIs } from '../../src/server/db/postgres.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { migrateUpTo } from '../kit/former-tables.ts';
import { createDatabase } from '../kit/postgres.ts';
import { getServerUrl } from '../kit/product.ts';

let home: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  home = await createDatabase(getServerUrl());
});
afterEach(() => home.drop());

test('FLEET-05 a migration that has to wait for a table lets go of it, so that nobody waits behind it, and tries again', async () => {
  await migrateUpTo('0014_ownership', home.url);
  const database = openAsItIs(home.url, readConfig({ DATABASE_URL: home.url }), () => undefined);
  const [holder, reader] = [await connect(), await connect()];
  await holder.query('begin; select from mail_queue');
  const migrating = database.migrate();
  const isWaiting = async () => (await reader.query(migrationThatWaits)).rowCount === 1;
  await expect.poll(isWaiting, { interval: 20 }).toBe(true);
  // Behind the migration, until that lets go; it would else wait for the holder
  await reader.query('select from mail_queue');
  await expect.poll(isWaiting, { interval: 20 }).toBe(true);
  await holder.query('commit');
  await migrating;
  await reader.query('select failed_at from mail_queue');
  await Promise.all([holder.end(), reader.end(), database.close()]);
});

const migrationThatWaits = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: home.url });
  await client.connect();
  return client;
}
