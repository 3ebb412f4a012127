import { useCallback, useState } from 'react';
import type { EnhanceActionName, EnhanceOutput } from '../../../shared/contract/enhance.ts';
import { improveTextLimit } from '../../../shared/limits.ts';
import { isSlowConnection } from '../../api/connection.ts';
import { restoreText } from '../../drafts/model.ts';
import type { Draft } from '../../drafts/use-draft.ts';
import type { Review } from '../../review/model.ts';
import { notify } from '../../ui/notify.ts';
import { actionWords } from './model.ts';
import { useFlash } from './use-flash.ts';
import { useImprove } from './use-improve.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** What can be done on the improve screen, and what is said of it. */
export function useEditor(draft: Draft, announce: (sentence: string) => void) {
  const [current, setCurrent] = useState(0);
  const [isFlashing, flash] = useFlash();
  const { state, dispatch, start, stop } = useImprove(tellFinished);
  const keepReview = useCallback((review: Review) => dispatch({ type: 'reviewed', review }), [dispatch]);

  function tellFinished(action: EnhanceActionName, { changes }: EnhanceOutput): void {
    setCurrent(0);
    flash();
    if (changes.length === 0) return;
    const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
    void notify({ title: actionWords[action].done, description: `${count} to review.` });
  }

  function run(action: EnhanceActionName): void {
    if (draft.text.trim() === '') {
      void notify({ tone: 'warning', title: 'Please enter some text first' });
      return;
    }
    if (isSlowConnection()) {
      const title = 'Slow connection detected. This may take longer than usual.';
      void notify({ tone: 'warning', title });
    }
    void start(action, draft.text);
  }

  function stopRun(): void {
    stop();
    announce('Stopped. Your text is as it was, no credit was used.');
  }

  function replace(text: string): void {
    const former = draft.text;
    draft.setText(text);
    const undo = () => draft.setText(restoreText(former, draft.readText(), text, improveTextLimit));
    void notify({ title: 'Your text is replaced', action: { label: 'Undo', onClick: undo } });
  }

  useShortcuts({ isRunning: state.run !== null, run: () => run('improve'), stop: stopRun });

  return { state, current, setCurrent, isFlashing, keepReview, run, stopRun, replace };
}
