import { createStore, del, get, type UseStore, update } from 'idb-keyval';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { toPersistedKey } from './model.ts';
import { makePersistedStore, type PersistedStorage } from './persisted-store.ts';

let table: UseStore | undefined;

/** Opened with the first use: where there is no database, that rejects. */
function getTable(): UseStore {
  table ??= createStore('draftwell', 'kept');
  return table;
}

const deviceStorage: PersistedStorage = {
  get: async (key) => get(key, getTable()),
  update: async (key, toNext) => update(key, toNext, getTable()),
  remove: async (key) => del(key, getTable()),
};

/** The value; the way to set it, where undefined removes it; whether it is loaded; whether this browser keeps it. */
export type Persisted<Value> = readonly [
  value: Value | undefined,
  setValue: (value: Value | undefined) => void,
  isLoaded: boolean,
  isSaved: boolean,
];

/**
 * A structured value that is kept on this device for this writer, such as a result with its decisions. It survives a
 * reload. One in another tab is not seen until then. Never another writer's.
 * @param name the place of the value; one component only may keep it
 * @param options.parse what was kept as a value, undefined for what is none. The one of the first render counts
 * @param options.join keeps what another tab has kept since, beside the value of this one; without it the last one stays
 */
export function usePersisted<Value>(
  userId: string,
  name: string,
  { parse, join }: { parse(stored: unknown): Value | undefined; join?: (stored: Value, own: Value) => Value },
): Persisted<Value> {
  const key = toPersistedKey(userId, name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a parser is a function of the module, or as good as one
  const store = useMemo(() => makePersistedStore({ key, parse, join, storage: deviceStorage }), [key]);
  const { value, isLoaded, isSaved } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    const flush = () => void store.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    void store.load();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [store]);
  return [value, store.set, isLoaded, isSaved];
}

/**
 * Keeps what a screen shows: brings the value of the last visit back, unless a newer one is there first, and keeps each
 * new one. True once that value, if there is one, stands on the screen: before that nothing may take its place.
 */
export function usePersistedState<Value>(
  userId: string,
  name: string,
  parts: { value: Value | null; parse(stored: unknown): Value | undefined; place(value: Value): void },
): boolean {
  const { value, parse, place } = parts;
  const [kept, keep, isLoaded] = usePersisted(userId, name, { parse });
  const [isRestored, setIsRestored] = useState(false);
  const onRestored = useEffectEvent(place);
  useEffect(() => {
    if (!isLoaded) return;
    setIsRestored(true);
    if (!isRestored && kept && !value) onRestored(kept);
    else if (value !== (kept ?? null)) keep(value ?? undefined);
  }, [isLoaded, isRestored, kept, value, keep]);
  return isRestored;
}
