import { randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import { makeIdentityStore } from '../../src/server/accounts/identity-store.ts';
import { makeVerificationStore } from '../../src/server/accounts/verification-store.ts';
import type { Database } from '../../src/server/db/database.ts';
import { makeCredits } from '../../src/server/writing/credits/credits.ts';
import { makeCreditStore } from '../../src/server/writing/credits/store.ts';
import { makeHistoryService } from '../../src/server/writing/history/history.ts';
import { makeHistoryStore } from '../../src/server/writing/history/store.ts';
import { makeMonths } from '../../src/server/writing/months/months.ts';
import { makeRetentionService } from '../../src/server/writing/retention/retention.ts';
import { makeRetentionStore } from '../../src/server/writing/retention/store.ts';
import { makeUsageStore } from '../../src/server/writing/usage/store.ts';
import { makeUsageService } from '../../src/server/writing/usage/usage.ts';
import { defaultPlans } from '../../src/shared/plans.ts';
import { openPostgres } from '../../tests/kit/databases.ts';
import { plantCalls, toAccountId } from '../../tests/kit/many-calls.ts';
import { explainStatements, listScannedTables } from '../../tests/kit/plans.ts';
import { createDatabase, startPostgres } from '../../tests/kit/postgres.ts';
import { makeCharge } from './charges.ts';
import { alternate, type Bench, type Group, type Row, timeOf, toFigureRow, toRow } from './measure.ts';

const few = 10_000;
const callsOfEach = 100;
/** Accounts that are asked for, over and over, as whoever is signed in does: as many of many as of few. */
const asked = few / callsOfEach;
const rounds = 9;
const turnsPerRound = 40;
const clock = () => new Date();

/** Of each of these the plan is told: a table that it reads from end to end would grow. */
const told = [
  ...['ledger_hold_of_day', 'ledger_finish', 'history_page', 'usage_between', 'verification_holder'],
  ...['identity_live_session', 'ledger_fail_expired', 'history_purge', 'retention_purge'],
  ...['identity_forget_ended_sessions', 'identity_forget_dead_links', 'identity_forget_tries'],
];

/** What PostgreSQL's documentation starts from on a machine of its own, and `docs/operating.md` too; 128 MB come with it. */
const aQuarterOfMemory = `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`;

/** A call, a page and a sweep where there are many accounts and calls, beside where there are few. */
export const measureGrowth: Group = async (bench) => {
  const server = await startPostgres({ shared_buffers: aQuarterOfMemory });
  bench.started.defer(() => server.stop());
  const work = {
    many: await makeWork(bench, server.url, bench.rows),
    few: await makeWork(bench, server.url, few),
  };
  const rows: Row[] = [];
  for (const { name, ms } of await measureUnasked(work.many.works))
    rows.push(toFigureRow({ what: `${name} of an account that nobody has asked for`, unit: 'ms', ours: ms }));
  await askAll(work.many.works);
  await askAll(work.few.works);
  for (const [index, { name }] of work.many.works.entries()) {
    const measure = (size: keyof typeof work) => () => timeOfTurns(work[size].works[index]?.work);
    const results = await alternate(rounds, measure('many'), measure('few'));
    const what = `${name} at ${bench.rows} calls on PostgreSQL, against ${few}`;
    rows.push(toRow({ what, unit: 'ms', compared: 'ratio', goal: { atMost: 1.3 } }, results));
  }
  for (const { name, bytes } of work.many.sizes)
    rows.push(toFigureRow({ what: `${name}, for each call`, unit: 'bytes', ours: bytes / bench.rows }));
  const plans = await explainStatements(work.many.database, told);
  for (const [name, plan] of plans) {
    bench.tell(`${name}\n    ${plan.replaceAll('\n', '\n    ')}`);
    const scanned = listScannedTables(plan).filter(
      (table) => !isSmall.test(table) && !work.many.empty.has(table),
    );
    if (scanned.length > 0) bench.tell(`  it reads from end to end: ${scanned.join(', ')}`);
  }
  return rows;
};

interface Work {
  name: string;
  /** Of one of the accounts that are asked for; of any where the number is left out. */
  work(number?: number): Promise<unknown>;
  /** The same of any account, once each. */
  ofAnyone?(): Promise<unknown>;
}

/** Each of the accounts once, so that what they read lies in memory at either size. */
async function askAll(works: readonly Work[]): Promise<void> {
  for (const { work } of works) for (let number = 0; number < asked; number += 1) await work(number);
}

/** Pages of accounts whose rows lie where they were written: from the system's memory or the disk. */
async function measureUnasked(works: readonly Work[]) {
  const figures: { name: string; ms: number }[] = [];
  for (const { name, ofAnyone } of works)
    if (ofAnyone) figures.push({ name, ms: await timeOfTurns(ofAnyone) });
  return figures;
}

async function makeWork({ started, tell }: Bench, serverUrl: string, calls: number) {
  const { url } = await createDatabase(serverUrl);
  const database = await openPostgres(url, () => undefined, { DATABASE_STATEMENT_TIMEOUT: '3600' });
  started.defer(() => database.close());
  const accounts = calls / callsOfEach;
  const months = makeMonths({ database, keptMonths: null, clock });
  await months.sweep();
  const ms = await timeOf(() => plant(database, accounts, calls));
  tell(`${calls} calls of ${accounts} accounts written in ${(ms / 1_000).toFixed(0)} s`);

  const history = makeHistoryService({ store: makeHistoryStore(database), clock, searchesAtOnce: 1 });
  const usage = makeUsageService({ store: makeUsageStore(database), clock });
  const identity = makeIdentityStore(database);
  const verification = makeVerificationStore(database);
  const retention = makeRetentionService({ store: makeRetentionStore(database), longest: 'keep', clock });
  const log = { warn: () => undefined };
  const ledger = makeCredits({
    store: makeCreditStore(database),
    plans: defaultPlans,
    clock,
    newId: randomUUID,
    log,
  });
  const charge = makeCharge(database);
  const anyone = () => 1 + Math.floor(Math.random() * accounts);
  const oneOfAsked = (number = Math.floor(Math.random() * asked)) =>
    1 + number * Math.floor(accounts / asked);
  const list = (number: number) => history.list({ userId: toAccountId(number), limit: 25 });
  const readUsage = (number: number) => usage.read(toAccountId(number), 30);
  const works: Work[] = [
    { name: 'charge', work: (number) => charge(toAccountId(oneOfAsked(number))) },
    { name: 'history', work: (number) => list(oneOfAsked(number)), ofAnyone: () => list(anyone()) },
    {
      name: 'dashboard',
      work: (number) => readUsage(oneOfAsked(number)),
      ofAnyone: () => readUsage(anyone()),
    },
    {
      name: 'sign-in',
      async work(number) {
        const account = oneOfAsked(number);
        await identity.countTry(`sign-in ${account}`, clock(), 60_000);
        await verification.findHolder(`writer${account}@example.org`);
        await identity.recordSignIn(toAccountId(account), clock());
        await identity.findLiveSession(toAccountId(account), toAccountId(account));
      },
    },
    {
      name: 'sweep',
      async work() {
        await ledger.endAbandonedCalls();
        await history.purge();
        await retention.purge();
        await identity.forgetEndedSessions();
        await identity.forgetDeadLinks(clock());
        await identity.forgetTries(new Date(0));
        await months.sweep();
      },
    },
  ];
  const sizes = await database.run<[], { name: string; bytes: number }>(
    { name: '', sql: sizesOfTables } as never,
    [],
  );
  const empty = await database.run<[], { name: string }>({ name: '', sql: emptyTables } as never, []);
  return { database, works, sizes, empty: new Set(empty.map(({ name }) => name)) };
}

/** Of one row, or of a few that an operator makes. */
const isSmall = /^(administrators|disabled_accounts)$/;

/** Such as the months that are to come: reading them costs nothing. */
const emptyTables = `select relname as name from pg_class where relkind = 'r' and reltuples <= 0`;

/** Partitions count to their table. */
const sizesOfTables = `
  select coalesce(inhparent, oid)::regclass::text as name, sum(pg_total_relation_size(oid))::float8 as bytes
  from pg_class left join pg_inherits on inhrelid = oid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
  group by 1 having sum(pg_total_relation_size(oid)) > 1000000 order by bytes desc`;

async function plant(database: Database, accounts: number, calls: number): Promise<void> {
  const atOnce = 100_000;
  for (let first = 1; first <= calls; first += atOnce) {
    const last = Math.min(calls, first + atOnce - 1);
    await plantCalls(database, { accounts, calls: last, months: 12, characters: 600 }, first);
  }
  const exec = (sql: string) => database.run({ name: '', sql }, []);
  await exec(`insert into user_credit_balance (user_id, credit_type, period_start, credits_granted)
    select id, 'daily', (now() at time zone 'utc')::date, 1000000 from profiles
    on conflict (user_id, credit_type, period_start) do update set credits_granted = 1000000`);
  await database.alter('vacuum analyze');
}

/** Milliseconds for each. */
async function timeOfTurns(work: () => Promise<unknown> = async () => undefined): Promise<number> {
  const all = await timeOf(async () => {
    for (let turn = 0; turn < turnsPerRound; turn += 1) await work();
  });
  return all / turnsPerRound;
}
