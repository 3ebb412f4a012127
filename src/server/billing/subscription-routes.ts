import { implement } from '@orpc/server';
import { billingContract } from '../../shared/contract/billing.ts';
import { AppError } from '../../shared/errors.ts';
import type { CallerContext } from '../http/caller.ts';
import type { BillingEvent } from './subscription-provider.ts';
import type { SubscriptionService } from './subscriptions.ts';

/** @param isSetUp whether anybody takes payment here; what was paid before is shown in any case */
export function makeSubscriptionRoutes(subscriptions: SubscriptionService, isSetUp: boolean) {
  const os = implement(billingContract).$context<CallerContext>();

  function ifSetUp<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (!isSetUp) throw new AppError('PAYMENT_NOT_SET_UP');
    return call();
  }

  return {
    check: os.check.handler(({ context }) => ifSetUp(() => subscriptions.check(context.caller.userId))),
    portal: os.portal.handler(({ context }) =>
      ifSetUp(() => subscriptions.openPortal(context.caller.userId)),
    ),
    cancel: os.cancel.handler(({ input, context }) =>
      ifSetUp(() => subscriptions.cancel(context.caller.userId, input.reason?.trim() || undefined)),
    ),
    subscription: os.subscription.handler(async ({ context: { caller } }) =>
      caller.accountType === 'paid' ? subscriptions.findSubscription(caller.userId) : null,
    ),
    cancellation: os.cancellation.handler(({ context }) =>
      subscriptions.findCancellation(context.caller.userId),
    ),
  };
}

export interface WebhookDependencies {
  /** @throws AppError INVALID_REQUEST for what the provider has not signed just now, as it stands */
  readEvent: (body: string, signature: string) => Promise<BillingEvent>;
  applyEvent: (event: BillingEvent) => Promise<void>;
}

/** Answers what the provider posts. Anything but 2xx makes it come again. */
export function makeWebhook({ readEvent, applyEvent }: WebhookDependencies) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') throw new AppError('NOT_FOUND');
    // A body that was packed, or written anew, on its way is not the one that was signed.
    if (request.headers.has('content-encoding')) throw new AppError('INVALID_REQUEST');
    const bytes = Buffer.from(await request.arrayBuffer());
    const body = bytes.toString('utf8');
    if (!Buffer.from(body, 'utf8').equals(bytes)) throw new AppError('INVALID_REQUEST');
    await applyEvent(await readEvent(body, request.headers.get('stripe-signature') ?? ''));
    return Response.json({ received: true });
  };
}
