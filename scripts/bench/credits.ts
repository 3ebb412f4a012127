import { loadavg } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../src/server/db/database.ts';
import { makeMonths } from '../../src/server/writing/months/months.ts';
import { openEmbedded, openPostgres } from '../../tests/kit/databases.ts';
import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import {
  type Charge,
  chargeRaw,
  finishedAsJson,
  grantMuch,
  makeCharge,
  oneStatement,
  toUserId,
  users,
} from './charges.ts';
import { alternate, type Bench, type Group, type Row, toRow } from './measure.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { makeFolder } from './servers.ts';

const clients = 32;
const secondsPerRound = 3;
const rounds = 5;

/** A charge: a credit is held and then spent, and the call that it pays for is on record. Both have a connection for each client. */
export const measureCredits: Group = async (bench) => [await onPostgres(bench), await onEmbedded(bench)];

async function onPostgres({ started, tell }: Bench): Promise<Row> {
  const what = `credits on PostgreSQL, ${clients} clients, against pgbench`;
  const program = findPgbench();
  if (program === undefined) return { what, notMeasured: 'pgbench is not installed' };
  const server = await startPostgres();
  started.defer(() => server.stop());
  const { url } = await createDatabase(server.url);
  const database = await openPostgres(url, () => undefined, { DATABASE_POOL: `${clients}` });
  started.defer(() => database.close());
  await makeThisMonth(database);
  await grantMuch(database);

  const scriptPath = join(await makeFolder(started), 'charge.sql');
  const variables = finishedAsJson;
  const load = { url, clients, seconds: secondsPerRound, script: oneStatement, scriptPath, variables };
  const stop = new AbortController();
  started.defer(() => stop.abort());
  const charge = makeCharge(database);
  const results = await alternate(
    rounds,
    () => countPerSecond(charge, clients),
    () => runPgbench(program, load, stop.signal),
  );
  for (const { ours, reference } of results)
    tell(`${ours.toFixed(0)} charges/s, pgbench ${reference.toFixed(0)}`);
  // One process of ours waits its turn among all others: 32 of the reference do not
  tell(`load ${loadavg()[0]?.toFixed(1)}`);
  return toRow({ what, unit: '/s', compared: 'ratio', goal: { atLeast: 0.4 } }, results);
}

async function onEmbedded({ started, tell }: Bench): Promise<Row> {
  const database = await openEmbedded(await makeFolder(started));
  started.defer(() => database.close());
  await makeThisMonth(database);
  const raw = await openRaw(await makeFolder(started));
  started.defer(() => raw.close());
  await grantMuch(database);
  await grantMuch({ run: async ({ sql }, values) => (await raw.query<never>(sql, [...values])).rows });
  const charge = makeCharge(database);
  const results = await alternate(
    rounds,
    () => countPerSecond(charge, 1),
    () => countPerSecond((userId) => chargeRaw(raw, userId), 1),
  );
  for (const { ours, reference } of results)
    tell(`${ours.toFixed(0)} charges/s, raw ${reference.toFixed(0)}`);
  const what = 'credits on PGlite, against the same statements without our layers';
  return toRow({ what, unit: '/s', compared: 'ratio', goal: { atLeast: 0.8 } }, results);
}

/** As the first sweep of a server does: a charge goes to one of several partitions, as it does in service. */
function makeThisMonth(database: Database): Promise<void> {
  return makeMonths({ database, keptMonths: null, clock: () => new Date() }).sweep();
}

/** Our tables, without our way to them. */
async function openRaw(folder: string): Promise<PGlite> {
  const database = await openEmbedded(folder);
  await makeThisMonth(database);
  await database.close();
  return PGlite.create(join(folder, 'database'));
}

async function countPerSecond(charge: Charge, atOnce: number): Promise<number> {
  const startedAt = performance.now();
  let charges = 0;
  const client = async () => {
    while (performance.now() - startedAt < secondsPerRound * 1_000) {
      const user = 1 + Math.floor(Math.random() * users);
      await charge(toUserId(user));
      charges += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return (1_000 * charges) / (performance.now() - startedAt);
}
