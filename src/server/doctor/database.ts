import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { type Examined, patienceMs, right, toCode, type Verdict, wrong } from './finding.ts';

export async function examineDatabase({ config }: Examined): Promise<Verdict> {
  if (config.DATABASE_URL === undefined) return examinePlace(resolve(config.DATA_DIR));
  try {
    await withClients(config.DATABASE_URL, 1, async ([client]) => client?.query('select 1'));
    return right('PostgreSQL answers at DATABASE_URL.');
  } catch (error) {
    return wrong(
      `The database at DATABASE_URL cannot be used (${toCode(error)}): check its address, name and password.`,
    );
  }
}

/** Whether what one server says in the database reaches another, and so the screens that are open there. */
export async function examineEvents({ config }: Examined): Promise<Verdict | undefined> {
  if (config.DATABASE_URL === undefined)
    return right('Open screens hear of changes from the one server that has the embedded database.');
  try {
    await withClients(config.DATABASE_URL, 2, async ([listener, sender]) => {
      if (listener === undefined || sender === undefined) return;
      const channel = `draftwell_doctor_${randomUUID().replaceAll('-', '')}`;
      await listener.query(`listen ${channel}`);
      const heard = once(listener, 'notification', { signal: AbortSignal.timeout(patienceMs) });
      await Promise.all([heard, sender.query('select pg_notify($1, $2)', [channel, 'heard'])]);
    });
    return right('A notification through the database arrives, so open screens follow what happens.');
  } catch (error) {
    return wrong(
      `A notification through the database does not arrive (${toCode(error)}), so open screens follow nothing: let DATABASE_URL lead to PostgreSQL itself, or to a pooler in session mode.`,
    );
  }
}

async function withClients(
  url: string,
  count: number,
  work: (clients: pg.Client[]) => Promise<unknown>,
): Promise<void> {
  const options = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url, ...options }));
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    await work(clients);
  } finally {
    for (const client of clients) client.end().catch(() => undefined);
  }
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
