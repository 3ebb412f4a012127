import { AppError } from '../../shared/errors.ts';
import type { Clock, Sleep } from '../platform/clock.ts';
import type { CustomerGateway } from './customer-provider.ts';
import type { CustomerRow, CustomerStore } from './customer-store.ts';

export interface CustomerDependencies {
  store: CustomerStore;
  gateway: Omit<CustomerGateway, 'deleteCustomer'>;
  clock: Clock;
  sleep: Sleep;
  newId: () => string;
}

/** How often, and after how long each time, to see whether another call under way has made the customer. */
const polls = 6;
const pollMs = 500;

/** One customer of the payment provider for each writer, made at their first checkout. */
export function makeCustomerService({ store, gateway, clock, sleep, newId }: CustomerDependencies) {
  const newKey = (userId: string) => `customer-${userId}-${newId()}`;

  async function reserve(userId: string): Promise<CustomerRow> {
    const row = await store.reserve(userId, `customer-${userId}`, clock());
    if (row === undefined) throw new AppError('AUTH_EXPIRED');
    return row;
  }

  /** No request is under way while the database waits for anything, and no row is locked during a request. */
  async function make(userId: string, row: CustomerRow, triesLeft = 1): Promise<string> {
    const { creation_key, email } = row;
    const made = await gateway.createCustomer({ userId, email, idempotencyKey: creation_key });
    await store.bind(userId, made, creation_key);
    // Another call may have renewed the key meanwhile: what counts is what is stored.
    const bound = await reserve(userId);
    if (bound.customer_id !== null) return bound.customer_id;
    if (triesLeft === 0) throw new AppError('PAYMENT_UNAVAILABLE');
    return make(userId, bound, triesLeft - 1);
  }

  async function findMadeElsewhere(userId: string): Promise<string | undefined> {
    for (let poll = 0; poll < polls; poll += 1) {
      await sleep(pollMs);
      const customerId = await store.findCustomer(userId);
      if (customerId !== undefined) return customerId;
    }
    return undefined;
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
        const keyState = gateway.findKeyState?.(error);
        const elsewhere = keyState === 'in use' ? await findMadeElsewhere(userId) : undefined;
        if (elsewhere !== undefined) return elsewhere;
        if (keyState === 'spent') await store.renewUnbound(userId, row.creation_key, newKey(userId));
        // An answer was lost, and the address has changed since: what was made then has nothing and is left behind.
        if (!(error instanceof AppError) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error;
        await store.renewUnbound(userId, row.creation_key, newKey(userId));
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
