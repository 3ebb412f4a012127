import { atom, type WritableAtom } from 'nanostores';
import { useCallback } from 'react';
import { useStore } from './use-store.ts';

/** By key: the same choice may stand at several places of a page. */
const stores = new Map<string, WritableAtom<string | null>>();

function getStore(key: string): WritableAtom<string | null> {
  const store = stores.get(key) ?? atom(read(key));
  stores.set(key, store);
  return store;
}

/** A small choice that this browser remembers. Where storage is refused it holds for the page. */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const store = getStore(key);
  const stored = useStore(store);
  const choose = useCallback(
    (choice: Choice): void => {
      store.set(choice);
      try {
        localStorage.setItem(key, choice);
      } catch {
        // A browser that keeps nothing still shows the choice
      }
    },
    [store, key],
  );
  return [choices.find((choice) => choice === stored) ?? choices[0], choose];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
