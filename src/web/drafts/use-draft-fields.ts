import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DraftStore, makeDraftStore, type OtherTexts } from './draft-store.ts';
import { toDraftKey } from './model.ts';

export interface DraftFields<Fields> {
  fields: Fields;
  setField: DraftStore<Fields>['setField'];
  /** The fields as they are now, for what happens later than the screen was drawn, such as Undo. */
  readFields(): Fields;
  /** False when this browser refuses to keep them. */
  isSaved: boolean;
  otherTab: OtherTab<Fields>;
}

/** What another tab had in the place of a text, and the writer's choice between the two. */
export interface OtherTab<Fields> extends Pick<DraftStore<Fields>, 'takeOther' | 'keepOwn'> {
  others: OtherTexts<Fields>;
}

/**
 * The fields of a tool, kept on this device as they are typed. Mount the screen with the user's id as key.
 * @param initial what the fields are at first. Something kept that has not its shape is ignored; whether a kept value
 * is one that the tool still knows, such as a level, is for the tool to say.
 */
export function useDraftFields<Fields extends object>(
  userId: string,
  tool: string,
  initial: Fields,
): DraftFields<Fields> {
  const names = Object.keys(initial) as (keyof Fields & string)[];
  const keys = Object.fromEntries(names.map((name) => [name, toDraftKey(userId, `${tool}.${name}`)]));
  return useDraftStore(keys as Record<keyof Fields, string>, initial);
}

/** The same with a key for each field. */
export function useDraftStore<Fields extends object>(
  keys: Record<keyof Fields, string>,
  initial: Fields,
): DraftFields<Fields> {
  const [store] = useState(() => makeDraftStore({ getStorage: () => localStorage, keys, initial }));
  const { fields, others, isSaved } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    // Told to the other tabs only
    const follow = ({ key, newValue, storageArea }: StorageEvent) =>
      storageArea === localStorage && store.follow(key, newValue);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [store]);
  const { setField, takeOther, keepOwn } = store;
  const otherTab = { others, takeOther, keepOwn };
  return { fields, isSaved, otherTab, setField, readFields: () => store.getState().fields };
}
