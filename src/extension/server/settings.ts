import * as v from 'valibot';

/** Which server writes, and the key that it knows the writer by. */
export interface ServerSettings {
  origin: string;
  key: string;
}

const name = 'server';
const settingsSchema = v.object({ origin: v.string(), key: v.string() });

/** Of this browser profile, unencrypted, and in no other place: `storage.sync` would send the key away. */
const store = chrome.storage.local;

export async function readSettings(): Promise<ServerSettings | undefined> {
  const stored = (await store.get(name))[name];
  return v.is(settingsSchema, stored) ? stored : undefined;
}

export async function keepSettings(settings: ServerSettings): Promise<void> {
  await store.set({ [name]: settings });
}

/** @returns the way to end it */
export function watchSettings(onChange: () => void): () => void {
  const listener = (changes: object) => {
    if (name in changes) onChange();
  };
  store.onChanged.addListener(listener);
  return () => store.onChanged.removeListener(listener);
}

/** Nothing that runs on a page may read the key. */
export async function keepFromPages(): Promise<void> {
  await store.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
