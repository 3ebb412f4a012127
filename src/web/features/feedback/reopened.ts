import type { Action } from '../../../shared/contract/actions.ts';
import type { TextType } from '../../../shared/contract/review.ts';
import { longestFeedbackText } from '../../../shared/limits.ts';
import { restoreText } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import type { FeedbackEvent } from './model.ts';
import { findReopened, toTextType } from './stored-feedback.ts';
import type { EarlierDraft } from './use-earlier-draft.ts';

interface Takers {
  draft: Draft;
  earlier: Pick<EarlierDraft, 'setText'>;
  setType(type: TextType): void;
  dispatch(event: FeedbackEvent): void;
}

/** Takes the text and its feedback out of the history. Gives the way back where another text stood there. */
export function takeReopened(
  action: Action,
  { draft, earlier, setType, dispatch }: Takers,
): (() => void) | undefined {
  const former = draft.readText();
  const { original_text: text } = action;
  draft.setText(text);
  const { earlier_text: earlierText } = action.request;
  earlier.setText(typeof earlierText === 'string' ? earlierText : '');
  setType(toTextType(action.request.text_type));
  dispatch({ type: 'placed', result: findReopened(action) ?? null });
  if (former.trim() === '' || former === text) return undefined;
  return () => draft.setText(restoreText(former, draft.readText(), text, longestFeedbackText));
}
