import { makeLazy } from '../../ui/lazy.ts';

/** Not in the first download: there is nothing to show before something was run. */
export const lazyResult = makeLazy(() => import('./components/improve-result.tsx'));
