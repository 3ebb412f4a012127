import { implement } from '@orpc/server';
import { usageContract } from '../../../shared/contract/usage.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { UsageService } from './usage.ts';

export function makeUsageRoutes(usage: UsageService) {
  const os = implement(usageContract).$context<CallerContext>();
  return {
    read: os.read.handler(({ input, context }) => usage.read(context.caller.userId, input.days)),
  };
}
