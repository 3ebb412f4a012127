import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Action } from '../../../shared/contract/actions.ts';
import type { ChainQuestion } from '../../../shared/contract/reply.ts';
import { toReopenedResult } from '../../result/reopened.ts';
import { notify } from '../../ui/notify.ts';
import { toSentFields } from './model.ts';
import type { Fields } from './use-fields.ts';
import type { Reply } from './use-reply.ts';

/** Takes over what the history hands on: the fields and the reply. What stood there before is one press away. */
export function useReopened(fields: Fields, { dispatch }: Pick<Reply, 'dispatch'>): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const action = (state as { reopen?: Action } | null)?.reopen;
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!action || taken.current === action.id) return;
    taken.current = action.id;
    const sent = toSentFields(action);
    const former = fields.readFields();
    const undo = fields.fill(sent);
    const questions = Array.isArray(action.details.questions) ? action.details.questions : [];
    const extra = { chain: sent.chain, questions: questions as ChainQuestion[], fills: [] };
    dispatch({ type: 'placed', result: toReopenedResult(action, extra) });
    // A reload must not take it over once more
    void navigate(pathname, { replace: true, state: null });
    const isLost = (name: 'chain' | 'draft') => former[name].trim() !== '' && former[name] !== sent[name];
    if (isLost('chain') || isLost('draft'))
      void notify({ title: 'Opened from your history', action: { label: 'Undo', onClick: undo } });
  }, [action, fields, dispatch, navigate, pathname]);
}
