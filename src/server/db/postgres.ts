import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Channel, openChannel } from './channel.ts';
import type { Database } from './database.ts';
import { migrationsFolder, readLevel, toLevel } from './migrations.ts';
import { ownTables } from './own-tables.ts';
import type { Statement, Value } from './statement.ts';

/** Any fixed number; servers that start together wait for one another on it. */
export const migrationLock = 20_261_121;

const poolSize = 10;

/** How long one may take to be made, in milliseconds. */
const connectMs = 10_000;

/** How long a statement of a call may take, in milliseconds: a server that no longer answers is given up. */
const statementMs = 30_000;

export function openPostgres(url: string, onConnectionLost: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    query_timeout: statementMs,
    statement_timeout: statementMs,
  });
  // Without a listener, a connection that the server ends while idle ends this process. The request that made it is long over.
  pool.on('error', AsyncLocalStorage.bind(onConnectionLost));
  const channels: Channel[] = [];
  return {
    kind: 'postgres',
    drizzle: drizzle({ client: pool }),
    migrate: () => migrateUnderLock(url, onConnectionLost),
    readLevel: () => toLevel(pool.query<{ level: number }>(readLevel).then(({ rows }) => rows)),
    async run<Row extends object>({ name, sql }: Statement<readonly Value[], Row>, values: readonly Value[]) {
      const result = await pool.query<Row>({ name, text: sql, values: [...values] });
      return result.rows;
    },
    snapshot: (work) =>
      withConnection(url, onConnectionLost, async (connection) => {
        await connection.query('begin isolation level repeatable read, read only');
        return work(async <Row extends object>(sql: string) => (await connection.query<Row>(sql)).rows);
      }),
    async listen(name, subscriber) {
      const channel = await openChannel({ url, name, subscriber, onConnectionLost });
      channels.push(channel);
      return channel;
    },
    readPool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    vacuum: () =>
      withConnection(url, onConnectionLost, async (connection) => {
        const { rows } = await connection.query<{ tables: string }>(ownTables);
        await connection.query(`vacuum ${rows[0]?.tables}`);
      }),
    async close() {
      await Promise.all(channels.map((channel) => channel.close()));
      await pool.end();
    },
  };
}

async function migrateUnderLock(url: string, onConnectionLost: (error: Error) => void): Promise<void> {
  await withConnection(url, onConnectionLost, async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client: connection }), { migrationsFolder });
  });
}

/** For what may take longer than a statement of a call, such as a migration and the wait for another server's. */
async function withConnection<Result>(
  url: string,
  onConnectionLost: (error: Error) => void,
  work: (connection: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connection = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  connection.on('error', onConnectionLost);
  try {
    await connection.connect();
    return await work(connection);
  } finally {
    // A lock ends with its session, whatever happened above. A server that has gone is not waited for.
    connection.end().catch(() => undefined);
  }
}
