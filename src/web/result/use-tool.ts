import type { CreditBalance } from '../../shared/contract/credits.ts';
import type { DraftPlace } from '../drafts/model.ts';
import { usePersistedState } from '../drafts/use-persisted.ts';
import { notify } from '../ui/notify.ts';
import { isSameCall, type TextAnswer, type ToolResult } from './model.ts';
import { parseResult } from './stored-result.ts';
import { type ToolRunner, useToolRunner } from './use-tool-runner.ts';

export interface Tool<Answer, Extra> extends ToolRunner<Answer, Extra> {
  /** The result of the last visit is there, if there is one: before that nothing may take its place. */
  isRestored: boolean;
}

/** Runs the calls of one writing tool and keeps what came of them, also over a reload. */
export function useTool<Answer extends TextAnswer & { credits: CreditBalance }, Extra>(parts: {
  /** The draft that the results are of. */
  place: DraftPlace;
  toExtra(answer: Answer): Extra;
  onFinished(result: ToolResult<Extra>): void;
}): Tool<Answer, Extra> {
  const runner = useToolRunner<Answer, Extra>(parts);
  const { state, dispatch } = runner;
  /** At first what the last visit left, then what another tab has written: a result that makes room for it can come back. */
  function placeKept(result: ToolResult<Extra> | null): void {
    const former = state.result;
    dispatch({ type: 'placed', result });
    if (!former || (result && isSameCall(former, result))) return;
    const onClick = () => dispatch({ type: 'placed', result: former });
    void notify({ title: 'This result is from another tab', action: { label: 'Undo', onClick } });
  }
  const isRestored = usePersistedState<ToolResult<Extra>>(parts.place.userId, `${parts.place.name}.result`, {
    value: state.result,
    parse: parseResult,
    place: placeKept,
  });
  return { ...runner, isRestored };
}
