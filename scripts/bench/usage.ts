import { randomUUID } from 'node:crypto';
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
import { writeCalls } from './written-calls.ts';

const userId = randomUUID();
const few = 1_000;
const many = 100_000;
const rounds = 7;
const readsPerRound = 20;
const text = `repeat('Some words. ', 20)`;

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
  const ms = await timeOf(() => writeCalls(database, { userId, calls, text }));
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

/** Milliseconds for each. */
async function timeOfReads(read: () => Promise<unknown> = async () => undefined): Promise<number> {
  const all = await timeOf(async () => {
    for (let turn = 0; turn < readsPerRound; turn += 1) await read();
  });
  return all / readsPerRound;
}
