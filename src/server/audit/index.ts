import type { Database } from '../db/database.ts';
import { type AuditDependencies, type AuditService, makeAuditService } from './audit.ts';
import { makeAuditRoutes } from './routes.ts';
import { makeAuditStore } from './store.ts';

/** For a module in which something happens that is to be recorded. */
export type RecordEvent = AuditService['record'];

/** What was done on this server: administrators' acts, sign-ins, changed credentials, keys. */
export function makeAudit({ database, ...rest }: Omit<AuditDependencies, 'store'> & { database: Database }) {
  const audit = makeAuditService({ store: makeAuditStore(database), ...rest });
  return {
    routes: makeAuditRoutes(audit),
    record: audit.record,
    recordDaily: audit.recordDaily,
    sweeps: [audit.sweep],
  };
}
