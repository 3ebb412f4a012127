import { makeMediaHook } from '../ui/media-hook.ts';

/** A mouse or a pen, so a keyboard beside it most likely. */
export const useIsFinePointer = makeMediaHook('(pointer: fine)', () => false);
