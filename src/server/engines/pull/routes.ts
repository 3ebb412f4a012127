import { implement } from '@orpc/server';
import { enginePullContract, type ModelPull, type PullInput } from '../../../shared/contract/engine-pull.ts';
import type { CallerContext } from '../../http/caller.ts';

export interface PullService {
  read(): Promise<ModelPull>;
  start(input: PullInput): Promise<ModelPull>;
  cancel(): Promise<ModelPull>;
}

/** The calls of administrators on what Ollama pulls. */
export function makeEnginePullRoutes(pulls: PullService) {
  const os = implement(enginePullContract).$context<CallerContext>();
  return {
    read: os.read.handler(() => pulls.read()),
    start: os.start.handler(({ input }) => pulls.start(input)),
    cancel: os.cancel.handler(() => pulls.cancel()),
  };
}
