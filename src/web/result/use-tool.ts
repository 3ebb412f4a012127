import { useCallback, useReducer, useState } from 'react';
import type { CreditBalance } from '../../shared/contract/credits.ts';
import { readError } from '../api/failed-call.ts';
import type { DraftPlace } from '../drafts/model.ts';
import { usePersistedState } from '../drafts/use-persisted.ts';
import { preloadReviewView } from '../review/lazy-review-view.ts';
import type { Review } from '../review/state.ts';
import { notify } from '../ui/notify.ts';
import type { StreamedCall } from '../writing/stream-runner.ts';
import { useFlash } from '../writing/use-flash.ts';
import { useStreamedCall } from '../writing/use-streamed-call.ts';
import {
  idle,
  isSameCall,
  reduce,
  type TextAnswer,
  type ToolEvent,
  type ToolResult,
  type ToolState,
  toResult,
} from './model.ts';
import { parseResult } from './stored-result.ts';

interface ToolRun<Answer> extends Pick<StreamedCall<Answer>, 'asks' | 'open'> {
  action: string;
  /** The text that the changes of the answer are changes of. */
  source: string;
}

export interface Tool<Answer, Extra> {
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
  /** The result of the last visit is there, if there is one: before that nothing may take its place. */
  isRestored: boolean;
  /** The call takes long: the writer is told that this is no fault. */
  isStillWorking: boolean;
}

/** Runs the calls of one writing tool and keeps what came of them, also over a reload. */
export function useTool<Answer extends TextAnswer & { credits: CreditBalance }, Extra>(parts: {
  /** The draft that the results are of. */
  place: DraftPlace;
  toExtra(answer: Answer): Extra;
  onFinished(result: ToolResult<Extra>): void;
}): Tool<Answer, Extra> {
  const [state, dispatch] = useReducer(reduce<Extra>, idle as ToolState<Extra>);
  const [current, setCurrent] = useState(0);
  const [isFlashing, flash] = useFlash();
  const keepReview = useCallback((review: Review) => dispatch({ type: 'reviewed', review }), []);
  const streamedCall = useStreamedCall();
  /** At first what the last visit left, then what another tab has written: a result that makes room for it can come back. */
  function placeKept(result: ToolResult<Extra> | null): void {
    const former = state.result;
    dispatch({ type: 'placed', result });
    if (!former || (result && isSameCall(former, result))) return;
    const onClick = () => dispatch({ type: 'placed', result: former });
    void notify({ title: 'This result is from another tab', action: { label: 'Undo', onClick } });
  }
  const isRestored = usePersistedState<ToolResult<Extra>>(parts.place.userId, `${parts.place.name}.result`, {
    value: state.result,
    parse: parseResult,
    place: placeKept,
  });

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
  return { state, dispatch, start, stop, ...review, isRestored, isStillWorking };
}
