import { checksPerMinute } from '../../shared/limits.ts';
import type { RecordEvent } from '../audit/index.ts';
import type { Database } from '../db/database.ts';
import type { EngineSource } from '../engines/index.ts';
import { makeAllowance } from '../platform/allowance.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { type EndedCall, type FindVoice, makeCallService } from './calls/calls.ts';
import { freeCallsWindowMs } from './calls/deadlines.ts';
import { makeCallRoutes } from './calls/routes.ts';
import { makeCheckService } from './checks/checks.ts';
import { makeCheckRoutes } from './checks/routes.ts';
import { makeCostService } from './costs/costs.ts';
import { makeCostRoutes } from './costs/routes.ts';
import { makeCostStore } from './costs/store.ts';
import { makeCredits } from './credits/credits.ts';
import { makeCreditsRoutes } from './credits/routes.ts';
import { makeCreditStore } from './credits/store.ts';
import { makeDeletionStore } from './deletion/store.ts';
import { makeDictionaryService } from './dictionary/dictionary.ts';
import { makeDictionaryRoutes } from './dictionary/routes.ts';
import { makeDictionaryStore } from './dictionary/store.ts';
import { makeExport } from './export/export.ts';
import { makeHistoryService } from './history/history.ts';
import { makeHistoryRoutes } from './history/routes.ts';
import { makeHistoryStore } from './history/store.ts';
import { makeMonths } from './months/months.ts';
import { makeRetentionService } from './retention/retention.ts';
import { makeRetentionStore } from './retention/store.ts';
import { makeUsageRoutes } from './usage/routes.ts';
import { makeUsageStore } from './usage/store.ts';
import { makeUsageService } from './usage/usage.ts';

export type { EndedCall } from './calls/calls.ts';
export { loadLanguageChecks } from './calls/language.ts';
export { holdRenewalMs } from './credits/balance.ts';

export interface WritingDependencies {
  config: Config;
  database: Database;
  engines: EngineSource;
  /** Fires when the server shuts down: calls that run end and are released. */
  shutdown: AbortSignal;
  findVoice: FindVoice;
  record: RecordEvent;
  onCreditsChanged: (userId: string) => void;
  onDictionaryChanged: (userId: string) => void;
  onSwitchedOffRulesChanged: (userId: string) => void;
  onCallEnded: (call: EndedCall) => void;
  onHoldsExpired?: (holds: number) => void;
  clock: Clock;
  sleep: Sleep;
  newId: () => string;
  log: Log;
}

type LedgerParts = Pick<
  WritingDependencies,
  'config' | 'database' | 'onCreditsChanged' | 'onHoldsExpired' | 'clock' | 'newId' | 'log'
>;

/** What accounts may spend: also for a program beside the server. */
export function makeLedger({ config, database, onCreditsChanged, ...rest }: LedgerParts) {
  return makeCredits({
    ...rest,
    store: makeCreditStore(database),
    plans: config.plans,
    onChanged: onCreditsChanged,
  });
}

/** The writing calls, what they cost, what became of them, and their figures. */
export function makeWriting(parts: WritingDependencies) {
  const { config, database, engines, shutdown, findVoice, onCreditsChanged, clock, sleep } = parts;
  const allow = (max: number) => makeAllowance({ max, windowMs: freeCallsWindowMs, clock });

  const creditStore = makeCreditStore(database);
  const ledger = makeLedger(parts);
  const dictionary = makeDictionaryService({
    store: makeDictionaryStore(database),
    onWordsChanged: parts.onDictionaryChanged,
    onRulesChanged: parts.onSwitchedOffRulesChanged,
  });
  const calls = makeCallService({
    ledger,
    dictionary,
    engines,
    freeCalls: {
      byWriter: allow(config.FREE_CALLS_PER_WRITER),
      byAddress: allow(config.FREE_CALLS_PER_ADDRESS),
    },
    findVoice,
    shutdown,
    sleep,
    onCreditsChanged,
    onCallEnded: parts.onCallEnded,
  });
  const checks = makeCheckService({
    dictionary,
    rules: engines.embedded,
    allowance: makeAllowance({ max: checksPerMinute, windowMs: 60_000, clock }),
  });
  const history = makeHistoryService({
    store: makeHistoryStore(database),
    clock,
    // The embedded database does one thing at a time
    searchesAtOnce: database.kind === 'embedded' ? 1 : Math.ceil(config.DATABASE_POOL / 4),
  });
  const costs = makeCostService({ store: makeCostStore(database), record: parts.record, clock });
  const deletions = makeDeletionStore(database);
  const retention = makeRetentionService({
    store: makeRetentionStore(database),
    longest: config.TEXT_RETENTION,
    clock,
  });
  const months = makeMonths({ database, keptMonths: config.HISTORY_MONTHS ?? null, clock });
  const usage = makeUsageService({ store: makeUsageStore(database), clock });

  // The embedded database is this process's alone, so no call in it can still be running.
  const endCalls = database.kind === 'embedded' ? ledger.endAllCalls : ledger.endAbandonedCalls;
  return {
    routes: {
      ...makeCallRoutes(calls, config.plans),
      ...makeDictionaryRoutes(dictionary),
      actions: makeHistoryRoutes(history),
      checks: makeCheckRoutes(checks),
      costs: makeCostRoutes(costs),
      credits: makeCreditsRoutes(ledger),
      usage: makeUsageRoutes(usage),
    },
    /** To be called once, before the first request. */
    async recover(): Promise<void> {
      await ledger.writePlans();
      await retention.applyLongest();
      await endCalls();
    },
    upkeep: [async () => calls.endUnknown(await ledger.renewHolds())],
    sweeps: [ledger.endAbandonedCalls, history.purge, retention.purge, months.sweep],
    dictionary,
    listCreditsSpent: usage.listCreditsSpent,
    listCreditsLeft: ledger.listCreditsLeft,
    grantCredits: ledger.grant,
    settled: calls.settled,
    readCalls: calls.readLoad,
    countOpenHolds: ledger.countOpenHolds,
    applyRetention: retention.apply,
    /** All that is kept of a writer here, as files. */
    exportWriter: makeExport({ database, ledger: creditStore, dictionary, clock }),
    /** Ends the calls of a writer and forgets all of them. Safe to repeat. */
    async deleteWriter(userId: string): Promise<void> {
      await calls.endOfWriter(userId);
      await deletions.deleteWriter(userId);
    },
  };
}
