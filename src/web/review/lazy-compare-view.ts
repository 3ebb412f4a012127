import { lazy } from 'react';

/** Not in the first download: two texts are compared by those who ask for it. */
export const CompareView = lazy(async () => ({
  default: (await import('./components/compare-view.tsx')).CompareView,
}));
