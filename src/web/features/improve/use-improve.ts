import { useReducer } from 'react';
import type { EnhanceActionName, EnhanceOutput } from '../../../shared/contract/enhance.ts';
import { toCallError } from '../../api/call-error.ts';
import { preloadReviewView } from '../../review/lazy-review-view.ts';
import { useStreamedCall } from '../../writing/use-streamed-call.ts';
import { idle, reduce } from './model.ts';

/** Runs the calls of the improve screen and keeps what came of them. */
export function useImprove(onFinished: (action: EnhanceActionName, output: EnhanceOutput) => void) {
  const [state, dispatch] = useReducer(reduce, idle);
  const streamedCall = useStreamedCall();

  async function start(action: EnhanceActionName, source: string): Promise<void> {
    if (source.trim() === '') return;
    preloadReviewView();
    try {
      const output = await streamedCall.run<EnhanceOutput>({
        open: (api, options) => api.enhance.enhanceStream({ action, original_text: source }, options),
        onStart: () => dispatch({ type: 'started', action }),
        onText: (text) => dispatch({ type: 'wrote', text }),
      });
      if (!output) return;
      dispatch({ type: 'finished', action, source, output });
      onFinished(action, output);
    } catch (error) {
      dispatch({ type: 'failed', action, error: toCallError(error) });
    }
  }

  function stop(): void {
    streamedCall.stop();
    dispatch({ type: 'stopped' });
  }

  return { state, dispatch, start, stop };
}
