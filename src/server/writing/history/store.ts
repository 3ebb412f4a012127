import type { UserFeedback } from '../../../shared/contract/actions.ts';
import type { Database } from '../../db/database.ts';
import type { Place } from '../../db/keyset.ts';
import type { RowOf, Statement, Value } from '../../db/statement.ts';
import type { CallId } from '../credits/store.ts';
import type { TypeFilter } from './search.ts';
import * as statements from './statements.ts';

/** Times are to the microsecond. */
export type SummaryRow = RowOf<typeof statements.page>;

export type FullRow = RowOf<typeof statements.action>;

export interface PageRequest {
  userId: string;
  after: Place;
  limit: number;
  types: TypeFilter;
  result: 'success' | 'failed' | undefined;
  /** Each has to stand in one of the texts; empty for no search. */
  words: readonly string[];
  /** The same, as patterns of LIKE. */
  patterns: readonly string[];
  /** Fires when nobody waits for what a search finds. */
  signal: AbortSignal | undefined;
}

/**
 * How many texts one statement of a search looks through: so few that whoever waits for the database soon has it. While the embedded
 * one reads, this process does nothing else.
 */
const textsAtOnce = { embedded: 100, postgres: 500 } as const;

const beforeTheOldest: Place = { moment: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

export type HistoryStore = ReturnType<typeof makeHistoryStore>;

export function makeHistoryStore(database: Database) {
  const { run } = database;
  const atOnce = textsAtOnce[database.kind];

  async function count<Parameters extends readonly Value[]>(
    statement: Statement<Parameters, { count: number }>,
    values: NoInfer<Parameters>,
  ): Promise<number> {
    return (await run(statement, values))[0]?.count ?? 0;
  }

  return {
    async listActions(request: PageRequest): Promise<SummaryRow[]> {
      const { userId, after, limit, types, result, words, patterns, signal } = request;
      const page = [userId, after.moment, after.id, limit, types.only, types.except, result ?? null] as const;
      if (words.length === 0) return run(statements.page, page);
      const found: SummaryRow[] = [];
      let from: Place = after;
      let isOver = false;
      while (!isOver && found.length < limit) {
        signal?.throwIfAborted();
        const [end] = await run(statements.searchReach, [userId, from.moment, from.id, atOnce]);
        const { moment, id } = end ?? beforeTheOldest;
        const place = [userId, from.moment, from.id] as const;
        const rest = [limit - found.length, types.only, types.except, result ?? null] as const;
        found.push(...(await run(statements.search, [...place, ...rest, patterns, words, moment, id])));
        isOver = end === undefined;
        from = { moment, id };
      }
      return found;
    },

    async findAction({ userId, actionId }: CallId): Promise<FullRow | undefined> {
      const rows = await run(statements.action, [userId, actionId]);
      return rows[0];
    },

    /** `running`: the call has not ended, and the action stays. */
    async removeAction({ userId, actionId }: CallId, now: Date): Promise<'removed' | 'running' | 'missing'> {
      const values = [userId, actionId, now] as const;
      const [found] = await run(statements.remove, values);
      if (found === undefined) return 'missing';
      return found.is_running ? 'running' : 'removed';
    },

    removeAllActions: (userId: string, now: Date) => count(statements.removeAll, [userId, now]),

    /** Returns how many came back: none if it is there already. Undefined when there is nothing to bring back. */
    async restoreAction({ userId, actionId }: CallId, deletedSince: Date): Promise<number | undefined> {
      const values = [userId, actionId, deletedSince] as const;
      const rows = await run(statements.restore, values);
      return rows[0]?.count;
    },

    restoreLastActions: (userId: string, deletedSince: Date) =>
      count(statements.restoreLast, [userId, deletedSince]),

    async purgeActions(deletedBefore: Date): Promise<void> {
      await run(statements.purge, [deletedBefore]);
    },

    /** False when the writer has no such action. */
    async giveFeedback(
      { userId, actionId }: CallId,
      feedback: UserFeedback,
      givenAt: Date,
    ): Promise<boolean> {
      const values = [userId, actionId, feedback, givenAt] as const;
      return (await run(statements.giveFeedback, values)).length === 1;
    },
  };
}
