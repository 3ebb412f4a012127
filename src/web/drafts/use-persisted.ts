import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { toPersistedKey } from './model.ts';
import { makePersistedStore } from './persisted-store.ts';
import { deviceStorage } from './persisted-table.ts';

let channel: BroadcastChannel | undefined;

/** On it the tabs of this browser tell each other the key of what they have written. One for a page: it hears the others. */
function getChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('draftwell.kept');
  return channel;
}

const tellOthers = (key: string) => getChannel().postMessage(key);

/** The value; the way to set it, where undefined removes it; whether it is loaded; whether this browser keeps it. */
export type Persisted<Value> = readonly [
  value: Value | undefined,
  setValue: (value: Value | undefined) => void,
  isLoaded: boolean,
  isSaved: boolean,
];

/**
 * A structured value that is kept on this device for this writer, such as a result with its decisions. It survives a
 * reload, and follows what another tab writes in its place. Never another writer's.
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
  const store = useMemo(
    () => makePersistedStore({ key, parse, join, tellOthers, storage: deviceStorage }),
    [key],
  );
  const { value, isLoaded, isSaved } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    const flush = () => void store.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    const follow = ({ data }: MessageEvent<string>) => void store.follow(data);
    void store.load();
    getChannel().addEventListener('message', follow);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      getChannel().removeEventListener('message', follow);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [store]);
  return [value, store.set, isLoaded, isSaved];
}

/**
 * Keeps what a screen shows: brings the value of the last visit back, unless a newer one is there first, keeps each new
 * one, and follows another tab that has written one. True once that value, if there is one, stands on the screen: before
 * that nothing may take its place.
 */
export function usePersistedState<Value>(
  userId: string,
  name: string,
  parts: { value: Value | null; parse(stored: unknown): Value | undefined; place(value: Value | null): void },
): boolean {
  const { value, parse, place } = parts;
  const [kept = null, keep, isLoaded] = usePersisted(userId, name, { parse });
  const [isRestored, setIsRestored] = useState(false);
  /** What both the screen and the device had last. */
  const agreed = useRef<Value | null>(null);
  const onKept = useEffectEvent(place);
  useEffect(() => {
    if (!isLoaded) return;
    setIsRestored(true);
    const isNewHere = value !== agreed.current;
    const isNewThere = kept !== agreed.current;
    if (isNewHere) keep(value ?? undefined);
    else if (isNewThere) onKept(kept);
    agreed.current = isNewHere ? value : kept;
  }, [isLoaded, kept, value, keep]);
  return isRestored;
}
