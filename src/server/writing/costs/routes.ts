import { implement } from '@orpc/server';
import { costsContract } from '../../../shared/contract/costs.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { CostService } from './costs.ts';

/** The calls of administrators on what models cost. */
export function makeCostRoutes(costs: CostService) {
  const os = implement(costsContract).$context<CallerContext>();
  return {
    read: os.read.handler(({ input }) => costs.read(input.days)),
    readPrices: os.readPrices.handler(() => costs.readPrices()),
    savePrices: os.savePrices.handler(({ input, context }) => costs.savePrices(input, context.caller.userId)),
  };
}
