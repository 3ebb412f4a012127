import { makeLazy } from '../ui/lazy.ts';

/**
 * What the bar opens, what stands below it now and then, and what listens: on every screen for who is signed in, and
 * needed by none to be typed in.
 */
export const lazyParts = makeLazy(() => {
  // They read something at once: what makes calls is fetched beside them, not after them. Who calls says if it failed
  void import('../session/caller.ts').catch(() => undefined);
  return import('./member-parts.tsx');
});
