import { lazy } from 'react';

const load = () => import('./components/review-view.tsx');

/** Not in the first download: there is nothing to review before there is a result. */
export const ReviewView = lazy(async () => ({ default: (await load()).ReviewView }));

/** Called when a result is on its way, so that it is here when the result is. */
export function preloadReviewView(): void {
  load().catch(() => {
    // The screen that needs it will say so
  });
}
