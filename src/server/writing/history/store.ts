import type { Action, ActionSummary, UserFeedback } from '../../../shared/contract/actions.ts';
import type { Database, Value } from '../../db/database.ts';
import type { Place } from '../../db/keyset.ts';
import type { TypeFilter } from './search.ts';
import * as statements from './statements.ts';

type Stored<Key extends keyof Action> = Pick<Action, Key>;

/** Times are to the microsecond. */
export interface SummaryRow extends Omit<ActionSummary, 'tool' | 'excerpt'> {
  passage: string;
  is_from_start: boolean;
  is_to_end: boolean;
}

export interface FullRow
  extends Omit<ActionSummary, 'tool' | 'excerpt'>,
    Stored<'original_text' | 'enhanced_text' | 'engine' | 'request' | 'details'> {
  changes: Action['changes'] | null;
  issues: Action['issues'] | null;
}

export interface PageRequest {
  userId: string;
  /** The page begins right after it. */
  after: Place;
  limit: number;
  types: TypeFilter;
  result: 'success' | 'failed' | undefined;
  /** Each has to stand in one of the texts; empty for no search. */
  words: readonly string[];
  /** The same, as patterns of LIKE. */
  patterns: readonly string[];
}

/** An action of one writer. */
export interface ActionId {
  userId: string;
  actionId: string;
}

export type HistoryStore = ReturnType<typeof makeHistoryStore>;

/** Every query on actions that have been recorded. The ledger writes them. */
export function makeHistoryStore(database: Database) {
  async function count(statement: Parameters<Database['run']>[0], values: readonly Value[]): Promise<number> {
    const rows = await database.run<{ count: number }>(statement, values);
    return rows[0]?.count ?? 0;
  }

  return {
    async listActions(request: PageRequest): Promise<SummaryRow[]> {
      const { userId, after, limit, types, result, words, patterns } = request;
      const page = [userId, after.moment, after.id, limit, types.only, types.except, result ?? null];
      if (words.length === 0) return database.run<SummaryRow>(statements.page, page);
      return database.run<SummaryRow>(statements.search, [...page, patterns, words]);
    },

    async findAction({ userId, actionId }: ActionId): Promise<FullRow | undefined> {
      const rows = await database.run<FullRow>(statements.action, [userId, actionId]);
      return rows[0];
    },

    /** `running`: the call has not ended, and the action stays. */
    async removeAction(
      { userId, actionId }: ActionId,
      now: Date,
    ): Promise<'removed' | 'running' | 'missing'> {
      const values = [userId, actionId, now];
      const [found] = await database.run<{ is_running: boolean }>(statements.remove, values);
      if (found === undefined) return 'missing';
      return found.is_running ? 'running' : 'removed';
    },

    /** Removes every action whose call has ended. Returns how many. */
    removeAllActions: (userId: string, now: Date) => count(statements.removeAll, [userId, now]),

    /** Returns how many came back: none if it is there already. Undefined when there is nothing to bring back. */
    async restoreAction({ userId, actionId }: ActionId, deletedSince: Date): Promise<number | undefined> {
      const values = [userId, actionId, deletedSince];
      const rows = await database.run<{ count: number }>(statements.restore, values);
      return rows[0]?.count;
    },

    /** Brings back what was removed last, all of it. Returns how many there were. */
    restoreLastActions: (userId: string, deletedSince: Date) =>
      count(statements.restoreLast, [userId, deletedSince]),

    async purgeActions(deletedBefore: Date): Promise<void> {
      await database.run(statements.purge, [deletedBefore]);
    },

    /** False when the writer has no such action. */
    async giveFeedback(
      { userId, actionId }: ActionId,
      feedback: UserFeedback,
      givenAt: Date,
    ): Promise<boolean> {
      const values = [userId, actionId, feedback, givenAt];
      return (await database.run(statements.giveFeedback, values)).length === 1;
    },
  };
}
