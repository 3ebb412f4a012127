import { useReducer } from 'react';
import type { ReviewOutput, TextType } from '../../../shared/contract/review.ts';
import { toCallError } from '../../api/call-error.ts';
import type { DraftPlace } from '../../drafts/model.ts';
import { usePersistedState } from '../../drafts/use-persisted.ts';
import { notify } from '../../ui/notify.ts';
import { useFlash } from '../../writing/use-flash.ts';
import { useStreamedCall } from '../../writing/use-streamed-call.ts';
import { idle, reduce, toFeedbackResult } from './model.ts';
import { parseFeedback } from './stored-feedback.ts';

interface Drafts {
  text: string;
  type: TextType;
  /** What it is compared with; blank for nothing. */
  earlier?: string;
}

/** Runs analyses and keeps what the last one said, also over a reload. */
export function useFeedback({ userId, name }: DraftPlace, announce: (sentence: string) => void) {
  const [state, dispatch] = useReducer(reduce, idle);
  const streamedCall = useStreamedCall();
  const [isFlashing, flash] = useFlash();
  const isRestored = usePersistedState(userId, `${name}.result`, {
    value: state.result,
    parse: parseFeedback,
    place: (result) => dispatch({ type: 'placed', result }),
  });

  async function analyze({ text, type, earlier = '' }: Drafts): Promise<void> {
    if (text.trim() === '') {
      void notify({ tone: 'warning', title: 'Please enter some text to analyze' });
      return;
    }
    const isCompared = earlier.trim() !== '';
    const asks = {
      action: 'get-feedback',
      text,
      text_type: type,
      ...(isCompared && { earlier_text: earlier }),
    } as const;
    try {
      const answer = await streamedCall.run<ReviewOutput>({
        asks,
        open: (api, options) => api.review.reviewStream(asks, options),
        onStart: () => dispatch({ type: 'started', textType: type }),
        onText: (piece) => dispatch({ type: 'wrote', text: piece }),
      });
      if (!answer) return;
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
