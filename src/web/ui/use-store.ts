import type { ReadableAtom } from 'nanostores';
import { useState, useSyncExternalStore } from 'react';
import { onceSettled } from './settle.ts';

/** What a store holds. Where the page is built, and as it takes over from there, what it held at first. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, store.get, () => store.init as Value);
}

/** The same, drawn anew once the keys rest. */
export function useSettledStore<Value>(store: ReadableAtom<Value>): Value {
  const [subscribe] = useState(() => onceSettled(store.listen));
  return useSyncExternalStore(subscribe, store.get);
}
