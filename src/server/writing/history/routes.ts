import { implement } from '@orpc/server';
import { actionsContract } from '../../../shared/contract/actions.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { History } from './history.ts';

export function makeHistoryRoutes(history: Omit<History, 'purge'>) {
  const os = implement(actionsContract).$context<CallerContext>();
  return {
    list: os.list.handler(({ input, context, signal }) =>
      history.list({ ...input, userId: context.caller.userId, signal }),
    ),
    find: os.find.handler(({ input, context }) =>
      history.get({ userId: context.caller.userId, actionId: input.id }),
    ),
    remove: os.remove.handler(async ({ input, context }) => {
      await history.remove({ userId: context.caller.userId, actionId: input.id });
      return { deleted: 1 };
    }),
    removeAll: os.removeAll.handler(async ({ context }) => ({
      deleted: await history.removeAll(context.caller.userId),
    })),
    restore: os.restore.handler(async ({ input: { id }, context }) => {
      const { userId } = context.caller;
      const restored =
        id === undefined ? history.restoreLast(userId) : history.restore({ userId, actionId: id });
      return { restored: await restored };
    }),
    giveFeedback: os.giveFeedback.handler(async ({ input, context }) => {
      const { id, user_feedback } = input;
      const action = { userId: context.caller.userId, actionId: id };
      const givenAt = await history.giveFeedback(action, user_feedback);
      return { user_feedback, feedback_given_at: givenAt.toISOString() };
    }),
  };
}
