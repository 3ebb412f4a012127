import { randomUUIDv7 } from 'node:crypto';
import { makeOpinionStore, makePeople } from '../accounts/index.ts';
import { makeAudit } from '../audit/index.ts';
import { streamBackup } from '../backup/backup.ts';
import type { Database } from '../db/database.ts';
import { look } from '../doctor/doctor.ts';
import { findWhoWrites } from '../doctor/who-writes.ts';
import { makeModelParts } from '../engines/index.ts';
import { makeLive } from '../live/index.ts';
import { makeOperatorApp } from '../operator/app.ts';
import { systemClock as clock, systemSleep as sleep } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { makeLedger } from '../writing/index.ts';

interface OperatorParts {
  config: Config;
  database: Database;
  log: Log;
}

/** What a server answers its operator, made beside it or without one: on a database that this process has opened. */
export function composeOperator({ config, database, log }: OperatorParts) {
  const newId = randomUUIDv7;
  // Screens are open at servers, which hear of it through the database.
  const live = makeLive({ database, isSignedIn: async () => false, clock, sleep, log });
  const audit = makeAudit({ database, retentionDays: config.AUDIT_DAYS, clock, newId, log });
  const onCreditsChanged = (userId: string) => live.announce(userId, 'credits');
  const ledger = makeLedger({ config, database, onCreditsChanged, clock, newId, log });
  const modelParts = makeModelParts({ clock, sleep });
  const app = makeOperatorApp({
    people: makePeople({
      config,
      database,
      credits: { listCreditsLeft: ledger.listCreditsLeft, grantCredits: ledger.grant },
      onSessionsEnded: (userId) => live.announce(userId, 'session'),
      record: audit.record,
      clock,
    }),
    listOpinions: makeOpinionStore(database).list,
    readLevel: database.readLevel,
    makeBackup: async () => streamBackup({ config, database, clock }),
    look: async (testMailTo) =>
      look({ config, writes: await findWhoWrites(config, database), modelParts, testMailTo }),
  });
  return { app, settled: live.settled };
}
