/** What of a payment provider makes customers. */
export interface CustomerGateway {
  /**
   * The same key gives the same customer.
   * @throws AppError IDEMPOTENCY_KEY_REUSED for a key that came with another address before
   */
  createCustomer(customer: { userId: string; email: string; idempotencyKey: string }): Promise<string>;
}
