import { atom } from 'nanostores';

/** The list of drafts needs no finer order, and a key costs less. */
const changedEveryMs = 1_000;

/** What of `localStorage` a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Texts of the same field that are not on the screen: another tab wrote over this one's, or the other way round. */
export type OtherTexts<Fields> = { readonly [Name in keyof Fields]?: string };

export interface DraftState<Fields> {
  fields: Fields;
  /** Waiting for the writer to choose; kept over a reload. */
  others: OtherTexts<Fields>;
  /** False when this browser refuses to keep it. */
  isSaved: boolean;
  /** Another tab has deleted it: it stays on this screen, and is stored again with the next key. */
  isDeleted: boolean;
}

export interface DraftStore<Fields> {
  getState(): DraftState<Fields>;
  subscribe(listener: () => void): () => void;
  setField<Name extends keyof Fields>(name: Name, value: Fields[Name]): void;
  /** Puts the other text in the place of this one, or lets it go. Both return the way back. */
  takeOther(name: keyof Fields): () => void;
  keepOwn(name: keyof Fields): () => void;
  /** Stores these fields as another draft, and puts the other text in the place of this one. False: there is no room. */
  keepBoth(name: keyof Fields, copyKeys: Record<keyof Fields, string>): boolean;
  /** Stores what another tab has deleted. */
  keepDeleted(): void;
  /** Another tab stored this text under this key; null: it removed it. */
  follow(key: string | null, stored: string | null): void;
}

export interface DraftStoreParts<Fields> {
  /** A function, because a browser may refuse even to hand the storage out. */
  getStorage(): DraftStorage;
  /** Where each field lies. */
  keys: Record<keyof Fields, string>;
  /** What a field is as long as nothing is kept, and the shape that what is kept must have. */
  initial: Fields;
  /** Where it is stored when the draft was changed last. Who deletes it takes this away first. */
  changedKey?: string | undefined;
}

/**
 * Keeps the fields of a draft, each under a key of its own, as they are typed. A tab follows what another one types on
 * from its text. Where another tab's text takes the place of one that was typed here, both are kept, and offered.
 */
export function makeDraftStore<Fields extends object>(parts: DraftStoreParts<Fields>): DraftStore<Fields> {
  type Name = keyof Fields & string;
  const { getStorage, keys, initial, changedKey } = parts;
  const touched = new Set<keyof Fields>();
  const names = Object.keys(keys) as Name[];
  const toOtherKey = (name: keyof Fields) => `${keys[name]}.other`;
  let changedAtMs = Number.NEGATIVE_INFINITY;
  const state = atom(readState());

  function readState(): DraftState<Fields> {
    const fields = { ...initial };
    const others: Partial<Record<keyof Fields, string>> = {};
    for (const name of names) {
      fields[name] = fromStored(read(getStorage, keys[name]), initial[name]);
      const other = read(getStorage, toOtherKey(name));
      if (typeof initial[name] === 'string' && other && other !== fields[name]) others[name] = other;
    }
    return { fields, others, isSaved: true, isDeleted: false };
  }

  function setState(next: Partial<DraftState<Fields>>): void {
    state.set({ ...state.get(), ...next });
  }

  function show<Key extends keyof Fields>(name: Key, value: Fields[Key], isSaved: boolean): void {
    setState({ fields: { ...state.get().fields, [name]: value }, isSaved });
  }

  /** What is offered beside the field; undefined for nothing any more. */
  function offer(name: keyof Fields, other: string | undefined): void {
    if (state.get().others[name] !== other) setState({ others: { ...state.get().others, [name]: other } });
  }

  function setField<Key extends keyof Fields>(name: Key, value: Fields[Key]): void {
    touched.add(name);
    const other = state.get().others[name];
    // What the other tab stored is about to be written over
    if (other !== undefined) write(getStorage, toOtherKey(name), other);
    if (state.get().isDeleted) keepDeleted();
    show(name, value, store(keys, name, value));
    if (Date.now() - changedAtMs >= changedEveryMs) storeChanged();
  }

  function storeChanged(): void {
    if (changedKey === undefined) return;
    const now = new Date();
    changedAtMs = now.getTime();
    write(getStorage, changedKey, now.toISOString());
  }

  function store<Key extends keyof Fields>(under: typeof keys, name: Key, value: Fields[Key]): boolean {
    const text = toStored(value);
    return write(getStorage, under[name], text === toStored(initial[name]) ? null : text);
  }

  /** Returns whether the browser did it. */
  function storeAll(under: typeof keys): boolean {
    const { fields } = state.get();
    return names.map((name) => store(under, name, fields[name])).every(Boolean);
  }

  function keepDeleted(): void {
    setState({ isDeleted: false, isSaved: storeAll(keys) });
    storeChanged();
  }

  function keepBoth(name: keyof Fields, copyKeys: typeof keys): boolean {
    if (!storeAll(copyKeys)) return false;
    settle(name, true);
    return true;
  }

  function settle(name: keyof Fields, isTaken: boolean): () => void {
    const { fields, others } = state.get();
    const other = others[name];
    if (other === undefined) return () => undefined;
    offer(name, undefined);
    // Before the field: what the other tab makes of it then is the other text of that tab
    write(getStorage, toOtherKey(name), null);
    setField(name, isTaken ? (other as Fields[keyof Fields]) : fields[name]);
    return () => {
      if (isTaken) setField(name, fields[name]);
      else if (write(getStorage, toOtherKey(name), other)) offer(name, other);
    };
  }

  function followField(name: Name, stored: string | null): void {
    const own = state.get().fields[name];
    const theirs = fromStored(stored, initial[name]);
    if (toStored(own) === toStored(theirs)) {
      touched.delete(name);
      offer(name, undefined);
    } else if (typeof own !== 'string' || typeof theirs !== 'string') {
      if (!touched.has(name)) show(name, theirs, state.get().isSaved);
    } else if (!touched.has(name) || (state.get().others[name] === undefined && goesOnFrom(own, theirs))) {
      show(name, theirs, state.get().isSaved);
    } else {
      write(getStorage, toOtherKey(name), own);
      offer(name, theirs);
    }
  }

  return {
    getState: state.get,
    subscribe: state.listen,
    setField,
    takeOther: (name) => settle(name, true),
    keepOwn: (name) => settle(name, false),
    keepBoth,
    keepDeleted,
    follow(key, stored) {
      if (key !== null && key === changedKey) {
        const isDeleted = stored === null;
        if (state.get().isDeleted !== isDeleted) setState({ isDeleted });
      }
      if (state.get().isDeleted) return;
      const name = names.find((each) => keys[each] === key);
      if (name !== undefined) return followField(name, stored);
      const settled = names.find((each) => toOtherKey(each) === key);
      if (settled !== undefined && stored === null) offer(settled, undefined);
    },
  };
}

/** Whether a text is what somebody made of another by typing on: at most one letter of it is gone. */
function goesOnFrom(own: string, next: string): boolean {
  let start = 0;
  while (start < own.length && own[start] === next[start]) start += 1;
  let end = 0;
  while (end < own.length - start && end < next.length - start && own.at(-1 - end) === next.at(-1 - end))
    end += 1;
  return own.trim() === '' || own.length - start - end <= 1;
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
