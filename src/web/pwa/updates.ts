import { atom, type ReadableAtom } from 'nanostores';

export interface Updates {
  /** Goes over to the release that waits; undefined while none does. */
  waiting: ReadableAtom<(() => void) | undefined>;
  offer(reload: () => void): void;
}

function makeUpdates(): Updates {
  const waiting = atom<(() => void) | undefined>();
  return { waiting, offer: waiting.set };
}

/** Of this page. */
export const updates = makeUpdates();
