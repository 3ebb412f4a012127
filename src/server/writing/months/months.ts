import type { Database } from '../../db/database.ts';
import { keepPartitions, toMonth } from '../../db/partitions.ts';
import { statement } from '../../db/statement.ts';
import type { Clock } from '../../platform/clock.ts';

/** What there is a row of for each call. */
const byMonth = [
  { table: 'credit_holds', moment: 'held_at' },
  { table: 'text_improvement_actions', moment: 'created_at' },
];

/** Where the stretch of keys after a place ends; no row where it reaches the last. */
const keysReach = statement(
  'months_keys_reach',
  `
    select user_id, idempotency_key from call_keys key
    where (user_id, idempotency_key) > ($1::uuid, $2::text)
    order by key.user_id, key.idempotency_key
    limit 1 offset 999`,
);

/** Of months that are gone, in a stretch of keys. The writer is compared by itself, too: so PostgreSQL knows how little that is. */
const forgetKeys = statement(
  'months_forget_keys',
  `
    delete from call_keys
    where user_id >= $1::uuid and user_id <= $3::uuid
      and (user_id, idempotency_key) > ($1::uuid, $2::text) and (user_id, idempotency_key) <= ($3::uuid, $4::text)
      and created_at < $5::timestamptz`,
);

/** No key is before, and none after. */
const first = ['00000000-0000-0000-0000-000000000000', ''] as const;
const last = ['ffffffff-ffff-ffff-ffff-ffffffffffff', '~'] as const;

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

  async function forgetKeysBefore(moment: Date): Promise<void> {
    let from: readonly [string, string] = first;
    for (let isOver = false; !isOver; ) {
      const [end] = await run(keysReach, from);
      const to = end === undefined ? last : ([end.user_id, end.idempotency_key] as const);
      await run(forgetKeys, [...from, ...to, moment]);
      isOver = end === undefined;
      from = to;
    }
  }

  return {
    /** To be called now and then: it does something once a month. */
    async sweep(): Promise<void> {
      const now = clock();
      const month = now.toISOString().slice(0, 7);
      if (doneFor === month || now.getTime() < notBefore) return;
      notBefore = now.getTime() + againMs;
      for (const one of byMonth) if (!(await keepPartitions(database, { ...one, now, keptMonths }))) return;
      if (keptMonths !== null) await forgetKeysBefore(toMonth(now, -keptMonths));
      doneFor = month;
    },
  };
}
