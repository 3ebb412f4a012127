import { implement } from '@orpc/server';
import { engineTrialContract } from '../../../shared/contract/engine-trial.ts';
import type { CallerContext } from '../../http/caller.ts';
import type { TrialService } from './trial.ts';

/** A signal for callers that cannot leave. */
const never = new AbortController().signal;

/** The call of administrators that tries who writes. */
export function makeEngineTrialRoutes(trials: TrialService) {
  const os = implement(engineTrialContract).$context<CallerContext>();
  return { run: os.run.handler(({ input, signal = never }) => trials.run(input, signal)) };
}
