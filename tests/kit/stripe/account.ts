import {
  addMonth,
  type Customer,
  daySeconds,
  makeInvoice,
  newId,
  type Session,
  type Subscription,
  showSession,
  showSubscription,
} from './objects.ts';

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  api_version: string;
  livemode: boolean;
  data: { object: object };
}

export interface AccountOptions {
  priceId: string;
  clock: () => Date;
  onEvent: (event: StripeEvent) => void;
}

export type StripeAccount = ReturnType<typeof makeAccount>;

/** What an account at Stripe holds, and what happens to it by the hands of its customers, its operator and time. */
export function makeAccount({ priceId, clock, onEvent }: AccountOptions) {
  const customers = new Map<string, Customer>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const now = () => Math.floor(clock().getTime() / 1000);

  function emit(type: string, object: object): void {
    onEvent({
      id: newId('evt'),
      object: 'event',
      type,
      created: now(),
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object },
    });
  }

  const show = (subscription: Subscription) => showSubscription(subscription, priceId);
  const tell = (kind: string, subscription: Subscription) =>
    emit(`customer.subscription.${kind}`, show(subscription));
  const tellInvoice = (kind: string, { id, customer, invoices }: Subscription) =>
    emit(`invoice.${kind}`, {
      object: 'invoice',
      id: invoices.at(-1)?.id,
      customer,
      parent: { subscription_details: { subscription: id } },
    });

  function getSubscription(id: string): Subscription {
    const found = subscriptions.get(id);
    if (found === undefined) throw new Error(`the double has no subscription ${id}`);
    return found;
  }

  function getSession(id: string): Session {
    const found = sessions.get(id);
    if (found === undefined) throw new Error(`the double has no session ${id}`);
    return found;
  }

  /** As checkout does once it is paid, or as an operator may in the dashboard. */
  function subscribe(customer: string, trialDays = 0, metadata: Record<string, string> = {}): Subscription {
    const start = now();
    const trialEnd = trialDays > 0 ? start + trialDays * daySeconds : null;
    const subscription: Subscription = {
      id: newId('sub'),
      customer,
      status: trialEnd === null ? 'active' : 'trialing',
      created: start,
      periodStart: start,
      periodEnd: trialEnd ?? addMonth(start),
      trial_start: trialEnd === null ? null : start,
      trial_end: trialEnd,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      comment: null,
      metadata,
      invoices: [makeInvoice(true)],
      failsPayments: false,
    };
    subscriptions.set(subscription.id, subscription);
    tell('created', subscription);
    tellInvoice('paid', subscription);
    return subscription;
  }

  function expire(sessionId: string): void {
    const session = getSession(sessionId);
    session.status = 'expired';
    emit('checkout.session.expired', showSession(session));
  }

  function end(subscription: Subscription, at: number): void {
    if (subscription.ended_at !== null) return;
    const canceled_at = subscription.canceled_at ?? at;
    Object.assign(subscription, {
      status: 'canceled',
      ended_at: at,
      canceled_at,
      cancel_at_period_end: false,
    });
    tell('deleted', subscription);
  }

  function renew(subscription: Subscription): void {
    const { periodEnd, failsPayments } = subscription;
    subscription.periodStart = periodEnd;
    subscription.periodEnd = addMonth(periodEnd);
    subscription.status = failsPayments ? 'past_due' : 'active';
    subscription.invoices.push(makeInvoice(!failsPayments));
    tellInvoice(failsPayments ? 'payment_failed' : 'paid', subscription);
    tell('updated', subscription);
  }

  /** Renews it for each period that is over, until it ends. */
  function catchUp(one: Subscription): void {
    while (one.ended_at === null && Math.min(one.periodEnd, one.cancel_at ?? Infinity) <= now()) {
      const cancelAt = one.cancel_at ?? (one.cancel_at_period_end ? one.periodEnd : Infinity);
      if (cancelAt <= one.periodEnd) end(one, cancelAt);
      else renew(one);
    }
  }

  return {
    customers,
    sessions,
    subscriptions,
    now,
    show,
    tell,
    subscribe,
    getSubscription,
    getSession,

    /** The writer pays, or starts the trial, whether or not their browser comes back. */
    complete(sessionId: string): Subscription {
      const session = getSession(sessionId);
      if (session.status !== 'open') throw new Error(`the session is ${session.status}`);
      const subscription = subscribe(session.customer, session.trialDays, session.subscriptionMetadata);
      Object.assign(session, { status: 'complete', subscription: subscription.id });
      emit('checkout.session.completed', showSession(session));
      return subscription;
    },

    expire,

    /** Cancelled on Stripe's own pages, in the newer way: by a date alone. */
    cancelInPortal(id: string, comment: string | null = null): void {
      const subscription = getSubscription(id);
      Object.assign(subscription, { cancel_at: subscription.periodEnd, canceled_at: now(), comment });
      tell('updated', subscription);
    },

    resumeInPortal(id: string): void {
      const subscription = getSubscription(id);
      Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
      tell('updated', subscription);
    },

    /** From the next period on. */
    failPayments(id: string): void {
      getSubscription(id).failsPayments = true;
    },

    /** The writer pays what is overdue. */
    payOverdue(id: string): void {
      const subscription = getSubscription(id);
      Object.assign(subscription, { status: 'active', failsPayments: false });
      tellInvoice('paid', subscription);
      tell('updated', subscription);
    },

    setStatus(id: string, status: string): void {
      const subscription = getSubscription(id);
      subscription.status = status;
      tell('updated', subscription);
    },

    /** What the operator's dashboard can do: end it at once. */
    endNow: (id: string): void => end(getSubscription(id), now()),

    deleteCustomer(id: string): void {
      const customer = customers.get(id);
      if (customer !== undefined) customer.deleted = true;
      for (const one of subscriptions.values()) if (one.customer === id) end(one, now());
      emit('customer.deleted', { id, object: 'customer' });
    },

    /** Lets happen what has come due. */
    tick(): void {
      for (const session of sessions.values()) {
        if (session.status === 'open' && session.expires_at <= now()) expire(session.id);
      }
      for (const one of subscriptions.values()) catchUp(one);
    },
  };
}
