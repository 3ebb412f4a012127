import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Action } from '../../../shared/contract/actions.ts';
import { toReopenedResult } from '../../result/reopened.ts';
import { notify } from '../../ui/notify.ts';
import { toExtra, toSentFields } from './model.ts';
import type { Fields } from './use-fields.ts';
import type { Write } from './use-write.ts';

/** Takes over what the history hands on: the fields and the email. What stood there before is one press away. */
export function useReopened(fields: Fields, { place, email }: Pick<Write, 'place' | 'email'>): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const action = (state as { reopen?: Action } | null)?.reopen;
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!action || taken.current === action.id) return;
    taken.current = action.id;
    const former = fields.readFields();
    const sent = toSentFields(action);
    const undo = fields.fill(sent);
    const { subject } = action.details;
    const extra = toExtra(action.id, typeof subject === 'string' ? subject : sent.subject, email);
    place(toReopenedResult(action, extra));
    // A reload must not take it over once more
    void navigate(pathname, { replace: true, state: null });
    if (former.description.trim() !== '' && former.description !== sent.description)
      void notify({ title: 'Opened from your history', action: { label: 'Undo', onClick: undo } });
  }, [action, fields, email, place, navigate, pathname]);
}
