/** What of `localStorage` a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftState<Fields> {
  fields: Fields;
  /** False when this browser refuses to keep it. */
  isSaved: boolean;
}

export interface DraftStore<Fields> {
  getState(): DraftState<Fields>;
  subscribe(listener: () => void): () => void;
  setField<Name extends keyof Fields>(name: Name, value: Fields[Name]): void;
  /** Another tab stored this text under this key; null: it removed it. */
  hear(key: string | null, stored: string | null): void;
}

export interface DraftStoreParts<Fields> {
  /** A function, because a browser may refuse even to hand the storage out. */
  getStorage(): DraftStorage;
  /** Where each field lies. */
  keys: Record<keyof Fields, string>;
  /** What a field is as long as nothing is kept, and the shape that what is kept must have. */
  initial: Fields;
  /** Typing here replaces what another tab stored since. `take` brings that back here. */
  onConflict(take: () => void): void;
}

/**
 * Keeps the fields of a draft, each under a key of its own, as they are typed. What another tab stores is adopted as
 * long as the field was not touched here; after that each tab keeps its own, and says so before it replaces the other's.
 */
export function makeDraftStore<Fields extends object>(parts: DraftStoreParts<Fields>): DraftStore<Fields> {
  type Name = keyof Fields;
  const { getStorage, keys, initial, onConflict } = parts;
  const listeners = new Set<() => void>();
  const touched = new Set<Name>();
  const elsewhere = new Map<Name, Fields[Name]>();
  const names = Object.keys(keys) as Name[];
  let state: DraftState<Fields> = { fields: { ...initial }, isSaved: true };
  for (const name of names) state.fields[name] = fromStored(read(getStorage, keys[name]), initial[name]);

  function show(name: Name, value: Fields[Name], isSaved: boolean): void {
    state = { fields: { ...state.fields, [name]: value }, isSaved };
    for (const listener of listeners) listener();
  }

  function setField<Key extends Name>(name: Key, value: Fields[Key]): void {
    const others = elsewhere.get(name) as Fields[Key] | undefined;
    touched.add(name);
    elsewhere.delete(name);
    const text = toStored(value);
    show(name, value, write(getStorage, keys[name], text === toStored(initial[name]) ? null : text));
    if (others !== undefined) onConflict(() => setField(name, others));
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setField,
    hear(key, stored) {
      const name = names.find((each) => keys[each] === key);
      if (name === undefined) return;
      const others = fromStored(stored, initial[name]);
      const isSame = toStored(others) === toStored(state.fields[name]);
      elsewhere.delete(name);
      if (isSame || !touched.has(name)) {
        touched.delete(name);
        if (!isSame) show(name, others, state.isSaved);
      } else elsewhere.set(name, others);
    },
  };
}

function read(getStorage: () => DraftStorage, key: string): string | null {
  try {
    return getStorage().getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it: what is as it was at first is not kept. Returns whether the browser did it. */
function write(getStorage: () => DraftStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) getStorage().removeItem(key);
    else getStorage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** A text lies in the storage as it is, anything else as JSON. */
function toStored(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What is kept, when it can be read and has the shape of the initial value; else that value. */
function fromStored<Value>(stored: string | null, initial: Value): Value {
  if (typeof initial === 'string') return (stored ?? initial) as Value;
  if (stored === null) return initial;
  try {
    const value: unknown = JSON.parse(stored);
    return hasShape(value, initial) ? value : initial;
  } catch {
    return initial;
  }
}

function hasShape<Value>(value: unknown, shape: Value): value is Value {
  if (typeof shape !== 'object' || shape === null) return typeof value === typeof shape;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(shape))
    return false;
  return Object.entries(shape).every(
    ([key, part]) => key in value && hasShape(Reflect.get(value, key), part),
  );
}
