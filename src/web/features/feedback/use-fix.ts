import { useState } from 'react';
import type { FeedbackPoint } from '../../../shared/contract/review.ts';
import { formatNumber } from '../../../shared/format.ts';
import { countCharacters } from '../../../shared/limits.ts';
import { restoreText } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import type { Review } from '../../review/model.ts';
import { notify } from '../../ui/notify.ts';
import { toPartialRequest } from '../../writing/partial-request.ts';
import type { byRules } from '../../writing/rules.ts';
import { usePartialRewrite } from '../../writing/use-partial-rewrite.ts';
import { applyFix, type FixStart, startFix, toFix } from './fix.ts';
import type { FeedbackEvent, FeedbackResult } from './model.ts';

interface FixInProgress {
  point: FeedbackPoint;
  step: FixStart;
  /** The change under review. */
  current: number;
}

/** ‘Fix this’: from a point of the feedback to changes of the text that were looked at. */
export function useFix(parts: {
  result: FeedbackResult | null;
  draft: Draft;
  /** Longest text, in characters. */
  limit: number;
  dispatch(event: FeedbackEvent): void;
  announce(sentence: string): void;
}) {
  const { result, draft, limit, dispatch, announce } = parts;
  const [fixing, setFixing] = useState<FixInProgress>();
  const rewrite = usePartialRewrite({ unchanged: 'The engine left this part as it is. This was free.' });

  function open(point: FeedbackPoint): void {
    if (!result) return;
    rewrite.setProblem(undefined);
    setFixing({ point, step: startFix(result.text, draft.readText(), point), current: 0 });
  }

  function close(): void {
    rewrite.stop();
    setFixing(undefined);
  }

  /** One credit: the engine rewrites what the point speaks of. */
  async function ask(instruction: string, by?: typeof byRules): Promise<void> {
    if (fixing?.step.kind !== 'ask' || instruction.trim() === '') return;
    const { place } = fixing.step;
    const answer = await rewrite.ask(toPartialRequest(draft.readText(), place, instruction), by);
    if (!answer) return;
    const { start } = place;
    const changes = answer.changes.map((one) => ({ ...one, start: one.start + start, end: one.end + start }));
    setFixing({ ...fixing, step: { kind: 'review', fix: toFix(draft.readText(), changes) } });
    announce('The rewrite is ready to review.');
  }

  function keepReview(review: Review): void {
    setFixing((former) =>
      former?.step.kind === 'review'
        ? { ...former, step: { kind: 'review', fix: { ...former.step.fix, review } } }
        : former,
    );
  }

  function setCurrent(current: number): void {
    setFixing((former) => former && { ...former, current });
  }

  /** Puts what is shown into the text; one press takes it back. */
  function putInText(): void {
    if (fixing?.step.kind !== 'review') return;
    const { point, step } = fixing;
    const former = draft.readText();
    const text = applyFix(former, step.fix);
    if (text === undefined) {
      setFixing({ ...fixing, step: { kind: 'moved' } });
      return;
    }
    if (countCharacters(text) > limit) {
      const notice = `Not used: with this, your text would have more than ${formatNumber(limit)} characters.`;
      rewrite.setProblem({ kind: 'unchanged', notice });
      return;
    }
    draft.setText(text);
    dispatch({ type: 'fixed', pointId: point.id, isDone: true, text });
    setFixing(undefined);
    void notify({
      title: 'Used in your text',
      description: point.title,
      action: { label: 'Undo', onClick: () => takeBack(point.id, former, text) },
    });
  }

  function takeBack(pointId: string, former: string, replacedBy: string): void {
    const text = restoreText(former, draft.readText(), replacedBy, limit);
    draft.setText(text);
    dispatch({ type: 'fixed', pointId, isDone: false, text: former });
  }

  const { problem, isRunning } = rewrite;
  return { fixing, problem, isRunning, open, close, ask, keepReview, setCurrent, putInText };
}

export type FixControl = ReturnType<typeof useFix>;
