import type { Database } from '../../db/database.ts';
import { creditsSpent, usageBetween } from './statements.ts';

export type UsageStore = ReturnType<typeof makeUsageStore>;

export function makeUsageStore(database: Database) {
  return {
    /** By tool. @param month its first day */
    listCreditsSpent: (month: string, today: string) => database.run(creditsSpent, [month, today]),
    /** The days are YYYY-MM-DD, both included. */
    listDays: (userId: string, first: string, last: string) =>
      database.run(usageBetween, [userId, first, last]),
  };
}
