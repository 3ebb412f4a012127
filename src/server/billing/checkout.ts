import { AppError } from '../../shared/errors.ts';
import type { PlanCatalogue } from '../../shared/plans.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import { describeError, type Log } from '../platform/log.ts';
import type { CheckoutGateway } from './checkout-provider.ts';
import type { CheckoutStore, DueCheckout } from './checkout-store.ts';
import {
  type CheckoutRow,
  findNextSync,
  findOpen,
  findRepeated,
  keyLifetimeMs,
  trialHoldMs,
} from './checkout-timing.ts';

export interface CheckoutDependencies {
  store: CheckoutStore;
  gateway: CheckoutGateway;
  plans: PlanCatalogue;
  publicUrl: () => string;
  customers: {
    getCustomer(userId: string): Promise<string>;
    forgetCustomer(userId: string): Promise<void>;
  };
  sync: (userId: string) => Promise<readonly { is_active: boolean }[] | undefined>;
  clock: Clock;
  sleep: Sleep;
  newId: () => string;
  log: Log;
}

interface CallToCheckout {
  userId: string;
  idempotencyKey: string | undefined;
}

export type CheckoutService = ReturnType<typeof makeCheckoutService>;

const dueAgainMs = 10 * 60 * 1000;

/** How often, and after how long each time, to see whether another server has opened the checkout. */
const polls = 6;
const pollMs = 500;

/** The way to pay for Premium: one open checkout for each writer, and one trial. */
export function makeCheckoutService(dependencies: CheckoutDependencies) {
  const { store, gateway, plans, publicUrl, customers, sync, clock, sleep, newId, log } = dependencies;
  const creating = new Map<string, Promise<string>>();

  async function reserve({ userId, idempotencyKey }: CallToCheckout, last: CheckoutRow | undefined) {
    const now = clock();
    const holdUntil = new Date(now.getTime() + trialHoldMs);
    const hasTrial = plans.trialDays > 0 && (await store.holdTrial(userId, holdUntil, now));
    return store.reserve({
      userId,
      creationKey: `checkout-${newId()}`,
      callerKey: idempotencyKey,
      trialDays: hasTrial ? plans.trialDays : 0,
      now,
      replaces: last?.checkout_id ?? undefined,
      unansweredBefore: new Date(now.getTime() - keyLifetimeMs),
    });
  }

  async function open(userId: string, customerId: string, row: CheckoutRow): Promise<string> {
    const opened = await gateway.openCheckout({
      customerId,
      userId,
      trialDays: row.trial_days,
      successUrl: `${publicUrl()}/subscription-success`,
      cancelUrl: `${publicUrl()}/upgrade?subscription=cancelled`,
      idempotencyKey: row.creation_key,
    });
    const now = clock();
    await store.keep(userId, row.creation_key, opened, findNextSync(now, opened.expiresAt, now));
    return opened.url;
  }

  async function findOpenedElsewhere(userId: string, row: CheckoutRow): Promise<string | undefined> {
    for (let poll = 0; poll < polls; poll += 1) {
      await sleep(pollMs);
      const found = await store.find(userId);
      if (found?.creation_key !== row.creation_key) return undefined;
      if (found.url !== null) return found.url;
    }
    return undefined;
  }

  /** @param triesLeft after a failure that makes this checkout, or its customer, no longer one to open */
  async function openAnew(
    call: CallToCheckout,
    last: CheckoutRow | undefined,
    triesLeft: number,
  ): Promise<string> {
    const { userId } = call;
    const customerId = await customers.getCustomer(userId);
    const row = await reserve(call, last);
    if (row === undefined) throw new AppError('PAYMENT_UNAVAILABLE');
    if (row.url !== null) return row.url;
    try {
      return await open(userId, customerId, row);
    } catch (error) {
      return openAfter(error, call, row, triesLeft);
    }
  }

  /** Once more, or as another server did, after a failure that leaves a way. */
  async function openAfter(
    error: unknown,
    call: CallToCheckout,
    row: CheckoutRow,
    triesLeft: number,
  ): Promise<string> {
    const { userId } = call;
    const code = error instanceof AppError ? error.code : undefined;
    const keyState = gateway.findKeyState?.(error);
    const elsewhere = keyState === 'in use' ? await findOpenedElsewhere(userId, row) : undefined;
    if (elsewhere !== undefined) return elsewhere;
    if (keyState === 'spent') await store.giveUp(userId, row.creation_key);
    if (triesLeft === 0 || (code !== 'NOT_FOUND' && code !== 'IDEMPOTENCY_KEY_REUSED')) throw error;
    await store.giveUp(userId, row.creation_key);
    if (code === 'NOT_FOUND') await customers.forgetCustomer(userId);
    return openAnew(call, undefined, triesLeft - 1);
  }

  async function findOrOpen(call: CallToCheckout): Promise<string> {
    const { userId, idempotencyKey } = call;
    const last = await store.find(userId);
    const repeated = findRepeated(last, idempotencyKey, clock());
    if (repeated !== undefined) return repeated;
    const copies = await sync(userId);
    if (copies?.some(({ is_active }) => is_active)) throw new AppError('ALREADY_SUBSCRIBED');
    const opened = findOpen(last, clock());
    if (opened !== undefined && (await gateway.isOpen(opened.id))) return opened.url;
    return openAnew(call, last, 1);
  }

  async function syncDue(due: DueCheckout): Promise<void> {
    try {
      await sync(due.user_id);
      await store.syncAgain(due, findNextSync(due.begun_at, due.expires_at, clock()));
    } catch (error) {
      log.warn({ error: describeError(error) }, 'could not ask whether a checkout was paid');
    }
  }

  return {
    /**
     * Where to pay: the page that is open already, or a new one. Calls of one writer at the same time share it.
     * @throws AppError ALREADY_SUBSCRIBED, PAYMENT_UNAVAILABLE
     */
    async create(call: CallToCheckout): Promise<{ url: string }> {
      const { userId } = call;
      const shared = creating.get(userId) ?? findOrOpen(call).finally(() => creating.delete(userId));
      creating.set(userId, shared);
      return { url: await shared };
    },

    /** Finds what was paid although neither the provider nor the browser has said so. */
    async sweep(): Promise<void> {
      const now = clock();
      // A server that dies, or a provider that does not answer, leaves it due again by then.
      const due = await store.claimDue(now, new Date(now.getTime() + dueAgainMs), dueAgainMs);
      await Promise.all(due.map((checkout) => syncDue(checkout).finally(() => store.release(checkout))));
    },
  };
}
