import { implement } from '@orpc/server';
import { instructionsContract } from '../../shared/contract/instructions.ts';
import type { CallerContext } from '../http/caller.ts';
import type { InstructionService } from './instructions.ts';

export function makeInstructionRoutes(instructions: InstructionService) {
  const os = implement(instructionsContract).$context<CallerContext>();
  return {
    list: os.list.handler(({ context: { caller } }) => instructions.list(caller)),
    add: os.add.handler(({ input, context: { caller } }) => instructions.add(caller, input)),
    change: os.change.handler(({ input, context: { caller } }) => instructions.change(caller, input)),
    reorder: os.reorder.handler(({ input, context: { caller } }) => instructions.reorder(caller, input.ids)),
    remove: os.remove.handler(({ input, context: { caller } }) => instructions.remove(caller, input.id)),
  };
}
