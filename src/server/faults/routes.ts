import { implement } from '@orpc/server';
import { faultsContract } from '../../shared/contract/faults.ts';
import type { CallerContext } from '../http/caller.ts';
import type { FaultService } from './faults.ts';

export function makeFaultRoutes(faults: Pick<FaultService, 'list'>) {
  const os = implement(faultsContract).$context<CallerContext>();
  return { list: os.list.handler(({ input }) => faults.list(input.days)) };
}
