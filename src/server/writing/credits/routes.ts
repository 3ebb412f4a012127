import { implement } from '@orpc/server';
import { creditsContract } from '../../../shared/contract/credits.ts';
import { AppError } from '../../../shared/errors.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { Credits } from './credits.ts';

type CreditsService = Pick<Credits, 'readBalance' | 'listEntries' | 'ensureCredits' | 'consume'>;

export function makeCreditsRoutes(ledger: CreditsService) {
  const os = implement(creditsContract).$context<CallerContext>();
  return {
    read: os.read.handler(({ context }) => ledger.readBalance(context.caller)),
    listEntries: os.listEntries.handler(({ input, context }) =>
      ledger.listEntries({ ...input, userId: context.caller.userId }),
    ),
    ensureDaily: os.ensureDaily.handler(({ input, context }) => {
      checkOwn(input.user_uuid, context);
      return ledger.ensureCredits(context.caller.userId);
    }),
    consume: os.consume.handler(({ input, context }) => {
      checkOwn(input.user_uuid, context);
      const { caller, idempotencyKey } = context;
      return ledger.consume({ userId: caller.userId, credits: input.credit_amount, idempotencyKey });
    }),
  };
}

/** @throws AppError NOT_FOUND for any writer but the one who calls, whether or not there is one */
function checkOwn(userId: string, { caller }: CallerContext): void {
  if (userId.toLowerCase() !== caller.userId) throw new AppError('NOT_FOUND');
}
