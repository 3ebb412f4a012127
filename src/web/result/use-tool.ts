import { useEffect, useReducer, useRef, useState } from 'react';
import type { CreditBalance } from '../../shared/contract/credits.ts';
import { toCallError } from '../api/call-error.ts';
import type { ApiClient, CallContext } from '../api/client.ts';
import { useKept } from '../drafts/kept.ts';
import { preloadReviewView } from '../review/lazy-review-view.ts';
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
import { parseResult } from './stored-result.ts';

/** How soon after an answer the same call again is taken for the second click of a double click. */
const doubleClickMs = 600;

interface ToolRun<Answer> {
  action: string;
  /** The body of the call. */
  asks: unknown;
  /** The text that the changes of the answer are changes of. */
  source: string;
  open(
    api: ApiClient,
    options: { signal: AbortSignal; context: CallContext },
  ): Promise<AsyncIterator<{ type: 'text'; text: string }, Answer>>;
}

export interface Tool<Answer, Extra> {
  state: ToolState<Extra>;
  dispatch(event: ToolEvent<Extra>): void;
  start(run: ToolRun<Answer>): Promise<void>;
  stop(): void;
  /** The result of the last visit is there, if there is one: before that nothing may take its place. */
  isRestored: boolean;
  /** The call takes long: the writer is told that this is no fault. */
  isStillWorking: boolean;
}

/** Runs the calls of one writing tool and keeps what came of them, also over a reload. */
export function useTool<Answer extends TextAnswer & { credits: CreditBalance }, Extra>(parts: {
  userId: string;
  /** Under which the result is kept. */
  name: string;
  toExtra(answer: Answer): Extra;
  onFinished(result: ToolResult<Extra>): void;
}): Tool<Answer, Extra> {
  const [state, dispatch] = useReducer(reduce<Extra>, idle as ToolState<Extra>);
  const streamedCall = useStreamedCall();
  const lastAnswer = useRef({ asked: '', atMs: 0 });
  const isRestored = useKeptResult({ ...parts, state, dispatch });

  async function start({ action, asks, source, open }: ToolRun<Answer>): Promise<void> {
    const asked = JSON.stringify(asks);
    const isSame = lastAnswer.current.asked === asked;
    if (isSame && performance.now() - lastAnswer.current.atMs < doubleClickMs) return;
    preloadReviewView();
    try {
      const answer = await streamedCall.run<Answer>({
        asks,
        open,
        onStart: () => dispatch({ type: 'started', action }),
        onText: (text) => dispatch({ type: 'wrote', text }),
      });
      if (!answer) return;
      lastAnswer.current = { asked, atMs: performance.now() };
      const result = toResult(action, source, answer, parts.toExtra(answer));
      dispatch({ type: 'finished', result });
      parts.onFinished(result);
    } catch (error) {
      dispatch({ type: 'failed', action, error: toCallError(error) });
    }
  }

  function stop(): void {
    streamedCall.stop();
    dispatch({ type: 'stopped' });
  }

  return { state, dispatch, start, stop, isRestored, isStillWorking: streamedCall.isStillWorking };
}

/**
 * Brings the result of the last visit back, unless a newer one is there first, and keeps each new one. True once that
 * result, if there is one, stands in the state.
 */
function useKeptResult<Extra>(parts: {
  userId: string;
  name: string;
  state: ToolState<Extra>;
  dispatch(event: ToolEvent<Extra>): void;
}): boolean {
  const { userId, name, state, dispatch } = parts;
  const [kept, keep, isLoaded] = useKept<ToolResult<Extra>>(userId, `${name}.result`, { parse: parseResult });
  const [isRestored, setIsRestored] = useState(false);
  const { result } = state;
  useEffect(() => {
    if (!isLoaded) return;
    setIsRestored(true);
    if (!isRestored && kept && !result) dispatch({ type: 'placed', result: kept });
    else if (result !== (kept ?? null)) keep(result ?? undefined);
  }, [isLoaded, isRestored, kept, result, dispatch, keep]);
  return isRestored;
}
