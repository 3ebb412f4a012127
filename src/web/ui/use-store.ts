import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** What a store holds. Where the page is built, and as it takes over from there, what it held at first. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, store.get, () => store.init as Value);
}
