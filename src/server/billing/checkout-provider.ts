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
export interface CheckoutGateway {
  /**
   * @throws AppError NOT_FOUND for a customer that is gone, IDEMPOTENCY_KEY_REUSED for a key that came with other values
   */
  openCheckout(checkout: CheckoutToOpen): Promise<OpenCheckout>;
  /** Whether it can still be paid. */
  isOpen(checkoutId: string): Promise<boolean>;
  /**
   * What a failure says of the key it came for: `spent`, the same key would get the same failure for ever; `in use`,
   * another call with it is under way. Otherwise the key may be used again. Missing: that is always so.
   */
  findKeyState?(error: unknown): 'spent' | 'in use' | undefined;
}
