import { focusChange } from '../../review/focus-change.ts';
import { preloadReviewView } from '../../review/lazy-review-view.ts';
import { notify } from '../../ui/notify.ts';
import type { EditorParts } from './use-improve-tool.ts';

/** A text with its answer, at once and free, for who has none at hand. */
export async function trySample(
  { draft, tool }: EditorParts,
  announce: (sentence: string) => void,
): Promise<void> {
  preloadReviewView();
  try {
    const { sampleResult } = await import('./sample.ts');
    draft.setText(sampleResult.review.source);
    tool.setCurrent(0);
    tool.dispatch({ type: 'placed', result: sampleResult });
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
