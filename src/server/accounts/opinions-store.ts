import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { Database } from '../db/database.ts';
import { exactTime } from '../db/keyset.ts';
import { type RowOf, statement } from '../db/statement.ts';
import { userFeedback } from './tables.ts';

export interface Opinion extends OpinionInput {
  userId: string;
  id: string;
  createdAt: Date;
}

const list = statement(
  'opinions_list',
  `
    select opinion.id /* not null */, opinion.feedback_type /* not null */, opinion.title /* not null */,
      opinion.description /* not null */,
      ${exactTime('opinion.created_at')} as created_at /* not null */, holder.email /* or null */
    from user_feedback opinion left join "user" holder on holder.id = opinion.user_id
    order by opinion.created_at desc, opinion.id desc
    limit $1::int`,
);

export type ListedOpinion = RowOf<typeof list>;
export type OpinionStore = ReturnType<typeof makeOpinionStore>;

export function makeOpinionStore({ drizzle, run }: Database) {
  return {
    /** The newest first. */
    list: (limit: number): Promise<ListedOpinion[]> => run(list, [limit]),

    /** Safe to repeat: what has this id stays as it is. Tells whether it is new. */
    async addOpinion({ userId, id, createdAt, ...opinion }: Opinion): Promise<boolean> {
      const added = await drizzle
        .insert(userFeedback)
        .values({ ...opinion, user_id: userId, id, created_at: createdAt })
        .onConflictDoNothing()
        .returning({ id: userFeedback.id });
      return added.length > 0;
    },
  };
}
