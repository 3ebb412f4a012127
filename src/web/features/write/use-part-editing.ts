import { useMemo, useState } from 'react';
import type { ComposeOutput } from '../../../shared/contract/compose.ts';
import { usePartialEdit } from '../../result/use-partial-edit.ts';
import type { Tool } from '../../result/use-tool.ts';
import { makeReview, type Review, toText } from '../../review/model.ts';
import { type Email, type EmailExtra, withBody } from './model.ts';

interface PartEditingParts {
  email: Email | null;
  tool: Tool<ComposeOutput, EmailExtra>;
  place(email: Email): void;
}

/** Edits of a part of the body: as decisions on what was generated, and, once it was edited by hand, in what stands there. */
export function usePartEditing({ email, tool, place }: PartEditingParts) {
  const typed = email?.extra.body ?? null;
  const [last, setLast] = useState<Review>();
  const typedReview = useMemo(() => {
    if (typed === null) return undefined;
    return last && toText(last) === typed ? last : makeReview(typed, []);
  }, [typed, last]);

  function keep(review: Review): void {
    if (!typedReview || !email) {
      tool.keepReview(review);
      return;
    }
    setLast(review);
    place(withBody(email, toText(review)));
  }

  return usePartialEdit({
    result: email && { ...email, review: typedReview ?? email.review },
    isToolRunning: tool.state.run !== null,
    onSpliced({ review, actionId }) {
      if (typedReview) keep(review);
      else tool.dispatch({ type: 'spliced', review, partialActionId: actionId });
      tool.flash();
    },
    onReview: keep,
    onTakenBack: keep,
  });
}
