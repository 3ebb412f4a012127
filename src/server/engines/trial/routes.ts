import { implement } from '@orpc/server';
import {
  engineTrialContract,
  type TrialInput,
  type TrialProgress,
  type TrialResult,
} from '../../../shared/contract/engine-trial.ts';
import type { CallerContext } from '../../http/caller.ts';

/** A signal for callers that cannot leave. */
const never = new AbortController().signal;

export interface TrialService {
  run(input: TrialInput, signal: AbortSignal): Promise<AsyncGenerator<TrialProgress, TrialResult>>;
}

/** The call of administrators that tries who writes. */
export function makeEngineTrialRoutes(trials: TrialService) {
  const os = implement(engineTrialContract).$context<CallerContext>();
  return { run: os.run.handler(({ input, signal = never }) => trials.run(input, signal)) };
}
