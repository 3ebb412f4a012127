import { implement } from '@orpc/server';
import { inboxContract } from '../../../shared/contract/inbox.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { InboxService } from './inbox.ts';

export function makeInboxRoutes(inbox: InboxService) {
  const os = implement(inboxContract).$context<CallerContext>();
  return {
    list: os.list.handler(({ input }) => inbox.list(input)),
    countOpen: os.countOpen.handler(async () => ({ count: await inbox.countOpen() })),
    setHandled: os.setHandled.handler(({ input: { writer_id, id, is_handled }, context: { caller } }) =>
      inbox.setHandled({ writerId: writer_id, id, actorId: caller.userId }, is_handled),
    ),
  };
}
