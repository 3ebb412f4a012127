import {
  createStore,
  del,
  delMany,
  get,
  getMany,
  promisifyRequest,
  setMany,
  type UseStore,
} from 'idb-keyval';
import { toPersistedKey } from './model.ts';
import type { PersistedStorage } from './persisted-store.ts';

let table: UseStore | undefined;

/** Opened with the first use: where there is no database, that rejects. */
export function getTable(): UseStore {
  table ??= createStore('draftwell', 'kept');
  return table;
}

/** Commits at once: of a page that is closed before its last request was answered, only what is committed stays. */
function putNow(store: IDBObjectStore, key: string, value: unknown): Promise<undefined> {
  store.put(value, key);
  store.transaction.commit();
  return promisifyRequest(store.transaction);
}

export const deviceStorage: PersistedStorage = {
  get: async (key) => get(key, getTable()),
  set: async (key, value) => getTable()('readwrite', (store) => putNow(store, key, value)),
  update: async (key, toNext) =>
    getTable()('readwrite', async (store) =>
      putNow(store, key, toNext(await promisifyRequest(store.get(key)))),
    ),
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
