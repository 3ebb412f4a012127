import type { Action, ActionSummary, UserFeedback } from '../../../shared/contract/actions.ts';
import { AppError } from '../../../shared/errors.ts';
import type { ToolName } from '../../../shared/tools.ts';
import { readCursor, toPage } from '../../db/keyset.ts';
import type { Clock } from '../../platform/clock.ts';
import { makeTurns } from '../../platform/turns.ts';
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
import type { FullRow, HistoryStore, PageRequest, SummaryRow } from './store.ts';

export interface HistoryQuery {
  userId: string;
  cursor?: string | undefined;
  limit: number;
  tool?: ToolName | undefined;
  result?: 'success' | 'failed' | undefined;
  /** Words that all have to stand in the texts, in any case. */
  q?: string | undefined;
  /** Fires when the caller has left. */
  signal?: AbortSignal | undefined;
}

export interface HistoryDependencies {
  store: HistoryStore;
  clock: Clock;
  /** How many searches this server makes at once, of all writers together. */
  searchesAtOnce: number;
}

/** Of one writer, that run or wait. */
const searchesInLine = 10;

export type History = ReturnType<typeof makeHistoryService>;

/** What has become of a writer's calls: to be found again, and deleted. */
export function makeHistoryService({ store, clock, searchesAtOnce }: HistoryDependencies) {
  const inTurn = makeTurns({ limit: searchesAtOnce, limitOfEach: 1 });
  const inLine = new Map<string, number>();

  /** Writers take turns: who searches a lot waits for themselves, and leaves connections for what others do. */
  async function search(request: PageRequest): Promise<SummaryRow[]> {
    const { userId, signal = new AbortController().signal } = request;
    const before = inLine.get(userId) ?? 0;
    if (before >= searchesInLine) throw new AppError('TOO_MANY_CALLS', { retryAfterSeconds: 5 });
    inLine.set(userId, before + 1);
    try {
      return await inTurn(userId, () => store.listActions(request), signal);
    } finally {
      const left = (inLine.get(userId) ?? 1) - 1;
      if (left > 0) inLine.set(userId, left);
      else inLine.delete(userId);
    }
  }

  const restorableSince = () => new Date(clock().getTime() - restoreWindowMs);

  return {
    /** One page, newest first. @throws AppError INVALID_REQUEST for a cursor that no page gave; TOO_MANY_CALLS */
    async list({ userId, cursor, limit, tool, result, q, signal }: HistoryQuery) {
      const words = toSearchWords(q);
      const request = {
        userId,
        after: readCursor(cursor),
        limit: limit + 1,
        types: toTypeFilter(tool),
        result,
        words,
        patterns: words.map(toLikePattern),
        signal,
      };
      const found = await (words.length === 0 ? store.listActions(request) : search(request));
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
