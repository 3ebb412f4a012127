import { createElement } from 'react';
import { makeLatePart } from '../ui/late-part.tsx';

/** Not in the first download: there is nothing to review before there is a result. */
export const ReviewView = makeLatePart(
  async () => (await import('./components/review-view.tsx')).ReviewView,
  (note) => createElement('div', { className: 'pane-body' }, note),
);

/** Called when a result is on its way, so that it is here when the result is. */
export function preloadReviewView(): void {
  ReviewView.late.load().catch(() => {
    // The screen that needs it will say so
  });
}
