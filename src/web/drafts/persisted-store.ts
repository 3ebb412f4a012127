import { atom } from 'nanostores';

const writePauseMs = 50;

/** Where structured values are kept: a table of this device. Each may reject, as in a private window. */
export interface PersistedStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Puts in place of what is stored what is made of it, with nothing of another tab in between. */
  update(key: string, toNext: (stored: unknown) => unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface PersistedState<Value> {
  /** Undefined when nothing is kept, and until it is loaded. */
  value: Value | undefined;
  isLoaded: boolean;
  /** False when this browser refuses to keep it: then it holds for this page only. */
  isSaved: boolean;
}

export interface PersistedStore<Value> {
  getState(): PersistedState<Value>;
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  /** Shown and written at once; what follows in a row is written when it ends. Undefined removes it. */
  set(value: Value | undefined): void;
  /** Writes what waits, at once: the page may be gone in a moment. */
  flush(): Promise<void>;
  /** Another tab has written under this key: its value is shown here, unless one of this tab waits to be written. */
  follow(key: string): Promise<void>;
}

/**
 * @param parts.parse what was kept, by this release or a former one, as a value; undefined or an exception ignore it
 * @param parts.join what another tab may have kept since, and the value of this one, as what is to be kept
 */
export function makePersistedStore<Value>(parts: {
  key: string;
  storage: PersistedStorage;
  parse(stored: unknown): Value | undefined;
  join?: ((stored: Value, own: Value) => Value) | undefined;
  /** Called when this tab has written under a key. */
  tellOthers?: ((key: string) => void) | undefined;
}): PersistedStore<Value> {
  const { key, storage, parse, join, tellOthers } = parts;
  const state = atom<PersistedState<Value>>({ value: undefined, isLoaded: false, isSaved: true });
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: Partial<PersistedState<Value>>): void {
    state.set({ ...state.get(), ...next });
  }

  function write(value: Value | undefined): Promise<void> {
    if (value === undefined) return storage.remove(key);
    if (!join) return storage.set(key, value);
    return storage.update(key, (stored) => {
      const others = tryParse(parse, stored);
      return others === undefined ? value : join(others, value);
    });
  }

  async function flush(): Promise<void> {
    if (!isWaiting) return;
    isWaiting = false;
    try {
      await write(state.get().value);
      tellOthers?.(key);
      if (!state.get().isSaved) setState({ isSaved: true });
    } catch {
      setState({ isSaved: false });
    }
  }

  return {
    getState: state.get,
    subscribe: state.listen,
    async load() {
      try {
        const stored = await storage.get(key);
        // What was set meanwhile is newer
        if (state.get().isLoaded) return;
        setState({ value: stored === undefined ? undefined : tryParse(parse, stored), isLoaded: true });
      } catch {
        setState({ isLoaded: true, isSaved: false });
      }
    },
    set(value) {
      isWaiting = true;
      setState({ value, isLoaded: true });
      const isFirst = timer === undefined;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void flush();
      }, writePauseMs);
      // The page may be gone before the pause ends
      if (isFirst) void flush();
    },
    flush,
    async follow(written) {
      if (written !== key || !state.get().isLoaded || isWaiting) return;
      const stored = await storage.get(key).catch(() => undefined);
      // What was set meanwhile is newer
      if (!isWaiting) setState({ value: stored === undefined ? undefined : tryParse(parse, stored) });
    },
  };
}

function tryParse<Value>(parse: (stored: unknown) => Value | undefined, stored: unknown): Value | undefined {
  try {
    return parse(stored);
  } catch {
    return undefined;
  }
}
