import type { CreditBalance } from '../../../shared/contract/credits.ts';
import { AppError } from '../../../shared/errors.ts';
import { countCharacters } from '../../../shared/limits.ts';
import type { AccountType } from '../../../shared/plans.ts';
import type { Clock } from '../../platform/clock.ts';
import { holdLifetimeMs, toBalance, toGrants, toPeriods } from './policy.ts';
import type { ActionRow, CallId, FinishedAction, LedgerStore } from './store.ts';

export interface Writer {
  userId: string;
  accountType: AccountType;
}

export interface CallToStart {
  writer: Writer;
  actionType: string;
  originalText: string;
  /** What was asked for beside the original text: plain JSON. */
  request: object;
  idempotencyKey: string | undefined;
}

/** A call that now holds a credit, or the call that this idempotency key already has. */
export type StartedCall = { kind: 'held'; call: CallId } | { kind: 'repeated'; action: ActionRow };

export interface Ledger {
  /** @throws AppError INSUFFICIENT_CREDITS when no credit is left, held ones included. */
  start(request: CallToStart): Promise<StartedCall>;
  /** Stores the result and spends the hold; a `free` result gives it back. */
  finish(call: CallId, finished: FinishedAction, options: { free: boolean }): Promise<void>;
  /** Gives the hold back and records why. */
  fail(call: CallId, errorMessage: string): Promise<void>;
  findRepeated(writer: Writer, idempotencyKey: string): Promise<ActionRow | undefined>;
  readBalance(writer: Writer): Promise<CreditBalance>;
  /** Renews the holds of this server's calls and ends those whose server is gone. Called every `holdRenewalMs`. */
  tend(): Promise<void>;
  /** Ends every call there is. For a server that has just started and knows that it is the only one. */
  endAllCalls(): Promise<void>;
}

export interface LedgerDependencies {
  store: LedgerStore;
  clock: Clock;
  newId: () => string;
  log: { warn(details: object, message: string): void };
}

/** Later than any hold expires. */
const endOfTime = new Date('9999-12-31T00:00:00Z');

const abandoned = 'The server stopped before the call ended.';

/** Holds, spends and releases credits, each together with the record of the call that it pays for. */
export function makeLedger({ store, clock, newId, log }: LedgerDependencies): Ledger {
  const running = new Map<string, CallId>();
  const holdExpiry = () => new Date(clock().getTime() + holdLifetimeMs);

  async function hold(request: CallToStart, call: CallId) {
    const now = clock();
    const { originalText, actionType, idempotencyKey, request: asked } = request;
    const textLength = countCharacters(originalText);
    const action = {
      ...call,
      originalText,
      actionType,
      textLength,
      idempotencyKey,
      request: asked,
      createdAt: now,
    };
    return store.holdCredit(action, toPeriods(now), holdExpiry());
  }

  /** Undefined when no credit is left. */
  async function tryToStart(request: CallToStart, call: CallId): Promise<StartedCall | undefined> {
    const outcome = await hold(request, call);
    if (outcome === 'held') {
      running.set(call.actionId, call);
      return { kind: 'held', call };
    }
    const { writer, idempotencyKey } = request;
    if (idempotencyKey !== undefined) {
      const action = await store.findActionByKey(writer.userId, idempotencyKey);
      if (action !== undefined) return { kind: 'repeated', action };
    }
    // The call that had the key failed between two looks, which frees it: the same request may come again.
    if (outcome === 'taken') throw new AppError('CALL_IN_PROGRESS', { retryAfterSeconds: 1 });
    return undefined;
  }

  /** What the quick way leaves out: the day may be new, and a server that died may hold a credit. */
  async function makeRoom({ userId, accountType }: Writer): Promise<void> {
    await store.addGrants(userId, toGrants(accountType, toPeriods(clock())));
    await store.failExpiredCalls(clock(), abandoned);
  }

  async function endCallsExpiredBy(moment: Date): Promise<void> {
    const ended = await store.failExpiredCalls(moment, abandoned);
    if (ended > 0) log.warn({ calls: ended }, 'released the holds of calls that never ended');
  }

  return {
    async start(request) {
      const call = { userId: request.writer.userId, actionId: newId() };
      const quickly = await tryToStart(request, call);
      if (quickly !== undefined) return quickly;
      await makeRoom(request.writer);
      const started = await tryToStart(request, call);
      if (started === undefined) throw new AppError('INSUFFICIENT_CREDITS');
      return started;
    },

    async finish(call, finished, { free }) {
      const wasHeld = await store.finishCall(call, finished, free);
      running.delete(call.actionId);
      if (!wasHeld) log.warn({ action_id: call.actionId }, 'a call outlived its hold and was not charged');
    },

    async fail(call, errorMessage) {
      running.delete(call.actionId);
      await store.failCall(call, errorMessage);
      log.warn({ action_id: call.actionId, reason: errorMessage }, 'a call failed');
    },

    findRepeated: ({ userId }, idempotencyKey) => store.findActionByKey(userId, idempotencyKey),

    async readBalance({ userId, accountType }) {
      const periods = toPeriods(clock());
      return toBalance(accountType, periods, await store.listBalances(userId, periods));
    },

    async tend() {
      if (running.size > 0) await store.renewHolds([...running.values()], holdExpiry());
      await endCallsExpiredBy(clock());
    },

    endAllCalls: () => endCallsExpiredBy(endOfTime),
  };
}
