import { makeLatePart } from '../ui/late-part.tsx';

/** Not in the first download: two texts are compared by those who ask for it. */
export const CompareView = makeLatePart(
  async () => (await import('./components/compare-view.tsx')).CompareView,
);
