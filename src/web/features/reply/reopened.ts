import type { Action } from '../../../shared/contract/actions.ts';
import type { ChainQuestion } from '../../../shared/contract/reply.ts';
import { toReopenedResult } from '../../result/reopened.ts';
import { toSentFields } from './model.ts';
import type { Fields } from './use-fields.ts';
import type { Reply } from './use-reply.ts';

/** Takes the fields and the reply out of the history. Gives the way back where other words stood there. */
export function takeReopened(
  action: Action,
  fields: Fields,
  { dispatch, state }: Pick<Reply, 'dispatch' | 'state'>,
): (() => void) | undefined {
  const sent = toSentFields(action);
  const former = fields.readFields();
  const refill = fields.fill(sent);
  const undo = () => {
    refill();
    dispatch({ type: 'placed', result: state.result });
  };
  const questions = Array.isArray(action.details.questions) ? action.details.questions : [];
  const extra = { chain: sent.chain, questions: questions as ChainQuestion[], fills: [] };
  dispatch({ type: 'placed', result: toReopenedResult(action, extra) });
  const isLost = (name: 'chain' | 'draft') => former[name].trim() !== '' && former[name] !== sent[name];
  return isLost('chain') || isLost('draft') ? undo : undefined;
}
