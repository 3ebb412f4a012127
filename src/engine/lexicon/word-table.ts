/** What words stand for, to be looked up by any word that a writer types: “constructor” has no row unless one is given. */
export function wordTable<Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), rows);
}
