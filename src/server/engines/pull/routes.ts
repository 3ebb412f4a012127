import { implement } from '@orpc/server';
import { enginePullContract } from '../../../shared/contract/engine-pull.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { PullService } from './pull.ts';

/** The calls of administrators on what Ollama pulls. */
export function makeEnginePullRoutes(pulls: Pick<PullService, 'read' | 'start' | 'cancel'>) {
  const os = implement(enginePullContract).$context<CallerContext>();
  return {
    read: os.read.handler(() => pulls.read()),
    start: os.start.handler(({ input }) => pulls.start(input)),
    cancel: os.cancel.handler(() => pulls.cancel()),
  };
}
