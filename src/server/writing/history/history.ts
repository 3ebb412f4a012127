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

export type History = ReturnType<typeof makeHistoryService>;

/** What has become of a writer's calls: to be found again, and deleted. */
export function makeHistoryService({ store, clock }: { store: HistoryStore; clock: Clock }) {
  const restorableSince = () => new Date(clock().getTime() - restoreWindowMs);

  return {
    /** One page, newest first. @throws AppError INVALID_REQUEST for a cursor that no page gave */
    async list({ userId, cursor, limit, tool, result, q }: HistoryQuery) {
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

    /** @throws AppError NOT_FOUND, here and below, for what is not an action of this writer, whoever's it is */
    async get(action: CallId): Promise<Action> {
      const row = isUuid(action.actionId) ? await store.findAction(action) : undefined;
      if (row === undefined) throw new AppError('NOT_FOUND');
      return toAction(row);
    },

    /** @throws AppError NOT_FOUND, CALL_IN_PROGRESS */
    async remove(action: CallId): Promise<void> {
      const outcome = isUuid(action.actionId) ? await store.removeAction(action, clock()) : 'missing';
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'running') throw new AppError('CALL_IN_PROGRESS');
    },

    /** Leaves what still runs. Returns how many are gone. */
    removeAll: (userId: string) => store.removeAllActions(userId, clock()),

    /** @throws AppError NOT_FOUND, also when the minutes for it are over */
    async restore(action: CallId): Promise<number> {
      const isId = isUuid(action.actionId);
      const restored = isId ? await store.restoreAction(action, restorableSince()) : undefined;
      if (restored === undefined) throw new AppError('NOT_FOUND');
      return restored;
    },

    /** Brings back what was deleted last. Returns how many there were. */
    restoreLast: (userId: string) => store.restoreLastActions(userId, restorableSince()),

    /** Returns when it was given. @throws AppError NOT_FOUND */
    async giveFeedback(action: CallId, feedback: UserFeedback): Promise<Date> {
      const givenAt = clock();
      const isKnown = isUuid(action.actionId) && (await store.giveFeedback(action, feedback, givenAt));
      if (!isKnown) throw new AppError('NOT_FOUND');
      return givenAt;
    },

    /** Deletes for good what can no longer be restored. To be called now and then. */
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
