import { createElement } from 'react';
import { makeLazyPart } from '../ui/lazy-part.tsx';

/** Not in the first download: there is nothing to review before there is a result. */
export const ReviewView = makeLazyPart(
  async () => (await import('./components/review-view.tsx')).ReviewView,
  (note) => createElement('div', { className: 'pane-body' }, note),
);

/** Called when a result is on its way, so that it is here when the result is. */
export function preloadReviewView(): void {
  ReviewView.lazy.load().catch(() => {
    // The screen that needs it will say so
  });
}
