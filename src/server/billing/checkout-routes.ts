import { implement } from '@orpc/server';
import { billingContract } from '../../shared/contract/billing.ts';
import { AppError } from '../../shared/errors.ts';
import type { CallerContext } from '../http/caller.ts';
import type { CheckoutService } from './checkout.ts';

export function makeCheckoutRoutes(checkout: CheckoutService, isSetUp: boolean) {
  const os = implement(billingContract).$context<CallerContext>();
  return {
    checkout: os.checkout.handler(({ context: { caller, idempotencyKey } }) => {
      if (!isSetUp) throw new AppError('PAYMENT_NOT_SET_UP');
      return checkout.create({ userId: caller.userId, idempotencyKey });
    }),
  };
}
