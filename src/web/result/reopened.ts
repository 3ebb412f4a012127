import type { Action } from '../../shared/contract/actions.ts';
import { makeReview } from '../review/state.ts';
import type { ToolResult } from './model.ts';

/** The result of an action out of the history, with every change open again; null for one that failed. */
export function toReopenedResult<Extra>(action: Action, extra: Extra): ToolResult<Extra> | null {
  if (action.enhanced_text === null) return null;
  const { notice } = action.details;
  return {
    action: action.action_type,
    review: makeReview(action.original_text, action.changes),
    issues: action.issues,
    actionId: action.id,
    partialActionId: null,
    engine: action.engine,
    offline: action.details.offline === true,
    notice: typeof notice === 'string' ? notice : null,
    extra,
  };
}
