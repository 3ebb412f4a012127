import { useSyncExternalStore } from 'react';

export const phoneQuery = '(max-width: 47.99rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(phoneQuery);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Below 768 px. For what CSS cannot say, such as a placeholder. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phoneQuery).matches,
    () => false,
  );
}
