import { makeLazyPart } from '../ui/lazy-part.tsx';

/** Not in the first download: two texts are compared by those who ask for it. */
export const CompareView = makeLazyPart(
  async () => (await import('./components/compare-view.tsx')).CompareView,
);
