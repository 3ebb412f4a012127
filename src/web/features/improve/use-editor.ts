import { useState } from 'react';
import type { Action } from '../../../shared/contract/actions.ts';
import type { EnhanceActionName, EnhanceOutput } from '../../../shared/contract/enhance.ts';
import { countCharacters, improveTextLimit } from '../../../shared/limits.ts';
import { restoreText } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import { type ToolResult, toPlainResult } from '../../result/model.ts';
import { toReopenedResult } from '../../result/reopened.ts';
import { usePartialEdit } from '../../result/use-partial-edit.ts';
import { useTool } from '../../result/use-tool.ts';
import { focusChange } from '../../review/focus-change.ts';
import { preloadReviewView } from '../../review/lazy-review-view.ts';
import { toText } from '../../review/state.ts';
import { notify } from '../../ui/notify.ts';
import { useShortcuts } from '../../writing/use-shortcuts.ts';
import { actionWords, isActionName, type RunRequest, toDoneWords } from './model.ts';
import { useVersions } from './use-versions.ts';
import { findVersion, type Version } from './versions.ts';

/** What can be done on the improve screen, and what is said of it. */
export function useEditor(userId: string, draft: Draft, announce: (sentence: string) => void) {
  const history = useVersions(userId);
  const tool = useTool<EnhanceOutput, null>({
    userId,
    name: 'improve',
    toExtra: () => null,
    onFinished: tellFinished,
  });
  const { state, dispatch, flash } = tool;
  const [lastRun, setLastRun] = useState<RunRequest>({ action: 'improve' });
  const isRunning = state.run !== null;

  const partialEdit = usePartialEdit({
    result: state.result,
    isToolRunning: isRunning,
    onSpliced({ review, actionId, instruction }) {
      dispatch({ type: 'spliced', review, partialActionId: actionId });
      history.add(toText(review), `Partial edit: ${instruction.trim()}`);
      flash();
    },
    onTakenBack(former) {
      dispatch({ type: 'reviewed', review: former });
      history.add(toText(former), 'Partial edit taken back');
    },
  });
  const mode = usePartialMode(state.result !== null);

  function tellFinished({ action, review, notice }: ToolResult): void {
    const isUnchanged = review.changes.length === 0;
    if (isUnchanged) {
      announce(notice ?? 'Finished, without a change.');
      return;
    }
    const name = action as EnhanceActionName;
    history.add(toText(review), actionWords[name].name);
    // Toasts are announced by themselves
    void notify(toDoneWords(name, review.changes));
  }

  function run(request: RunRequest): void {
    if (partialEdit.isRunning) return;
    const source = draft.readText();
    if (source.trim() === '') {
      void notify({ tone: 'warning', title: 'Please enter some text first' });
      return;
    }
    setLastRun(request);
    history.snapshot(source);
    const asks = { original_text: source, ...request };
    void tool.start({
      action: request.action,
      asks,
      source,
      open: (api, options) => api.enhance.enhanceStream(asks, options),
    });
  }

  function runInstruction(instruction: string): void {
    if (draft.readText().trim() === '' || instruction.trim() === '') {
      void notify({ tone: 'warning', title: 'Please provide both text and prompt' });
      return;
    }
    run({ action: 'ai_prompt', ai_prompt: instruction });
  }

  function stop(): void {
    tool.stop();
    announce('Stopped. Your text is as it was, no credit was used.');
  }

  /** Puts another text into the source; one press brings the former back. */
  function putText(text: string, title: string, onUndo: () => void = () => undefined): void {
    const former = draft.readText();
    draft.setText(text);
    const undo = () => {
      draft.setText(restoreText(former, draft.readText(), text, improveTextLimit));
      onUndo();
    };
    void notify({ title, action: { label: 'Undo', onClick: undo } });
  }

  /** A text with its answer, at once and free, for who has none at hand. */
  async function trySample(): Promise<void> {
    preloadReviewView();
    try {
      const { sampleResult } = await import('./sample.ts');
      draft.setText(sampleResult.review.source);
      tool.setCurrent(0);
      dispatch({ type: 'placed', result: sampleResult });
      focusChange(0);
      announce(`A sample, with ${sampleResult.review.changes.length} changes to review.`);
    } catch {
      void notify({
        tone: 'error',
        title: 'The sample could not be loaded',
        description: 'Please try again.',
      });
    }
  }

  /** The text and its result out of the history. Gives the way back where another text stood there. */
  function takeReopened(action: Action): (() => void) | undefined {
    const former = draft.readText();
    const { original_text: text } = action;
    const { result } = state;
    history.snapshot(former);
    draft.setText(text);
    dispatch({ type: 'placed', result: toReopenedResult(action, null) });
    if (former.trim() === '' || former === text) return undefined;
    return () => {
      draft.setText(restoreText(former, draft.readText(), text, improveTextLimit));
      dispatch({ type: 'placed', result });
    };
  }

  function replace(text: string): void {
    if (countCharacters(text) > improveTextLimit) {
      void notify({
        tone: 'warning',
        title: 'This is over the limit of 10,000 characters. Copy it instead.',
      });
      return;
    }
    history.snapshot(draft.readText());
    putText(text, 'Your text is replaced');
  }

  function revert(version: Version): void {
    const { result } = state;
    const { selectedId } = history.versions;
    if (findVersion(history.versions, selectedId)?.text !== draft.readText())
      history.snapshot(draft.readText());
    dispatch({ type: 'placed', result: toPlainResult(version.text, null) });
    history.select(version.id);
    flash();
    putText(version.text, `Reverted to Version ${version.versionNumber}`, () => {
      dispatch({ type: 'placed', result });
      history.select(selectedId);
    });
  }

  useShortcuts({ isRunning, run: () => run({ action: 'improve' }), stop });

  return {
    state,
    dispatch,
    keepReview: tool.keepReview,
    current: tool.current,
    setCurrent: tool.setCurrent,
    isFlashing: tool.isFlashing,
    isRestored: tool.isRestored,
    isStillWorking: tool.isStillWorking,
    partialEdit,
    mode,
    versions: history.versions,
    snapshot: history.snapshot,
    run,
    runInstruction,
    retry: () => run(lastRun),
    stop,
    replace,
    revert,
    trySample,
    takeReopened,
    busyAction: state.run && isActionName(state.run.action) ? state.run.action : undefined,
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** Partial edit: asked for by its button, in force once there is a text to select in. */
function usePartialMode(hasResult: boolean) {
  const [isAsked, setIsAsked] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const isOn = isAsked && hasResult;
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn !== wasOn) {
    setWasOn(isOn);
    setIsDismissed(false);
  }
  function toggle(): void {
    setIsAsked(!isAsked);
    const title = isAsked
      ? 'Partial edit mode disabled.'
      : 'Partial edit mode enabled. Select text in the AI Enhanced area to edit specific parts.';
    void notify({ title });
  }
  return { isAsked, isOn, hasBanner: isOn && !isDismissed, toggle, dismiss: () => setIsDismissed(true) };
}
