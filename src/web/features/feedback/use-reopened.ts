import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Action } from '../../../shared/contract/actions.ts';
import type { TextType } from '../../../shared/contract/review.ts';
import { improveTextLimit } from '../../../shared/limits.ts';
import { restoreText } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import { notify } from '../../ui/notify.ts';
import { type FeedbackEvent, findReopened, toTextType } from './model.ts';

/** Takes over what the history hands on: the text and its feedback. What stood there before is one press away. */
export function useReopened(parts: {
  draft: Draft;
  setType(type: TextType): void;
  dispatch(event: FeedbackEvent): void;
}): void {
  const { draft, setType, dispatch } = parts;
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const action = (state as { reopen?: Action } | null)?.reopen;
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!action || taken.current === action.id) return;
    taken.current = action.id;
    const former = draft.readText();
    const { original_text: text } = action;
    draft.setText(text);
    setType(toTextType(action.request.text_type));
    dispatch({ type: 'placed', result: findReopened(action) ?? null });
    // A reload must not take it over once more
    void navigate(pathname, { replace: true, state: null });
    if (former.trim() === '' || former === text) return;
    const undo = () => draft.setText(restoreText(former, draft.readText(), text, improveTextLimit));
    void notify({ title: 'Opened from your history', action: { label: 'Undo', onClick: undo } });
  }, [action, draft, setType, dispatch, navigate, pathname]);
}
