import { readFileSync } from 'node:fs';
import { wordSet } from './word-set.ts';

let loaded: ReadonlySet<string> | undefined;

/** Given and family names of many languages, in lower case and without marks over letters; `npm run names` writes them. */
export function loadNames(): ReadonlySet<string> {
  loaded ??= wordSet(readFileSync(new URL('names.txt', import.meta.url), 'utf8'));
  return loaded;
}
