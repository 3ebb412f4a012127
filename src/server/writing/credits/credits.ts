import type { CreditBalance } from '../../../shared/contract/credits.ts';
import { AppError } from '../../../shared/errors.ts';
import { countCharacters } from '../../../shared/limits.ts';
import type { AccountType, PlanCatalogue } from '../../../shared/plans.ts';
import { findTextsUntil, type Retention } from '../../../shared/retention.ts';
import type { ToolName } from '../../../shared/tools.ts';
import { readCursor, toPage } from '../../db/keyset.ts';
import type { Clock } from '../../platform/clock.ts';
import { toNamedId } from '../../platform/digest.ts';
import { countImprovedWords, holdLifetimeMs, toBalance, toPeriods, toSpendable } from './balance.ts';
import type {
  ActionRow,
  AskedFor,
  BegunCall,
  CallId,
  Consumption,
  CreditStore,
  FinishedAction,
  ModelUse,
} from './store.ts';

export interface Writer {
  userId: string;
  accountType: AccountType;
}

interface KeepingWriter extends Writer {
  retention: Retention;
}

export interface CallToStart extends AskedFor {
  writer: KeepingWriter;
  tool: ToolName;
  idempotencyKey: string | undefined;
  asksModel: boolean;
}

/** A call that now holds a credit, or the call that this idempotency key already has. */
export type StartedCall = { kind: 'held'; call: BegunCall } | { kind: 'repeated'; action: ActionRow };

export interface EndOptions {
  tool: ToolName;
  /** Undefined for a call that asked no model. */
  use: ModelUse | undefined;
}

export interface FinishOptions extends EndOptions {
  /** False: figures alone are kept of it. */
  keepsTexts: boolean;
  /** A code and its sentence where the result costs nothing: its hold goes back. Null: it is spent. */
  freeBecause: string | null;
}

export interface Grant {
  writer: Writer;
  credits: number;
  /** The writer reads it. */
  reason: string;
  idempotencyKey: string | undefined;
}

export interface EntriesQuery {
  userId: string;
  cursor?: string | undefined;
  limit: number;
}

export type Credits = ReturnType<typeof makeCredits>;

export interface CreditDependencies {
  store: CreditStore;
  plans: Pick<PlanCatalogue, AccountType>;
  clock: Clock;
  newId: () => string;
  log: { warn(details: object, message: string): void };
  onChanged?: (userId: string) => void;
  /** So many holds were released because nobody renewed them. */
  onHoldsExpired?: (holds: number) => void;
}

const abandoned = 'The server stopped before the call ended.';

