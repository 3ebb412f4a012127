import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Action } from '../../../shared/contract/actions.ts';
import { improveTextLimit } from '../../../shared/limits.ts';
import { restoreText } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import { toReopenedResult } from '../../result/reopened.ts';
import { notify } from '../../ui/notify.ts';
import type { Editor } from './use-editor.ts';

/** Takes over what the history hands on: the text and its result. What stood there before is one press away. */
export function useReopened(draft: Draft, editor: Pick<Editor, 'dispatch' | 'snapshot'>): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const action = (state as { reopen?: Action } | null)?.reopen;
  const isTaken = useRef<string>(undefined);
  useEffect(() => {
    if (!action || isTaken.current === action.id) return;
    isTaken.current = action.id;
    const former = draft.text;
    editor.snapshot(former);
    draft.setText(action.original_text);
    editor.dispatch({ type: 'placed', result: toReopenedResult(action, null) });
    // A reload must not take it over once more
    void navigate(pathname, { replace: true, state: null });
    if (former.trim() === '' || former === action.original_text) return;
    const undo = () =>
      draft.setText(restoreText(former, draft.readText(), action.original_text, improveTextLimit));
    void notify({ title: 'Opened from your history', action: { label: 'Undo', onClick: undo } });
  }, [action, draft, editor, navigate, pathname]);
}
