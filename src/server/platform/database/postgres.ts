import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Channel, openChannel } from './channel.ts';
import type { Database, Statement, Value } from './database.ts';
import { migrationsFolder } from './migrations.ts';

/** Any fixed number; servers that start together wait for one another on it. */
const migrationLock = 20_261_121;

/** Connections that one server keeps at most. */
const poolSize = 10;

/** Connects to a PostgreSQL server and brings its tables up to date. */
export async function openPostgres(url: string, onConnectionLost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection that the server ends while idle ends this process.
  pool.on('error', onConnectionLost);
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const channels: Channel[] = [];
  return {
    kind: 'postgres',
    drizzle: drizzle({ client: pool }),
    async run<Row extends object>({ name, sql }: Statement, values: readonly Value[]) {
      const result = await pool.query<Row>({ name, text: sql, values: [...values] });
      return result.rows;
    },
    async listen(name, hearer) {
      channels.push(await openChannel({ url, name, hearer, onConnectionLost }));
    },
    async close() {
      await Promise.all(channels.map((channel) => channel.close()));
      await pool.end();
    },
  };
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client: connection }), { migrationsFolder });
  } finally {
    // Destroyed rather than returned: the lock ends with its session, whatever happened above.
    connection.release(true);
  }
}
