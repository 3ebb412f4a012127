import { makeLate } from '../../ui/late.ts';

/** Not in the first download: there is nothing to show before something was run. */
export const lateResult = makeLate(() => import('./components/improve-result.tsx'));
