import type { Action, ActionSummary, UserFeedback } from '../../../shared/contract/actions.ts';
import { AppError } from '../../../shared/errors.ts';
import type { ToolName } from '../../../shared/tools.ts';
import { readCursor, toPage } from '../../db/keyset.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CallId } from '../credits/store.ts';
import {
  isUuid,
  restoreWindowMs,
  toChanges,
  toExcerpt,
  toLikePattern,
  toSearchWords,
  toTool,
  toTypeFilter,
} from './search.ts';
import type { FullRow, HistoryStore, SummaryRow } from './store.ts';

export interface HistoryQuery {
  userId: string;
  cursor?: string | undefined;
  limit: number;
  tool?: ToolName | undefined;
  result?: 'success' | 'failed' | undefined;
  /** Words that all have to stand in the texts, in any case. */
  q?: string | undefined;
}

export interface History {
  /**
   * One page, newest first.
   * @throws AppError INVALID_REQUEST for a cursor that no page gave
   */
  list(query: HistoryQuery): Promise<{ actions: ActionSummary[]; next_cursor: string | null }>;
  /** @throws AppError NOT_FOUND, here and below, for what is not an action of this writer, whoever's it is */
  get(action: CallId): Promise<Action>;
  /** @throws AppError NOT_FOUND, CALL_IN_PROGRESS */
  remove(action: CallId): Promise<void>;
  /** Leaves what still runs. Returns how many are gone. */
  removeAll(userId: string): Promise<number>;
  /** @throws AppError NOT_FOUND, also when the minutes for it are over */
  restore(action: CallId): Promise<number>;
  /** Brings back what was deleted last. Returns how many there were. */
  restoreLast(userId: string): Promise<number>;
  /**
   * Returns when it was given.
   * @throws AppError NOT_FOUND
   */
  giveFeedback(action: CallId, feedback: UserFeedback): Promise<Date>;
  /** Deletes for good what can no longer be restored. To be called now and then. */
  purge(): Promise<void>;
}

/** What has become of a writer's calls: to be found again, and deleted. */
export function makeHistoryService({ store, clock }: { store: HistoryStore; clock: Clock }): History {
  const restorableSince = () => new Date(clock().getTime() - restoreWindowMs);

  return {
    async list({ userId, cursor, limit, tool, result, q }) {
      const words = toSearchWords(q);
      const found = await store.listActions({
        userId,
        after: readCursor(cursor),
        limit: limit + 1,
        types: toTypeFilter(tool),
        result,
        words,
        patterns: words.map(toLikePattern),
      });
      const { rows, next_cursor } = toPage(found, limit, ({ created_at, id }) => ({
        moment: created_at,
        id,
      }));
      return { actions: rows.map((row) => toSummary(row, words)), next_cursor };
    },

    async get(action) {
      const row = isUuid(action.actionId) ? await store.findAction(action) : undefined;
      if (row === undefined) throw new AppError('NOT_FOUND');
      return toAction(row);
    },

    async remove(action) {
      const outcome = isUuid(action.actionId) ? await store.removeAction(action, clock()) : 'missing';
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'running') throw new AppError('CALL_IN_PROGRESS');
    },

    removeAll: (userId) => store.removeAllActions(userId, clock()),

    async restore(action) {
      const isId = isUuid(action.actionId);
      const restored = isId ? await store.restoreAction(action, restorableSince()) : undefined;
      if (restored === undefined) throw new AppError('NOT_FOUND');
      return restored;
    },

    restoreLast: (userId) => store.restoreLastActions(userId, restorableSince()),

    async giveFeedback(action, feedback) {
      const givenAt = clock();
      const isKnown = isUuid(action.actionId) && (await store.giveFeedback(action, feedback, givenAt));
      if (!isKnown) throw new AppError('NOT_FOUND');
      return givenAt;
    },

    purge: () => store.purgeActions(restorableSince()),
  };
}

function toSummary(row: SummaryRow, words: readonly string[]): ActionSummary {
  const { passage, is_from_start, is_to_end, ...rest } = row;
  const stretch = { text: passage, isFromStart: is_from_start, isToEnd: is_to_end };
  return { ...rest, tool: toTool(row.action_type), excerpt: toExcerpt(stretch, words) };
}

function toAction(row: FullRow): Action {
  const { original_text: text, changes, issues, ...rest } = row;
  return {
    ...rest,
    tool: toTool(row.action_type),
    excerpt: toExcerpt({ text, isFromStart: true, isToEnd: true }, []),
    original_text: text,
    changes: toChanges(changes),
    issues: issues ?? [],
  };
}
