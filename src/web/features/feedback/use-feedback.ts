import { useEffect, useReducer, useRef, useState } from 'react';
import type { ReviewOutput, TextType } from '../../../shared/contract/review.ts';
import { toCallError } from '../../api/call-error.ts';
import { useKept } from '../../drafts/kept.ts';
import { notify } from '../../ui/notify.ts';
import { useFlash } from '../../writing/use-flash.ts';
import { useStreamedCall } from '../../writing/use-streamed-call.ts';
import {
  type FeedbackEvent,
  type FeedbackResult,
  idle,
  parseFeedback,
  reduce,
  toFeedbackResult,
} from './model.ts';

/** The second click of a double click, on an analysis so quick that it has ended by then, is none of its own. */
const doubleClickMs = 600;

/** Runs analyses and keeps what the last one said, also over a reload. */
export function useFeedback(userId: string, announce: (sentence: string) => void) {
  const [state, dispatch] = useReducer(reduce, idle);
  const streamedCall = useStreamedCall();
  const [isFlashing, flash] = useFlash();
  const lastAnswer = useRef({ text: '', type: '', atMs: 0 });
  const isRestored = useKeptFeedback(userId, state.result, dispatch);

  async function analyze(text: string, type: TextType): Promise<void> {
    if (text.trim() === '') {
      void notify({ tone: 'warning', title: 'Please enter some text to analyze' });
      return;
    }
    const last = lastAnswer.current;
    const isSame = last.text === text && last.type === type;
    if (isSame && performance.now() - last.atMs < doubleClickMs) return;
    const asks = { action: 'get-feedback', text, text_type: type } as const;
    try {
      const answer = await streamedCall.run<ReviewOutput>({
        asks,
        open: (api, options) => api.review.reviewStream(asks, options),
        onStart: () => dispatch({ type: 'started', textType: type }),
        onText: (piece) => dispatch({ type: 'wrote', text: piece }),
      });
      if (!answer) return;
      lastAnswer.current = { text, type, atMs: performance.now() };
      dispatch({ type: 'finished', result: toFeedbackResult(text, type, answer) });
      tellFinished();
    } catch (error) {
      dispatch({ type: 'failed', error: toCallError(error) });
    }
  }

  function tellFinished(): void {
    flash();
    // Toasts are announced by themselves
    void notify({ title: 'Analysis complete!', description: 'Feedback generated successfully!' });
  }

  function stop(): void {
    streamedCall.stop();
    dispatch({ type: 'stopped' });
    announce('Stopped. Your text is as it was, no credit was used.');
  }

  const { isStillWorking } = streamedCall;
  return { state, dispatch, analyze, stop, isFlashing, isRestored, isStillWorking };
}

/** Brings the feedback of the last visit back, unless newer is there first, and keeps each new one. */
function useKeptFeedback(
  userId: string,
  result: FeedbackResult | null,
  dispatch: (event: FeedbackEvent) => void,
): boolean {
  const [value, setValue, isLoaded] = useKept(userId, 'feedback.result', { parse: parseFeedback });
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    setIsRestored(true);
    if (!isRestored && value && !result) dispatch({ type: 'placed', result: value });
    else if (result !== (value ?? null)) setValue(result ?? undefined);
  }, [isLoaded, isRestored, value, result, dispatch, setValue]);
  return isRestored;
}
