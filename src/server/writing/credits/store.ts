import type { TokenUsage } from '../../../engine/index.ts';
import type { CreditEntry } from '../../../shared/contract/credits.ts';
import { engineFailures } from '../../../shared/engine-failures.ts';
import type { AccountType, Plan } from '../../../shared/plans.ts';
import type { ToolName } from '../../../shared/tools.ts';
import type { Database } from '../../db/database.ts';
import { readErrorCode, uniqueViolation } from '../../db/database.ts';
import type { Place } from '../../db/keyset.ts';
import type { ParametersOf, RowOf, Statement, Value } from '../../db/statement.ts';
import type { Periods, Spendable } from './balance.ts';
import * as statements from './statements.ts';

export interface NewAction extends CallId, AskedFor {
  tool: ToolName;
  textLength: number;
  idempotencyKey: string | undefined;
  createdAt: Date;
  /** False: none of its texts is kept. */
  hasTexts: boolean;
  /** Null: for as long as the writer wants. */
  textsUntil: Date | null;
  /** It is to ask a model, which may cost money. */
  asksModel: boolean;
}

export interface Ending {
  outcome: 'spent' | 'released';
  /** A code and its sentence; null where the credit is spent. */
  reason: string | null;
  endedAt: Date;
}

/** What a model was asked for, whatever became of it. */
export interface ModelUse {
  /** The name that the model's engine goes by. */
  engine: string;
  /** Undefined where its provider has not said what it counted. */
  tokens: TokenUsage | undefined;
}

/** Where what a model took is counted. */
export interface Metered {
  /** As YYYY-MM-DD, in UTC. */
  day: string;
  tool: ToolName;
  /** Undefined for a call that asked none. */
  use: ModelUse | undefined;
}

/** What a call that ended well adds to the figures of a day. */
export interface CallUsage extends Metered {
  wordsImproved: number;
}

export interface FinishedAction {
  enhancedText: string;
  changes: readonly unknown[];
  issues: unknown;
  engine: unknown;
  details: unknown;
}

/** What a call is, for its record and to know it again by its idempotency key. */
export interface AskedFor {
  actionType: string;
  originalText: string;
  /** What is asked for beside the original text: plain JSON. */
  request: object;
}

export type ActionRow = RowOf<typeof statements.actionByKey>;

export interface Consumption {
  userId: string;
  credits: number;
  idempotencyKey: string | undefined;
}

/** Credits that an administrator gives. */
export interface NewGrant {
  userId: string;
  id: string;
  creditType: 'daily' | 'monthly';
  /** As YYYY-MM-DD. */
  periodStart: string;
  credits: number;
  reason: string;
}

export interface CallId {
  userId: string;
  actionId: string;
}

/** One that began on this server. */
export interface BegunCall extends CallId {
  /** As its rows say it. */
  startedAt: Date;
}

export type CreditStore = ReturnType<typeof makeCreditStore>;

