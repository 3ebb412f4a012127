import { useEffect, useState, useSyncExternalStore } from 'react';
import { onceSettled } from '../ui/settle.ts';
import { toFieldKey } from './draft-list.ts';
import { type DraftStore, makeDraftStore, type OtherTexts } from './draft-store.ts';
import type { DraftPlace } from './model.ts';

export interface DraftFields<Fields> {
  fields: Fields;
  setField: DraftStore<Fields>['setField'];
  /** The fields as they are now, for what happens later than the screen was drawn, such as Undo. */
  readFields(): Fields;
  subscribe: DraftStore<Fields>['subscribe'];
  /** False when this browser refuses to keep them. */
  isSaved: boolean;
  otherTab: OtherTab<Fields>;
}

/** What another tab had in the place of a text, or did to the draft, and the writer's choice. */
export interface OtherTab<Fields> extends Pick<DraftStore<Fields>, 'takeOther' | 'keepOwn' | 'keepDeleted'> {
  others: OtherTexts<Fields>;
  isDeleted: boolean;
  /** Makes these fields a draft of that name, and takes the other text here. False: there is no room. */
  keepBoth(name: keyof Fields, draftName: string): boolean;
}

/**
 * The fields of a draft, kept on this device as they are typed. Mount the screen with the draft as key.
 * @param initial what the fields are at first. Something kept that has not its shape is ignored; whether a kept value
 * is one that the tool still knows, such as a level, is for the tool to say.
 */
export function useDraftFields<Fields extends object>(
  place: DraftPlace,
  initial: Fields,
): DraftFields<Fields> {
  const fieldNames = Object.keys(initial) as (keyof Fields & string)[];
  return useDraftStore({
    place,
    initial,
    toKeys: (name) =>
      Object.fromEntries(fieldNames.map((field) => [field, toFieldKey(place.userId, name, field)])) as Record<
        keyof Fields,
        string
      >,
  });
}

interface DraftStoreHookParts<Fields> {
  place: DraftPlace;
  initial: Fields;
  /** Where the fields of a draft of that name lie. */
  toKeys(name: string): Record<keyof Fields, string>;
  drawn?: Drawn | undefined;
}

/** Whether a screen is drawn with each key, or once they rest; a field in it then subscribes by itself. */
export type Drawn = 'with each key' | 'settled';

/** The same with a key for each field. */
export function useDraftStore<Fields extends object>({
  place: { userId, name, isListed },
  initial,
  toKeys,
  drawn = 'with each key',
}: DraftStoreHookParts<Fields>): DraftFields<Fields> {
  const [store] = useState(() =>
    makeDraftStore({
      getStorage: () => localStorage,
      keys: toKeys(name),
      initial,
      changedKey: isListed ? toFieldKey(userId, name, 'changed') : undefined,
    }),
  );
  const [subscribe] = useState(() => (drawn === 'settled' ? onceSettled(store.subscribe) : store.subscribe));
  const state = useSyncExternalStore(subscribe, store.getState, store.getState);
  useEffect(() => {
    // Told to the other tabs only
    const follow = ({ key, newValue, storageArea }: StorageEvent) =>
      storageArea === localStorage && store.follow(key, newValue);
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [store]);
  const { fields, isSaved, others, isDeleted } = state;
  const { setField, takeOther, keepOwn, keepDeleted } = store;
  const otherTab = {
    others,
    isDeleted,
    takeOther,
    keepOwn,
    keepDeleted,
    keepBoth: (field: keyof Fields, draftName: string) => store.keepBoth(field, toKeys(draftName)),
  };
  return {
    fields,
    isSaved,
    otherTab,
    setField,
    readFields: () => store.getState().fields,
    subscribe: store.subscribe,
  };
}
