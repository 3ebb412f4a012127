import { useState } from 'react';
import { usePartialEdit } from '../../result/use-partial-edit.ts';
import { toText } from '../../review/state.ts';
import { notify } from '../../ui/notify.ts';
import { useBegins } from '../../ui/use-begins.ts';
import type { EditorParts } from './use-improve-tool.ts';

/** Partial edits of the result, each of which is a version. */
export function usePartEditing({ tool, history }: Pick<EditorParts, 'tool' | 'history'>) {
  const { state, dispatch, flash } = tool;
  return usePartialEdit({
    result: state.result,
    isToolRunning: state.run !== null,
    onSpliced({ review, actionId, instruction }) {
      dispatch({ type: 'spliced', review, partialActionId: actionId });
      history.add(toText(review), `Partial edit: ${instruction.trim()}`);
      flash();
    },
    onReview: tool.keepReview,
    onTakenBack(former) {
      dispatch({ type: 'reviewed', review: former });
      history.add(toText(former), 'Partial edit taken back');
    },
  });
}

/** Whether parts can be selected: asked for by a button, in force once there is a text to select in. */
export function usePartialMode(hasResult: boolean) {
  const [isAsked, setIsAsked] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const isOn = isAsked && hasResult;
  if (useBegins(isOn)) setIsDismissed(false);
  function toggle(): void {
    setIsAsked(!isAsked);
    const title = isAsked
      ? 'Partial edit mode disabled.'
      : 'Partial edit mode enabled. Select text in the AI Enhanced area to edit specific parts.';
    void notify({ title });
  }
  return { isAsked, isOn, hasBanner: isOn && !isDismissed, toggle, dismiss: () => setIsDismissed(true) };
}

export type PartialMode = ReturnType<typeof usePartialMode>;
