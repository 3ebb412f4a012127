import { implement } from '@orpc/server';
import { actionsContract } from '../../../shared/contract/actions.ts';
import { creditsContract } from '../../../shared/contract/credits.ts';
import type { CallerContext } from '../../platform/http/context.ts';
import type { Ledger } from './service.ts';

export function makeCreditsRoutes(ledger: Pick<Ledger, 'readBalance'>) {
  const os = implement(creditsContract).$context<CallerContext>();
  return {
    read: os.read.handler(({ context }) => ledger.readBalance(context.caller)),
  };
}

export function makeActionsRoutes(ledger: Pick<Ledger, 'giveFeedback'>) {
  const os = implement(actionsContract).$context<CallerContext>();
  return {
    giveFeedback: os.giveFeedback.handler(async ({ input, context }) => {
      const { id, user_feedback } = input;
      const call = { userId: context.caller.userId, actionId: id };
      const givenAt = await ledger.giveFeedback(call, user_feedback);
      return { user_feedback, feedback_given_at: givenAt.toISOString() };
    }),
  };
}
