import { createContext, useContext, useSyncExternalStore } from 'react';

export const phoneQuery = '(max-width: 47.99rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(phoneQuery);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** What the screen is taken for where there is none: while the build renders. */
export const AssumedPhone = createContext(false);

/** Below 768 px. For what CSS cannot say, such as a placeholder. */
export function useIsPhone(): boolean {
  const isAssumed = useContext(AssumedPhone);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phoneQuery).matches,
    () => isAssumed,
  );
}
