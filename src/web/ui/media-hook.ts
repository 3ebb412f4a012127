import { useSyncExternalStore } from 'react';

/**
 * A hook that says whether the screen is of a kind.
 * @param useAssumed what it says where there is no screen: while the build renders
 */
export function makeMediaHook(query: string, useAssumed: () => boolean): () => boolean {
  let list: MediaQueryList | undefined;
  const getList = () => {
    list ??= matchMedia(query);
    return list;
  };
  // The same functions at each render: with others, React takes its listener off and puts it on again
  const subscribe = (listener: () => void) => {
    getList().addEventListener('change', listener);
    return () => getList().removeEventListener('change', listener);
  };
  const matches = () => getList().matches;
  return () => {
    const isAssumed = useAssumed();
    return useSyncExternalStore(subscribe, matches, () => isAssumed);
  };
}
