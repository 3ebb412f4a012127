import { implement } from '@orpc/server';
import { creditsContract } from '../../../shared/contract/credits.ts';
import type { CallerContext } from '../../platform/http/context.ts';
import type { Ledger } from './service.ts';

export function makeCreditsRoutes(ledger: Pick<Ledger, 'readBalance'>) {
  const os = implement(creditsContract).$context<CallerContext>();
  return {
    read: os.read.handler(({ context }) => ledger.readBalance(context.caller)),
  };
}
