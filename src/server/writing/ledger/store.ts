import type { Database, Statement } from '../../platform/database/database.ts';
import { readErrorCode, uniqueViolation } from '../../platform/database/database.ts';
import type { BalanceRow, Grant, Periods } from './policy.ts';
import * as statements from './statements.ts';

export interface NewAction {
  userId: string;
  actionId: string;
  actionType: string;
  originalText: string;
  textLength: number;
  request: object;
  idempotencyKey: string | undefined;
  createdAt: Date;
}

export interface FinishedAction {
  enhancedText: string;
  changes: unknown;
  issues: unknown;
  engine: unknown;
  details: unknown;
}

export interface ActionRow {
  id: string;
  action_type: string;
  original_text: string;
  enhanced_text: string | null;
  result: 'success' | 'failed' | null;
  changes: unknown;
  issues: unknown;
  engine: unknown;
  request: unknown;
  details: unknown;
}

/** A call of one writer. */
export interface CallId {
  userId: string;
  actionId: string;
}

export type LedgerStore = ReturnType<typeof makeLedgerStore>;

/** Every query on balances, holds and actions. Each changes what it changes in one statement, so that it is one transaction. */
export function makeLedgerStore(database: Database) {
  const run = <Row extends object>(statement: Statement, values: Parameters<Database['run']>[1]) =>
    database.run<Row>(statement, values);

  return {
    /**
     * Reserves one credit, daily before monthly, and records the call that it is for.
     * `taken` when this idempotency key already has a call that runs or succeeded.
     */
    async holdCredit(
      action: NewAction,
      periods: Periods,
      expiresAt: Date,
    ): Promise<'held' | 'none_left' | 'taken'> {
      const values = [
        action.userId,
        action.actionId,
        periods.day,
        periods.month,
        expiresAt.toISOString(),
        action.originalText,
        action.actionType,
        action.textLength,
        action.idempotencyKey ?? null,
        action.createdAt.toISOString(),
        JSON.stringify(action.request),
      ];
      try {
        const rows = await run(statements.hold, values);
        return rows.length === 1 ? 'held' : 'none_left';
      } catch (error) {
        if (readErrorCode(error) === uniqueViolation) return 'taken';
        throw error;
      }
    },

    /** Adds the rows of the running periods that are missing. Safe any number of times, at once too. */
    async addGrants(userId: string, grants: readonly Grant[]): Promise<void> {
      for (const { creditType, periodStart, credits } of grants) {
        await run(statements.grant, [userId, creditType, periodStart, credits]);
      }
    },

    /** Ends a call well. Spends its hold or, if it is `free`, gives it back. False if the hold had gone before. */
    async finishCall(
      { userId, actionId }: CallId,
      finished: FinishedAction,
      free: boolean,
    ): Promise<boolean> {
      const rows = await run<{ spent: number }>(statements.finish, [
        userId,
        actionId,
        free ? 0 : 1,
        finished.enhancedText,
        JSON.stringify(finished.changes),
        JSON.stringify(finished.issues),
        JSON.stringify(finished.engine),
        JSON.stringify(finished.details),
      ]);
      return rows[0]?.spent === 1;
    },

    /** Ends a call badly: its hold goes back. Nothing happens to a call that has ended before. */
    async failCall({ userId, actionId }: CallId, errorMessage: string): Promise<void> {
      await run(statements.fail, [userId, actionId, 0, errorMessage]);
    },

    /** Says that these calls still run. */
    async renewHolds(calls: readonly CallId[], expiresAt: Date): Promise<void> {
      const userIds = calls.map(({ userId }) => userId);
      const actionIds = calls.map(({ actionId }) => actionId);
      await run(statements.renew, [expiresAt.toISOString(), userIds, actionIds]);
    },

    /** Ends every call whose hold has expired. Returns how many there were. */
    async failExpiredCalls(now: Date, errorMessage: string): Promise<number> {
      const rows = await run(statements.failExpired, [now.toISOString(), errorMessage]);
      return rows.length;
    },

    async listBalances(userId: string, periods: Periods): Promise<BalanceRow[]> {
      return run<BalanceRow>(statements.balances, [userId, periods.day, periods.month]);
    },

    async findActionByKey(userId: string, idempotencyKey: string): Promise<ActionRow | undefined> {
      const rows = await run<ActionRow>(statements.actionByKey, [userId, idempotencyKey]);
      return rows[0];
    },
  };
}
