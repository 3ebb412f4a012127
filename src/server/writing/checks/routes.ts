import { implement } from '@orpc/server';
import { checksContract } from '../../../shared/contract/checks.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { CheckService } from './checks.ts';

const never = new AbortController().signal;

export function makeCheckRoutes({ check }: CheckService) {
  const os = implement(checksContract).$context<CallerContext>();
  return {
    check: os.check.handler(async ({ input, context: { caller }, signal = never }) => {
      const { text, level = 'errors' } = input;
      return { issues: await check({ caller, text, level, signal }) };
    }),
  };
}
