import { useState } from 'react';
import type { EnhanceOutput } from '../../shared/contract/enhance.ts';
import { type CallError, readError } from '../api/failed-call.ts';
import type { toPartialRequest } from './partial-request.ts';
import { type byRules, refuseFirst } from './rules.ts';
import { useStreamedCall } from './use-streamed-call.ts';

/** Why no rewrite came about, in the dialog that stays open. */
export type RewriteProblem =
  | { kind: 'failed'; error: CallError }
  /** The text under the part is another by now. */
  | { kind: 'moved' }
  /** Nothing was changed, and why. */
  | { kind: 'unchanged'; notice: string };

interface PartialRewriteParts {
  /** Said where the engine changed nothing and does not say why. */
  unchanged: string;
  /** Lets the embedded engine answer, free, where the chosen one fails (REPLY-07). */
  fallback?: 'embedded' | undefined;
  /** Brings what the answer is taken with. Nothing is sent before it is there. */
  prepare?(): Promise<unknown>;
  onFailed?(error: CallError): void;
}

/** The rewrite of a part of a text: one instruction, one call, and a dialog that says why nothing came of it. */
export function usePartialRewrite({ unchanged, fallback, prepare, onFailed }: PartialRewriteParts) {
  const [problem, setProblem] = useState<RewriteProblem>();
  const { run, stop, isRunning } = useStreamedCall();

  /** An answer that changes the part. Undefined where it was stopped, or `problem` says why there is none. */
  async function ask(
    request: ReturnType<typeof toPartialRequest>,
    by: Partial<typeof byRules> = {},
  ): Promise<EnhanceOutput | undefined> {
    const asks = { ...request, ...(fallback && { fallback }), ...by };
    const target = { text: request.original_text, isSelection: true };
    setProblem(undefined);
    try {
      const answer = await run<EnhanceOutput>({
        asks,
        open: refuseFirst(
          (works) => works.findInstructionRefusal(request.ai_prompt, target),
          async (api, options) => {
            await prepare?.();
            return api.enhance.enhanceStream(asks, options);
          },
        ),
      });
      if (!answer || answer.changes.length > 0) return answer;
      setProblem({ kind: 'unchanged', notice: answer.notice ?? unchanged });
    } catch (error) {
      const failed = await readError(error);
      setProblem({ kind: 'failed', error: failed });
      onFailed?.(failed);
    }
    return undefined;
  }

  return { ask, stop, isRunning, problem, setProblem };
}
