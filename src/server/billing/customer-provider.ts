export interface CustomerToMake {
  userId: string;
  email: string;
  idempotencyKey: string;
}

/** How a payment provider tells what has become of an idempotency key. */
export interface KeyGateway {
  /**
   * What a failure says of the key it came for: `spent`, the same key would get the same failure for ever; `in use`,
   * another call with it is under way. Otherwise the key may be used again. Missing: that is always so.
   */
  findKeyState?(error: unknown): 'spent' | 'in use' | undefined;
}

export interface CustomerGateway extends KeyGateway {
  /**
   * The same key gives the same customer.
   * @throws AppError IDEMPOTENCY_KEY_REUSED for a key that came with another address before
   */
  createCustomer(customer: CustomerToMake): Promise<string>;
  /**
   * With it end its subscriptions, at once, and none of its checkouts can be paid. Nothing happens to one that is gone.
   * @throws AppError PAYMENT_UNAVAILABLE
   */
  deleteCustomer(customerId: string): Promise<void>;
}
