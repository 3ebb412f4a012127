import { randomUUID } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { formatCount } from '../../shared/format.ts';
import type { Config } from '../platform/config.ts';
import { withClients } from './clients.ts';
import { type Examined, right, toCode, type Verdict, wrong } from './finding.ts';

export async function examineDatabase({ config }: Examined): Promise<Verdict> {
  if (config.DATABASE_URL === undefined) return examinePlace(resolve(config.DATA_DIR));
  for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL'] as const) {
    const url = config[name];
    const refusal = url && (await findRefusal(url));
    if (refusal)
      return wrong(
        `The database at ${name} cannot be used (${refusal}): check its address, name and password.`,
      );
  }
  if (await losesStatements(config))
    return wrong(
      'The pooler at DATABASE_URL does not keep prepared statements: set DATABASE_PREPARED to off, or its max_prepared_statements, which PgBouncer has from 1.21.',
    );
  return examineRoom(config);
}

async function findRefusal(url: string): Promise<string | undefined> {
  return withClients([url], ([client]) => client.query('select 1')).then(
    () => undefined,
    (error: unknown) => toCode(error),
  );
}

/** SQLSTATE of a prepared statement that is not there, and of one that is there already. */
const lostStatements: ReadonlySet<string> = new Set(['26000', '42P05']);

async function losesStatements({ DATABASE_URL = '', hasPreparedStatements }: Config): Promise<boolean> {
  if (!hasPreparedStatements) return false;
  const statement = { name: randomUUID(), text: 'select 1' };
  const prepareTwice = withClients([DATABASE_URL, DATABASE_URL], async (clients) => {
    for (const client of [...clients, ...clients]) await client.query(statement);
  });
  return prepareTwice.then(
    () => false,
    (error: unknown) => lostStatements.has(toCode(error)),
  );
}

/** Connections that this account may have to this database. */
const readRoom = `
  select least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
    (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
  ) as room`;

/** Connections of a server beside its pool: one that listens, and one for a migration, a backup or a vacuum. */
const besidePool = 2;

async function examineRoom({
  DATABASE_POOL: pool,
  DATABASE_LISTEN_URL: listenUrl,
  directDatabaseUrl = '',
}: Config): Promise<Verdict> {
  const room = await withClients([directDatabaseUrl], async ([client]) => {
    const { rows } = await client.query<{ room: number }>(readRoom);
    return rows[0]?.room ?? 0;
  });
  if (listenUrl !== undefined)
    return right(
      `PostgreSQL answers at DATABASE_LISTEN_URL, and takes ${room} connections; the pooler at DATABASE_URL answers. Each server needs up to ${pool} of the pooler (DATABASE_POOL) and ${besidePool} of PostgreSQL.`,
    );
  const each = pool + besidePool;
  if (room < each)
    return wrong(
      `PostgreSQL takes ${room} connections, and one server needs up to ${each}: lower DATABASE_POOL, raise max_connections of PostgreSQL, or put a pooler between.`,
    );
  const servers = formatCount(Math.floor(room / each), 'server fits', 'servers fit');
  return right(
    `PostgreSQL answers at DATABASE_URL, and takes ${room} connections; a server needs up to ${each}, ${pool} of them by DATABASE_POOL, so ${servers}.`,
  );
}

async function examinePlace(folder: string): Promise<Verdict> {
  try {
    // With the slash, a file in the way is one.
    await access(`${await findExisting(folder)}/`, constants.W_OK);
    return right(`The embedded database has its place in ${folder}.`);
  } catch (error) {
    return wrong(
      `The folder ${folder} cannot be written to (${toCode(error)}): set DATA_DIR to another one.`,
    );
  }
}

/** A folder that is not there yet is made by the first start, if the one above it lets it. */
export async function findExisting(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : findExisting(dirname(folder));
}
