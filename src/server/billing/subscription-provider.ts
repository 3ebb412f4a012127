import type { SubscriptionReading } from './entitlement.ts';

export interface CancellationToSchedule {
  subscriptionId: string;
  reason: string | undefined;
  idempotencyKey: string;
}

export interface PortalToOpen {
  customerId: string;
  returnUrl: string;
}

/** What of a payment provider concerns subscriptions that exist. Each throws AppError PAYMENT_UNAVAILABLE. */
export interface SubscriptionGateway {
  /** Every one of the customer, ended ones too. @throws AppError NOT_FOUND for a customer that is gone */
  listSubscriptions(customerId: string): Promise<SubscriptionReading[]>;
  cancelAtPeriodEnd(cancellation: CancellationToSchedule): Promise<void>;
  /** Ends one that should not be, at once, and gives back what was paid for it last if that is wanted. */
  revoke(subscriptionId: string, options: { isRefunded: boolean }): Promise<void>;
  /** Where invoices are and the way of paying is changed. @throws AppError NOT_FOUND for a customer that is gone */
  createPortal(portal: PortalToOpen): Promise<string>;
}

/** Something has happened at the provider. What, is not taken from here: it only says where to look. */
export interface BillingEvent {
  id: string;
  type: string;
  /** Undefined for events that concern no customer. */
  customerId: string | undefined;
}
