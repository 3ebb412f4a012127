import { createStore, del, delMany, get, getMany, setMany, type UseStore, update } from 'idb-keyval';
import { toPersistedKey } from './model.ts';
import type { PersistedStorage } from './persisted-store.ts';

let table: UseStore | undefined;

/** Opened with the first use: where there is no database, that rejects. */
export function getTable(): UseStore {
  table ??= createStore('draftwell', 'kept');
  return table;
}

export const deviceStorage: PersistedStorage = {
  get: async (key) => get(key, getTable()),
  update: async (key, toNext) => update(key, toNext, getTable()),
  remove: async (key) => del(key, getTable()),
};

/** Copies what came of a draft to another, by their names. */
export async function copyPersisted(userId: string, names: ReadonlyMap<string, string>): Promise<void> {
  const toKey = (name: string) => toPersistedKey(userId, name);
  const values = await getMany([...names.keys()].map(toKey), getTable());
  const entries = [...names.values()].map((name, index): [string, unknown] => [toKey(name), values[index]]);
  await setMany(
    entries.filter(([, value]) => value !== undefined),
    getTable(),
  );
}

/** Removes what came of a draft. Returns the way to bring it back. */
export async function removePersisted(
  userId: string,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const keys = names.map((name) => toPersistedKey(userId, name));
  const values = await getMany(keys, getTable());
  await delMany(keys, getTable());
  const entries = keys.map((key, index): [string, unknown] => [key, values[index]]);
  return () =>
    setMany(
      entries.filter(([, value]) => value !== undefined),
      getTable(),
    );
}
