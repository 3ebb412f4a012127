import { useCallback, useReducer, useState } from 'react';
import type { CreditBalance } from '../../shared/contract/credits.ts';
import { readError } from '../api/failed-call.ts';
import { preloadReviewView } from '../review/lazy-review-view.ts';
import type { Review } from '../review/state.ts';
import type { StreamedCall } from '../writing/stream-runner.ts';
import { useFlash } from '../writing/use-flash.ts';
import { useStreamedCall } from '../writing/use-streamed-call.ts';
import {
  idle,
  reduce,
  type TextAnswer,
  type ToolEvent,
  type ToolResult,
  type ToolState,
  toResult,
} from './model.ts';

interface ToolRun<Answer> extends Pick<StreamedCall<Answer>, 'asks' | 'open'> {
  action: string;
  /** The text that the changes of the answer are changes of. */
  source: string;
}

export interface ToolRunner<Answer, Extra> {
  state: ToolState<Extra>;
  dispatch(event: ToolEvent<Extra>): void;
  start(run: ToolRun<Answer>): Promise<void>;
  stop(): void;
  /** The change under review. */
  current: number;
  setCurrent(index: number): void;
  /** Keeps a decision. It stays the same over all renders. */
  keepReview(review: Review): void;
  /** On for a moment after a success. */
  isFlashing: boolean;
  flash(): void;
  /** The call takes long: the writer is told that this is no fault. */
  isStillWorking: boolean;
}

/** Runs the calls of one writing tool and holds what came of them. */
export function useToolRunner<Answer extends TextAnswer & { credits: CreditBalance }, Extra>(parts: {
  toExtra(answer: Answer): Extra;
  onFinished(result: ToolResult<Extra>): void;
}): ToolRunner<Answer, Extra> {
  const [state, dispatch] = useReducer(reduce<Extra>, idle as ToolState<Extra>);
  const [current, setCurrent] = useState(0);
  const [isFlashing, flash] = useFlash();
  const keepReview = useCallback((review: Review) => dispatch({ type: 'reviewed', review }), []);
  const streamedCall = useStreamedCall();
  async function start({ action, asks, source, open }: ToolRun<Answer>): Promise<void> {
    preloadReviewView();
    try {
      const answer = await streamedCall.run<Answer>({
        asks,
        open,
        onStart: () => dispatch({ type: 'started', action }),
        onText: (text) => dispatch({ type: 'wrote', text }),
      });
      if (!answer) return;
      const result = toResult(action, source, answer, parts.toExtra(answer));
      dispatch({ type: 'finished', result });
      setCurrent(0);
      flash();
      parts.onFinished(result);
    } catch (error) {
      dispatch({ type: 'failed', action, error: await readError(error) });
    }
  }

  function stop(): void {
    streamedCall.stop();
    dispatch({ type: 'stopped' });
  }

  const { isStillWorking } = streamedCall;
  const review = { current, setCurrent, keepReview, isFlashing, flash };
  return { state, dispatch, start, stop, ...review, isStillWorking };
}
