import type { Database } from '../../db/database.ts';
import { keepPartitions } from '../../db/partitions.ts';
import type { Clock } from '../../platform/clock.ts';

/** What there is a row of for each call. */
const byMonth = [
  { table: 'credit_holds', moment: 'held_at' },
  { table: 'text_improvement_actions', moment: 'created_at' },
];

/** When it is tried again where others were in the way, in milliseconds. */
const againMs = 5 * 60 * 1000;

export interface MonthDependencies {
  database: Pick<Database, 'run' | 'alter'>;
  /** Whole months of calls that stay, before the one that runs. Null: all. */
  keptMonths: number | null;
  clock: Clock;
}

/** The months of what grows with each call: there before they begin, and gone when they are no longer kept. */
export function makeMonths({ database, keptMonths, clock }: MonthDependencies) {
  let doneFor: string | undefined;
  let notBefore = 0;
  return {
    /** To be called now and then: it does something once a month. */
    async sweep(): Promise<void> {
      const now = clock();
      const month = now.toISOString().slice(0, 7);
      if (doneFor === month || now.getTime() < notBefore) return;
      notBefore = now.getTime() + againMs;
      for (const one of byMonth) if (!(await keepPartitions(database, { ...one, now, keptMonths }))) return;
      doneFor = month;
    },
  };
}
