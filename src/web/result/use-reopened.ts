import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Action } from '../../shared/contract/actions.ts';
import { notify } from '../ui/notify.ts';

/**
 * Takes over what the history hands on to a tool, once.
 * @param take fills the tool; gives the way back where words of the writer stood there before, which are then one press
 * away
 * @param isReady false until the tool knows what it would take the place of
 */
export function useReopened(take: (action: Action) => (() => void) | undefined, isReady: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const action = (state as { reopen?: Action } | null)?.reopen;
  const takenId = useRef<string>(undefined);
  const onTake = useEffectEvent(take);
  useEffect(() => {
    if (!action || !isReady || takenId.current === action.id) return;
    takenId.current = action.id;
    const undo = onTake(action);
    // A reload must not take it over once more
    void navigate(pathname + search, { replace: true, state: null });
    if (undo) void notify({ title: 'Opened from your history', action: { label: 'Undo', onClick: undo } });
  }, [action, isReady, navigate, pathname, search]);
}