/** Every query on balances, holds and actions. Each changes what it changes in one statement, so that it is one transaction. */
export function makeCreditStore(database: Database) {
  const { run } = database;

  async function hold(
    ofDay: ParametersOf<typeof statements.holdOfDay>,
    { month, dayGrantsAtLeast }: Spendable,
  ): Promise<'held' | 'none_left'> {
    if ((await run(statements.holdOfDay, ofDay)).length === 1) return 'held';
    if (month === null) return 'none_left';
    return (await run(statements.hold, [...ofDay, month, dayGrantsAtLeast])).length === 1
      ? 'held'
      : 'none_left';
  }

  async function holdForModel(values: ParametersOf<typeof statements.holdForModel>) {
    const [row] = await run(statements.holdForModel, values);
    if (row?.is_held) return 'held';
    return row?.is_over_budget ? 'over_budget' : 'none_left';
  }

  async function isDone<Parameters extends readonly Value[]>(
    statement: Statement<Parameters, { is_done: boolean | null }>,
    values: NoInfer<Parameters>,
  ): Promise<boolean> {
    return (await run(statement, values))[0]?.is_done === true;
  }

  return {
    /**
     * Reserves one credit, daily before monthly, and records the call that it is for.
     * `over_budget` when it is to ask a model, and the month has cost what it may. `taken` when this idempotency key already has a call that runs or succeeded.
     */
    async holdCredit(
      action: NewAction,
      spendable: Spendable,
      lifetimeMs: number,
    ): Promise<'held' | 'none_left' | 'over_budget' | 'taken'> {
      const values = [
        action.userId,
        action.actionId,
        spendable.day,
        lifetimeMs,
        action.originalText,
        action.actionType,
        action.textLength,
        action.idempotencyKey ?? null,
        action.createdAt,
        JSON.stringify(action.request),
        action.tool,
        database.kind === 'embedded' ? 'on' : 'off',
        action.hasTexts,
        action.textsUntil,
      ] as const;
      const { month, dayGrantsAtLeast } = spendable;
      const held = action.asksModel
        ? holdForModel([...values, month, dayGrantsAtLeast])
        : hold(values, spendable);
      return held.catch(toTaken);
    },

    async writePlan(accountType: AccountType, { creditsPerDay, creditsPerMonth }: Plan): Promise<void> {
      await run(statements.writePlan, [accountType, creditsPerDay, creditsPerMonth]);
    },

    /** Makes the rows of the running periods. Safe any number of times, at once too. False where there is no account. */
    ensureCredits: (userId: string, now: Date) => isDone(statements.ensure, [userId, now]),

    /**
     * Spends so many at once, once for each key. False where there are too few.
     * `taken` when the key has been used for another amount.
     */
    async consumeCredits(
      { userId, credits, idempotencyKey }: Consumption,
      now: Date,
    ): Promise<boolean | 'taken'> {
      const values = [userId, credits, now, idempotencyKey ?? null] as const;
      return isDone(statements.consume, values).catch(toTaken);
    },

    /** Ends a call well, and its hold as told. False if the hold had gone before. */
    async finishCall(call: BegunCall, ending: Ending, finished: FinishedAction, usage: CallUsage) {
      const values = [
        ...toEndValues(call, ending),
        finished.enhancedText,
        JSON.stringify(finished.changes),
        JSON.stringify(finished.issues),
        JSON.stringify(finished.engine),
        JSON.stringify(finished.details),
        usage.day,
        usage.tool,
        usage.wordsImproved,
      ] as const;
      const { use } = usage;
      const rows = await (use === undefined
        ? run(statements.finish, [...values, call.startedAt])
        : run(statements.finishOfModel, [...values, ...toUseValues(use), call.startedAt]));
      return rows[0]?.ended_holds === 1;
    },

    isSameAsLast: (call: CallId, asked: AskedFor, finished: FinishedAction) =>
      isDone(statements.isSameAsLast, [
        call.userId,
        call.actionId,
        asked.originalText,
        asked.actionType,
        JSON.stringify(asked.request),
        finished.enhancedText,
        JSON.stringify(finished.details),
      ]),

    /** Whether the engine has failed at what was asked for, shortly before this call. */
    hasJustFailed: (call: CallId, asked: AskedFor) =>
      isDone(statements.hasJustFailed, [
        call.userId,
        call.actionId,
        asked.originalText,
        asked.actionType,
        JSON.stringify(asked.request),
        engineFailures,
      ]),

    /** Ends a call badly: its hold goes back. Nothing happens to a call that has ended before. */
    async failCall(call: BegunCall, ending: Omit<Ending, 'outcome'>, metered: Metered): Promise<void> {
      const values = toEndValues(call, { outcome: 'released', ...ending });
      const { day, tool, use } = metered;
      const { startedAt } = call;
      if (use === undefined) await run(statements.fail, [...values, startedAt]);
      else await run(statements.failOfModel, [...values, day, tool, ...toUseValues(use), startedAt]);
    },

    /** @returns the ids of those that are no longer known: their account was deleted */
    async renewHolds(calls: readonly BegunCall[], lifetimeMs: number): Promise<ReadonlySet<string>> {
      const userIds = calls.map(({ userId }) => userId);
      const actionIds = calls.map(({ actionId }) => actionId);
      const first = new Date(Math.min(...calls.map(({ startedAt }) => startedAt.getTime())));
      const unknown = await run(statements.renew, [lifetimeMs, userIds, actionIds, first]);
      return new Set(unknown.map(({ action_id }) => action_id));
    },

    /** Ends every call whose hold has expired by the database's clock, or every one. Returns how many there were. */
    async failExpiredCalls({ all }: { all: boolean }, reason: string, now: Date): Promise<number> {
      return (await run(statements.failExpired, [all, reason, now])).length;
    },

    countOpenHolds: async () => (await run(statements.countOpen, []))[0]?.holds ?? 0,

    async listBalances(userIds: readonly string[], { day, month }: Periods) {
      return run(statements.balances, [userIds, day, month]);
    },

    /** @returns false where there is an entry of this id already: then nothing has changed */
    grantCredits: ({ userId, id, creditType, periodStart, credits, reason }: NewGrant, now: Date) =>
      isDone(statements.grant, [userId, id, creditType, periodStart, credits, now, reason]),

    /** Newest first, those that come after the place. Times are to the microsecond. */
    async listEntries(userId: string, after: Place, limit: number): Promise<CreditEntry[]> {
      return run(statements.entries, [userId, after.moment, after.id, limit]);
    },

    async findActionByKey(userId: string, idempotencyKey: string): Promise<ActionRow | undefined> {
      const rows = await run(statements.actionByKey, [userId, idempotencyKey]);
      return rows[0];
    },
  };
}

function toEndValues({ userId, actionId }: CallId, { outcome, reason, endedAt }: Ending) {
  return [userId, actionId, outcome, reason, endedAt] as const;
}

function toUseValues({ engine, tokens }: ModelUse) {
  return [engine, tokens?.inputTokens ?? null, tokens?.outputTokens ?? null] as const;
}

function toTaken(error: unknown): 'taken' {
  if (readErrorCode(error) === uniqueViolation) return 'taken';
  throw error;
}
