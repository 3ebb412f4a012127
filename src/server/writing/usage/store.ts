import type { Database } from '../../db/database.ts';
import { usageBetween } from './statements.ts';

export type UsageStore = ReturnType<typeof makeUsageStore>;

export function makeUsageStore(database: Database) {
  return {
    /** The days are YYYY-MM-DD, both included. */
    listDays: (userId: string, first: string, last: string) =>
      database.run(usageBetween, [userId, first, last]),
  };
}
