import type { IsName } from './is-name.ts';

/**
 * Finds what is asked for once for each note, whose words are looked at several times while it is read; of no other note,
 * whose writer knows other names. `isName` stands for the note: there is one for each.
 */
export function makeNoteMemory<Value>(): (isName: IsName, key: string, find: () => Value) => Value {
  const known = new WeakMap<IsName, Map<string, Value>>();
  return (isName, key, find) => {
    const ofNote = known.get(isName) ?? new Map<string, Value>();
    known.set(isName, ofNote);
    const found = ofNote.get(key) ?? find();
    ofNote.set(key, found);
    return found;
  };
}
