import { implement } from '@orpc/server';
import { engineChoiceContract } from '../../../shared/contract/engine-choice.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { EngineChoiceService } from './choice.ts';

/** The calls of administrators on who writes. */
export function makeEngineChoiceRoutes(choice: EngineChoiceService) {
  const os = implement(engineChoiceContract).$context<CallerContext>();
  return {
    read: os.read.handler(() => choice.read()),
    save: os.save.handler(({ input, context }) => choice.save(input, context.caller.userId)),
    listModels: os.listModels.handler(({ input }) => choice.listModels(input)),
  };
}
