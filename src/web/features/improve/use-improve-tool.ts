import type { EnhanceActionName, EnhanceOutput } from '../../../shared/contract/enhance.ts';
import type { DraftPlace } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import { isNews, type ToolResult } from '../../result/model.ts';
import { type Tool, useTool } from '../../result/use-tool.ts';
import { toText } from '../../review/state.ts';
import { notify } from '../../ui/notify.ts';
import { actionWords, toDoneWords } from '../../writing/improve-actions.ts';
import type { VersionHistory } from './use-versions.ts';

export type ImproveTool = Tool<EnhanceOutput, null>;

/** What the improve screen works on. */
export interface EditorParts {
  draft: Draft;
  tool: ImproveTool;
  history: VersionHistory;
}

interface ImproveToolParts {
  place: DraftPlace;
  history: VersionHistory;
  announce(sentence: string): void;
}

/** The calls of the improve screen: what they wrote is a version, and it is said that they have ended. */
export function useImproveTool({ place, history, announce }: ImproveToolParts): ImproveTool {
  function tellFinished(result: ToolResult): void {
    const { action, review, notice } = result;
    if (!isNews(result)) {
      announce(notice ?? 'Finished, without a change.');
      return;
    }
    const name = action as EnhanceActionName;
    history.add(toText(review), actionWords[name].name);
    // Toasts are announced by themselves
    void notify(toDoneWords(name, review.changes));
  }
  return useTool<EnhanceOutput, null>({
    place,
    toExtra: () => null,
    onFinished: tellFinished,
  });
}
