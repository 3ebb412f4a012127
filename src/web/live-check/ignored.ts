import { atom } from 'nanostores';

/** What is remembered of one field, the newest last. */
const most = 200;

/** What was ignored in a field, kept on this device until its text is cleared. */
export function makeIgnoredStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string) {
  const ignored = atom<ReadonlySet<string>>(read(storage, key));

  function set(keys: readonly string[]): void {
    ignored.set(new Set(keys));
    try {
      if (keys.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(keys));
    } catch {
      // Where nothing can be kept, it holds for the page
    }
  }

  return {
    ignored,
    add: (one: string) => set([...ignored.get(), one].slice(-most)),
    remove: (one: string) => set([...ignored.get()].filter((other) => other !== one)),
    forget: () => ignored.get().size > 0 && set([]),
  };
}

function read(storage: Pick<Storage, 'getItem'>, key: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}
