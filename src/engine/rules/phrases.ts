/** What a table rule finds: `find` is the source of a regular expression between word borders, case aside. */
export interface PhraseRow {
  find: string;
  /** Groups of `find` are written by `$1`. */
  write: string;
  /** One sentence; by default that the expression is written so. */
  reason?: string;
}
