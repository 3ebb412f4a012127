import { makeLazy } from '../ui/lazy.ts';

/** Not in the first download: a field can be typed in before its underlines are here. */
export const lazyLiveCheck = makeLazy(async () => (await import('./components/live-check.tsx')).LiveCheck);
