import { AppError } from '../../../shared/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CustomerGateway } from './gateway.ts';
import type { CustomerRow, CustomerStore } from './store.ts';

export interface CustomerDependencies {
  store: CustomerStore;
  gateway: CustomerGateway;
  clock: Clock;
  newId: () => string;
}

/** One customer of the payment provider for each writer, made at their first checkout. */
export function makeCustomerService({ store, gateway, clock, newId }: CustomerDependencies) {
  const newKey = (userId: string) => `customer-${userId}-${newId()}`;

  async function reserve(userId: string): Promise<CustomerRow> {
    const row = await store.reserve(userId, `customer-${userId}`, clock());
    if (row === undefined) throw new AppError('AUTH_EXPIRED');
    return row;
  }

  /** No request is under way while the database waits for anything, and no row is locked during a request. */
  async function make(userId: string, { creation_key, email }: CustomerRow): Promise<string> {
    const customerId = await gateway.createCustomer({ userId, email, idempotencyKey: creation_key });
    await store.bind(userId, customerId, creation_key);
    return customerId;
  }

  return {
    findCustomer: store.findCustomer,

    /** Makes the customer where there is none. @throws AppError PAYMENT_UNAVAILABLE */
    async getCustomer(userId: string): Promise<string> {
      const row = await reserve(userId);
      if (row.customer_id !== null) return row.customer_id;
      try {
        return await make(userId, row);
      } catch (error) {
        // An answer was lost, and the address has changed since: what was made then has nothing and is left behind.
        if (!(error instanceof AppError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error;
        await store.renew(userId, row.creation_key, newKey(userId));
        return make(userId, await reserve(userId));
      }
    },

    /** For a customer that the provider no longer knows. The next checkout makes another. */
    async forgetCustomer(userId: string): Promise<void> {
      const { creation_key } = await reserve(userId);
      await store.renew(userId, creation_key, newKey(userId));
    },
  };
}
