import { implement } from '@orpc/server';
import { opinionsContract } from '../../shared/contract/opinions.ts';
import type { CallerContext } from '../http/caller.ts';
import type { OpinionService } from './opinions.ts';

export function makeOpinionRoutes(opinions: OpinionService) {
  const os = implement(opinionsContract).$context<CallerContext>();
  return {
    give: os.give.handler(({ input, context: { caller, idempotencyKey } }) =>
      opinions.give({ giver: caller, idempotencyKey, opinion: input }),
    ),
  };
}
