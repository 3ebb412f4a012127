import type { Database } from '../db/database.ts';
import { type FaultDependencies, makeFaultService } from './faults.ts';
import { makeFaultRoutes } from './routes.ts';
import { makeFaultStore } from './store.ts';

/** Calls that failed by the server's doing: counted, shown to administrators, and mailed to them. */
export function makeFaults({ database, ...rest }: Omit<FaultDependencies, 'store'> & { database: Database }) {
  const faults = makeFaultService({ store: makeFaultStore(database), ...rest });
  return {
    routes: makeFaultRoutes(faults),
    count: faults.count,
    isSomebodyTold: faults.isSomebodyTold,
    /** To be called once, before the first request. */
    start: faults.findAddresses,
    /** Resolves when errors are stored, or the database has gone: a server ends all the same. */
    settled: () => faults.flush().catch(() => undefined),
    upkeep: [faults.flushAndMail],
    sweeps: [faults.forgetOld],
  };
}
