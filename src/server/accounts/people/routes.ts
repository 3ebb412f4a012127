import { implement } from '@orpc/server';
import { peopleContract } from '../../../shared/contract/people.ts';
import { AppError } from '../../../shared/errors.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { PeopleService } from './people.ts';

/**
 * The calls of administrators on accounts.
 * @param deleteAccount with all that is kept of its writer; tells whether there was such an account
 */
export function makePeopleRoutes(
  people: PeopleService,
  deleteAccount: (userId: string, actorId: string) => Promise<boolean>,
) {
  const os = implement(peopleContract).$context<CallerContext>();
  const toAct = (id: string, { caller }: CallerContext) => ({ actorId: caller.userId, id });
  return {
    list: os.list.handler(({ input }) => people.list(input)),
    grantCredits: os.grantCredits.handler(({ input: { id, credits, reason }, context }) =>
      people.grantCredits(toAct(id, context), { credits, reason, idempotencyKey: context.idempotencyKey }),
    ),
    setDisabled: os.setDisabled.handler(({ input, context }) =>
      people.setDisabled(toAct(input.id, context), input.is_disabled),
    ),
    endSessions: os.endSessions.handler(({ input, context }) => people.endSessions(toAct(input.id, context))),
    remove: os.remove.handler(async ({ input, context }) => {
      await people.checkMayBeDeleted(input.id);
      if (!(await deleteAccount(input.id, context.caller.userId))) throw new AppError('NOT_FOUND');
      return { deleted: 1 };
    }),
    setAdministrator: os.setAdministrator.handler(({ input, context }) =>
      people.setAdministrator(toAct(input.id, context), input.is_administrator),
    ),
  };
}
