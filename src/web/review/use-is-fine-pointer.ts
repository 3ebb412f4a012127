import { useSyncExternalStore } from 'react';

const query = '(pointer: fine)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** A mouse or a pen, so a keyboard beside it most likely. */
export function useIsFinePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
