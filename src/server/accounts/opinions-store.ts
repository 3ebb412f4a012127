import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { Database } from '../db/database.ts';
import { userFeedback } from './tables.ts';

export interface Opinion extends OpinionInput {
  userId: string;
  id: string;
  createdAt: Date;
}

export type OpinionStore = ReturnType<typeof makeOpinionStore>;

export function makeOpinionStore({ drizzle }: Database) {
  return {
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
