import { implement } from '@orpc/server';
import { mailContract } from '../../shared/contract/mail.ts';
import type { CallerContext } from '../http/caller.ts';
import type { MailAdministration } from './administration.ts';

export function makeMailRoutes(mail: MailAdministration) {
  const os = implement(mailContract).$context<CallerContext>();
  const toAct = (id: string, { caller }: CallerContext) => ({ actorId: caller.userId, id });
  return {
    list: os.list.handler(({ input }) => mail.list(input)),
    sendTest: os.sendTest.handler(({ context }) => mail.sendTest(context.caller.userId)),
    retry: os.retry.handler(async ({ input, context }) => {
      await mail.retry(toAct(input.id, context));
      return { retried: 1 };
    }),
    drop: os.drop.handler(async ({ input, context }) => {
      await mail.drop(toAct(input.id, context));
      return { deleted: 1 };
    }),
  };
}
