import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/server/db/database.ts';
import { makeCredits } from '../../src/server/writing/credits/credits.ts';
import { makeCreditStore } from '../../src/server/writing/credits/store.ts';
import { makeHistoryService } from '../../src/server/writing/history/history.ts';
import { makeHistoryStore } from '../../src/server/writing/history/store.ts';
import { makeUsageStore } from '../../src/server/writing/usage/store.ts';
import { makeUsageService } from '../../src/server/writing/usage/usage.ts';
import { defaultPlans } from '../../src/shared/plans.ts';
import { openEmbedded } from '../../tests/kit/databases.ts';
import { alternate, type Bench, type Group, timeOf, toRow } from './measure.ts';
import { makeFolder } from './servers.ts';

const userId = randomUUID();
const few = 1_000;
const many = 100_000;
const rounds = 7;
const readsPerRound = 20;

/** Spread over as many days whatever their number: the figures of a day are what there is one row of. */
const moment = `now() - number * (interval '90 days' / $2::int)`;

const fillings = [
  `insert into text_improvement_actions
     (user_id, id, original_text, enhanced_text, action_type, text_length, result, changes, issues, created_at)
   select $1::uuid, gen_random_uuid(), repeat('Some words. ', 20), repeat('Some words. ', 20), 'improve', 240,
     'success', '[]', '[]', ${moment}
   from generate_series(1, $2::int) number`,
  `insert into credit_holds
     (user_id, action_id, credit_type, period_start, tool, held_at, expires_at, ended_at, outcome)
   select $1::uuid, gen_random_uuid(), 'daily', (${moment})::date, 'improve-text', ${moment}, ${moment}, ${moment}, 'spent'
   from generate_series(1, $2::int) number`,
  `insert into usage_days (user_id, day, tool, calls, credits, words_improved)
   select $1::uuid, (${moment})::date, 'improve-text', count(*), count(*), 40 * count(*)
   from generate_series(1, $2::int) number group by (${moment})::date`,
  `insert into user_credit_balance (user_id, credit_type, period_start, credits_granted, credits_used)
   select user_id, 'daily', day, calls, calls from usage_days where user_id = $1::uuid and $2::int > 0`,
];

/** What the dashboard and the history read, after many calls beside after few: none of it may grow with them. */
export const measureUsage: Group = async (bench) => {
  const reads = { many: await makeReads(bench, many), few: await makeReads(bench, few) };
  const rows = [];
  for (const [index, { name }] of reads.many.entries()) {
    const measure = (size: keyof typeof reads) => () => timeOfReads(reads[size][index]?.read);
    const results = await alternate(rounds, measure('many'), measure('few'));
    const what = `${name} after ${many} calls on PGlite, against after ${few}`;
    rows.push(toRow({ what, unit: 'ms', compared: 'ratio', goal: { atMost: 1.5 } }, results));
  }
  return rows;
};

async function makeReads({ started, tell }: Bench, calls: number) {
  const database = await openEmbedded(await makeFolder(started));
  started.defer(() => database.close());
  const ms = await timeOf(() => fill(database, calls));
  tell(`${calls} calls written in ${(ms / 1_000).toFixed(1)} s`);
  const clock = () => new Date();
  const history = makeHistoryService({ store: makeHistoryStore(database), clock, searchesAtOnce: 1 });
  const usage = makeUsageService({ store: makeUsageStore(database), clock });
  const ledger = makeCredits({
    store: makeCreditStore(database),
    plans: defaultPlans,
    clock,
    newId: randomUUID,
    log: { warn: () => undefined },
  });
  const page = { userId, limit: 25 };
  return [
    { name: 'history page', read: () => history.list(page) },
    { name: 'ledger page', read: () => ledger.listEntries(page) },
    { name: 'credits', read: () => ledger.readBalance({ userId, accountType: 'paid' }) },
    { name: 'usage', read: () => usage.read(userId, 30) },
  ];
}

async function fill(database: Database, calls: number): Promise<void> {
  for (const sql of fillings) await database.run({ name: '', sql }, [userId, calls]);
  await database.run({ name: '', sql: 'analyze' }, []);
}

/** Milliseconds for each. */
async function timeOfReads(read: () => Promise<unknown> = async () => undefined): Promise<number> {
  const all = await timeOf(async () => {
    for (let turn = 0; turn < readsPerRound; turn += 1) await read();
  });
  return all / readsPerRound;
}
