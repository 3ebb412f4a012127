import type { Database } from '../../db/database.ts';
import { keepPartitions, toMonth } from '../../db/partitions.ts';
import { statement } from '../../db/statement.ts';
import type { Clock } from '../../platform/clock.ts';

/** What there is a row of for each call. */
const byMonth = [
  { table: 'credit_holds', moment: 'held_at' },
  { table: 'text_improvement_actions', moment: 'created_at' },
];

/** Of months that are gone. */
const forgetKeys = statement(
  'months_forget_keys',
  'delete from call_keys where created_at < $1::timestamptz',
);

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
  const { run } = database;
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
      if (keptMonths !== null) await run(forgetKeys, [toMonth(now, -keptMonths)]);
      doneFor = month;
    },
  };
}
