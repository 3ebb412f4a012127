import { retentionDays } from '../../../shared/retention.ts';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

/** Some rows at a time: calls go on in between. */
const purgedAtOnce = 1_000;

/**
 * Of calls that have ended: what one that runs asks for is needed until it does. From the first that is due to the last of these,
 * by the index and with no second look for each: a join would read whole months once there are many rows.
 */
const purge = statement(
  'retention_purge',
  `
    with due as (
      select texts_until from text_improvement_actions
      where texts_until <= $1::timestamptz and result is not null
      order by texts_until limit ${purgedAtOnce}
    )
    update text_improvement_actions
    set original_text = '', enhanced_text = null, changes = null, issues = null, request = '{}', details = '{}',
      has_texts = false, texts_until = null
    where texts_until between (select min(texts_until) from due) and (select max(texts_until) from due)
      and result is not null
    returning id`,
);

/** $2: how many days from its call a text stays; null for as long as its writer wants. */
const applyToWriter = statement(
  'retention_apply_to_writer',
  `
    update text_improvement_actions
    set texts_until = created_at + $2::int /* or null */ * interval '1 day'
    where user_id = $1::uuid and has_texts`,
);

const applyToAll = statement(
  'retention_apply_to_all',
  `
    update text_improvement_actions
    set texts_until = created_at + $1::int * interval '1 day'
    where has_texts and (texts_until is null or texts_until > created_at + $1::int * interval '1 day')`,
);

const days = { keep: null, '30-days': retentionDays, never: 0 } as const;

export function makeRetentionStore({ run }: Database) {
  return {
    async purge(now: Date): Promise<{ isDone: boolean }> {
      return { isDone: (await run(purge, [now])).length < purgedAtOnce };
    },
    async applyToWriter(userId: string, retention: keyof typeof days): Promise<void> {
      await run(applyToWriter, [userId, days[retention]]);
    },
    async applyToAll(retention: '30-days' | 'never'): Promise<void> {
      await run(applyToAll, [days[retention]]);
    },
  };
}
