import type { Action } from '../../../shared/contract/actions.ts';
import { improveTextLimit } from '../../../shared/limits.ts';
import { restoreText } from '../../drafts/model.ts';
import { toReopenedResult } from '../../result/reopened.ts';
import type { EditorParts } from './use-improve-tool.ts';

/** Takes the text and its result out of the history. Gives the way back where another text stood there. */
export function takeReopened(
  action: Action,
  { draft, history, tool }: EditorParts,
): (() => void) | undefined {
  const former = draft.readText();
  const { original_text: text } = action;
  const { result } = tool.state;
  history.snapshot(former);
  draft.setText(text);
  tool.dispatch({ type: 'placed', result: toReopenedResult(action, null) });
  if (former.trim() === '' || former === text) return undefined;
  return () => {
    draft.setText(restoreText(former, draft.readText(), text, improveTextLimit));
    tool.dispatch({ type: 'placed', result });
  };
}