/** Holds, spends and releases credits, each together with the record of the call that it pays for. */
export function makeCredits(dependencies: CreditDependencies) {
  const { store, plans, clock, newId, log } = dependencies;
  const { onChanged = () => undefined, onHoldsExpired = () => undefined } = dependencies;
  const running = new Map<string, BegunCall>();

  async function hold(request: CallToStart, call: CallId, { now, dayGrantsAtLeast }: Try) {
    const { writer, tool, originalText, actionType, idempotencyKey, request: asked, asksModel } = request;
    const hasTexts = writer.retention !== 'never';
    const action = {
      ...call,
      tool,
      originalText: hasTexts ? originalText : '',
      actionType,
      textLength: countCharacters(originalText),
      idempotencyKey,
      request: hasTexts ? asked : {},
      createdAt: now,
      hasTexts,
      textsUntil: hasTexts ? findTextsUntil(writer.retention, now) : null,
      asksModel,
    };
    const spendable = toSpendable(toPeriods(now), writer.accountType, dayGrantsAtLeast);
    return store.holdCredit(action, spendable, holdLifetimeMs);
  }

  /** Undefined when no credit is left. @throws AppError BUDGET_REACHED */
  async function tryToStart(request: CallToStart, call: CallId, one: Try): Promise<StartedCall | undefined> {
    const outcome = await hold(request, call, one);
    if (outcome === 'held') {
      const begun = { ...call, startedAt: one.now };
      running.set(call.actionId, begun);
      return { kind: 'held', call: begun };
    }
    const { writer, idempotencyKey } = request;
    if (idempotencyKey !== undefined) {
      const action = await store.findActionByKey(writer.userId, idempotencyKey);
      if (action !== undefined) return { kind: 'repeated', action };
    }
    // The call that had the key failed between two looks, which frees it: the same request may come again.
    if (outcome === 'taken') throw new AppError('CALL_IN_PROGRESS', { retryAfterSeconds: 1 });
    if (outcome === 'over_budget') throw new AppError('BUDGET_REACHED');
    return undefined;
  }

  /** What the quick way leaves out: the day or the plan may be new, and a server that died may hold a credit. */
  async function makeRoom(userId: string, now: Date): Promise<void> {
    await store.ensureCredits(userId, now);
    await failExpired({ all: false }, now);
  }

  async function failExpired(which: { all: boolean }, now: Date): Promise<number> {
    const ended = await store.failExpiredCalls(which, abandoned, now);
    onHoldsExpired(ended);
    return ended;
  }

  async function endCalls(which: { all: boolean }): Promise<void> {
    const ended = await failExpired(which, clock());
    if (ended > 0) log.warn({ calls: ended }, 'released the holds of calls that never ended');
  }

  return {
    /** Tells the functions in the database what the plans grant. To be called once, before the first call. */
    async writePlans(): Promise<void> {
      await store.writePlan('free', plans.free);
      await store.writePlan('paid', plans.paid);
    },

    /**
     * @throws AppError INSUFFICIENT_CREDITS when no credit is left, held ones included; BUDGET_REACHED when a model was to
     * be asked, and the month has cost what it may
     */
    async start(request: CallToStart): Promise<StartedCall> {
      const { userId, accountType } = request.writer;
      const call = { userId, actionId: newId() };
      const { creditsPerDay: dayGrantsAtLeast } = plans[accountType];
      const quickly = await tryToStart(request, call, { now: clock(), dayGrantsAtLeast });
      if (quickly !== undefined) return quickly;
      // One moment for both, so that no midnight comes between the grant and the hold.
      const now = clock();
      await makeRoom(userId, now);
      // The row of the day is all that it will be, also where another server on this database has other settings.
      const started = await tryToStart(request, call, { now, dayGrantsAtLeast: 0 });
      if (started === undefined) throw new AppError('INSUFFICIENT_CREDITS');
      return started;
    },

    async finish(call: BegunCall, finished: FinishedAction, options: FinishOptions): Promise<void> {
      const { tool, use, freeBecause: reason } = options;
      const endedAt = clock();
      const ending = { outcome: reason === null ? 'spent' : 'released', reason, endedAt } as const;
      const usage = { day: toPeriods(endedAt).day, tool, use, wordsImproved: countImprovedWords(finished) };
      const kept = options.keepsTexts ? finished : withoutTexts(finished);
      const wasHeld = await store.finishCall(call, ending, kept, usage);
      running.delete(call.actionId);
      if (!wasHeld) log.warn({ action_id: call.actionId }, 'a call outlived its hold and was not charged');
    },

    async fail(call: BegunCall, reason: string, { tool, use }: EndOptions): Promise<void> {
      running.delete(call.actionId);
      const endedAt = clock();
      await store.failCall(call, { reason, endedAt }, { day: toPeriods(endedAt).day, tool, use });
      log.warn({ action_id: call.actionId, reason }, 'a call failed');
    },

    isSameAsLast: store.isSameAsLast,
    hasJustFailed: store.hasJustFailed,

    findRepeated: ({ userId }: Writer, idempotencyKey: string) =>
      store.findActionByKey(userId, idempotencyKey),

    async readBalance({ userId, accountType }: Writer): Promise<CreditBalance> {
      const periods = toPeriods(clock());
      const rows = await store.listBalances([userId], periods);
      return toBalance({ accountType, plan: plans[accountType], periods, rows });
    },

    /** What each may still spend, in the order of the writers. */
    async listCreditsLeft(writers: readonly Writer[]): Promise<number[]> {
      const periods = toPeriods(clock());
      const found = Map.groupBy(
        await store.listBalances(
          writers.map(({ userId }) => userId),
          periods,
        ),
        ({ user_id }) => user_id,
      );
      return writers.map(({ userId, accountType }) => {
        const rows = found.get(userId) ?? [];
        const { daily, monthly } = toBalance({ accountType, plan: plans[accountType], periods, rows });
        return daily.total - daily.used + monthly.total - monthly.used;
      });
    },

    /**
     * Gives credits beside the plan's: for the month to who may spend those of a month, for the day to others.
     * @returns false where the same key has given them before
     */
    async grant({ writer, credits, reason, idempotencyKey }: Grant): Promise<boolean> {
      const { userId, accountType } = writer;
      const now = clock();
      const { day, month } = toPeriods(now);
      const isPaid = accountType === 'paid';
      await store.ensureCredits(userId, now);
      const isNew = await store.grantCredits(
        {
          userId,
          id: idempotencyKey === undefined ? newId() : toNamedId(`grant ${idempotencyKey}`),
          creditType: isPaid ? 'monthly' : 'daily',
          periodStart: isPaid ? month : day,
          credits,
          reason,
        },
        now,
      );
      if (isNew) onChanged(userId);
      return isNew;
    },

    /** One page of the ledger, newest first. @throws AppError INVALID_REQUEST for a cursor that no page gave */
    async listEntries({ userId, cursor, limit }: EntriesQuery) {
      const found = await store.listEntries(userId, readCursor(cursor), limit + 1);
      const { rows: entries, next_cursor } = toPage(found, limit, ({ held_at, id }) => ({
        moment: held_at,
        id,
      }));
      return { entries, next_cursor };
    },

    countOpenHolds: store.countOpenHolds,

    ensureCredits: (userId: string) => store.ensureCredits(userId, clock()),

    /**
     * Spends credits apart from any call. False, and nothing is spent, where there are too few.
     * @throws AppError IDEMPOTENCY_KEY_REUSED for a key that another amount came with
     */
    async consume(consumption: Consumption): Promise<boolean> {
      const now = clock();
      let outcome = await store.consumeCredits(consumption, now);
      if (outcome === false) {
        await failExpired({ all: false }, now);
        outcome = await store.consumeCredits(consumption, now);
      }
      if (outcome === 'taken') throw new AppError('IDEMPOTENCY_KEY_REUSED');
      if (outcome) onChanged(consumption.userId);
      return outcome;
    },

    /**
     * Of this server's calls; called every `holdRenewalMs`.
     * @returns ids of calls of this server whose account was deleted meanwhile
     */
    async renewHolds(): Promise<ReadonlySet<string>> {
      const calls = [...running.values()];
      return calls.length > 0 ? store.renewHolds(calls, holdLifetimeMs) : new Set();
    },

    /** Those whose server is gone. */
    endAbandonedCalls: () => endCalls({ all: false }),

    /** Ends every call there is. For a server that has just started and knows that it is the only one. */
    endAllCalls: () => endCalls({ all: true }),
  };
}

function withoutTexts({ engine }: FinishedAction): FinishedAction {
  return { enhancedText: '', changes: [], issues: [], engine, details: {} };
}

interface Try {
  now: Date;
  dayGrantsAtLeast: number;
}
