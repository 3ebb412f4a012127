import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from '../platform/config.ts';
import { type Channel, openChannel } from './channel.ts';
import { type Database, readErrorCode } from './database.ts';
import { MigrationBlockedError, migrationsFolder, readLevel, toLevel } from './migrations.ts';
import { ownTables } from './own-tables.ts';
import { PoolerError } from './pooler-error.ts';
import type { Statement, Value } from './statement.ts';

/** Any fixed number; servers that start together wait for one another on it. */
export const migrationLock = 20_261_121;

/** How long one may take to be made, in milliseconds. */
const connectMs = 10_000;

/** How long a migration waits for a table, in milliseconds: all who come to it meanwhile wait behind it. */
const lockMs = 2_000;
const lockPauseMs = 1_000;
const lockTries = 40;
/** SQLSTATE of a lock that did not come in time. */
const lockNotAvailable = '55P03';

/**
 * Of each statement one plan is kept. PostgreSQL would reckon it dear where a table has months, though all but one are left out as it
 * runs, and plan anew for each call, which takes longer than the call's own work: docs/decisions/0086.
 */
const keepPlans = '-c plan_cache_mode=force_generic_plan';

type ConnectionSettings = Pick<
  Config,
  'DATABASE_LISTEN_URL' | 'DATABASE_POOL' | 'DATABASE_STATEMENT_TIMEOUT' | 'hasPreparedStatements'
>;

export function openPostgres(
  url: string,
  settings: ConnectionSettings,
  onConnectionLost: (error: Error) => void,
): Database {
  const { DATABASE_LISTEN_URL: listenUrl, hasPreparedStatements } = settings;
  const directUrl = listenUrl ?? url;
  const statementMs = settings.DATABASE_STATEMENT_TIMEOUT * 1_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.DATABASE_POOL,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // A server that no longer answers is given up.
    query_timeout: statementMs,
    // A pooler refuses what belongs to a session.
    ...(listenUrl === undefined && { statement_timeout: statementMs, options: keepPlans }),
  });
  // Without a listener, a connection that the server ends while idle ends this process. The request that made it is long over.
  pool.on('error', AsyncLocalStorage.bind(onConnectionLost));
  const channels: Channel[] = [];
  return {
    kind: 'postgres',
    drizzle: drizzle({ client: pool }),
    checkSessions: () => checkIsDirect(directUrl, onConnectionLost),
    async migrate() {
      await checkIsDirect(directUrl, onConnectionLost);
      await migrateUnderLock(directUrl, onConnectionLost);
    },
    readLevel: () => toLevel(pool.query<{ level: number }>(readLevel).then(({ rows }) => rows)),
    async run<Row extends object>({ name, sql }: Statement<readonly Value[], Row>, values: readonly Value[]) {
      const prepared = hasPreparedStatements && { name };
      const result = await pool.query<Row>({ ...prepared, text: sql, values: [...values] });
      return result.rows;
    },
    snapshot: (work) =>
      withConnection(directUrl, onConnectionLost, async (connection) => {
        await connection.query('begin isolation level repeatable read, read only');
        return work(async <Row extends object>(sql: string) => (await connection.query<Row>(sql)).rows);
      }),
    alter: (sql) =>
      withConnection(directUrl, onConnectionLost, async (connection) => {
        await connection.query(sql);
      }),
    async listen(name, subscriber) {
      const channel = await openChannel({ url: directUrl, name, subscriber, onConnectionLost });
      channels.push(channel);
      return channel;
    },
    readPool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    vacuum: () =>
      withConnection(directUrl, onConnectionLost, async (connection) => {
        const { rows } = await connection.query<{ tables: string }>(ownTables);
        await connection.query(`vacuum ${rows[0]?.tables}`);
      }),
    async close() {
      await Promise.all(channels.map((channel) => channel.close()));
      await pool.end();
    },
  };
}

/** @throws PoolerError where two connections are the same session: a lock of it would never end, and nothing be heard */
async function checkIsDirect(url: string, onConnectionLost: (error: Error) => void): Promise<void> {
  const readSession = async (connection: pg.Client) =>
    (await connection.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  await withConnection(url, onConnectionLost, (one) =>
    withConnection(url, onConnectionLost, async (other) => {
      if ((await readSession(one)) === (await readSession(other))) throw new PoolerError();
    }),
  );
}

async function migrateUnderLock(url: string, onConnectionLost: (error: Error) => void): Promise<void> {
  await withConnection(url, onConnectionLost, async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    // From here on: the wait for another server's migration is no wait for a table
    await connection.query(`set lock_timeout = ${lockMs}`);
    for (let tries = 1; !(await hasMigrated(connection)); tries += 1) {
      if (tries === lockTries) throw new MigrationBlockedError();
      await sleepFor(lockPauseMs);
    }
  });
}

/** All of it or nothing. @returns false where a table that it needs was not to be had */
async function hasMigrated(connection: pg.Client): Promise<boolean> {
  try {
    await migrate(drizzle({ client: connection }), { migrationsFolder });
    return true;
  } catch (error) {
    if (readErrorCode(error) === lockNotAvailable) return false;
    throw error;
  }
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
    await connection.query('set statement_timeout = 0');
    return await work(connection);
  } finally {
    // A lock ends with its session, whatever happened above. A server that has gone is not waited for.
    connection.end().catch(() => undefined);
  }
}
