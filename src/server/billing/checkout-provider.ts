import type { KeyGateway } from './customer-provider.ts';

export interface CheckoutToOpen {
  customerId: string;
  userId: string;
  /** 0 for none. */
  trialDays: number;
  successUrl: string;
  cancelUrl: string;
  /** The same key opens the same checkout. */
  idempotencyKey: string;
}

export interface OpenCheckout {
  id: string;
  url: string;
  expiresAt: Date;
}

/** What of a payment provider opens checkouts. Each throws AppError PAYMENT_UNAVAILABLE. */
export interface CheckoutGateway extends KeyGateway {
  /**
   * @throws AppError NOT_FOUND for a customer that is gone, IDEMPOTENCY_KEY_REUSED for a key that came with other values
   */
  openCheckout(checkout: CheckoutToOpen): Promise<OpenCheckout>;
  isOpen(checkoutId: string): Promise<boolean>;
}
