import { createContext, useContext, useSyncExternalStore } from 'react';

export const phoneQuery = '(max-width: 47.99rem)';
const narrowQuery = '(max-width: 63.99rem)';

/** What the screen is taken for where there is none: while the build renders. */
export const AssumedPhone = createContext(false);

function useMatches(query: string, isAssumed: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => isAssumed,
  );
}

/** Below 768 px. For what CSS cannot say, such as a placeholder. */
export function useIsPhone(): boolean {
  return useMatches(phoneQuery, useContext(AssumedPhone));
}

/** Below 1,024 px: a panel beside the page would leave no room for the page. */
export function useIsNarrow(): boolean {
  return useMatches(narrowQuery, useContext(AssumedPhone));
}
