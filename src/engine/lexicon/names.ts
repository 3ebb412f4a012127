import { readFileSync } from 'node:fs';
import { wordSet } from './word-set.ts';

let loaded: ReadonlySet<string> | undefined;
let loadedGenders: Record<'she' | 'he', ReadonlySet<string>> | undefined;

const read = (name: string) => wordSet(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Given and family names of many languages, in lower case and without marks over letters; `npm run names` writes them. */
export function loadNames(): ReadonlySet<string> {
  loaded ??= read('names.txt');
  return loaded;
}

/** The pronoun of whoever has the given name; nothing for one that women and men have, or that no list has. */
export function findPronounOfName(name: string): 'she' | 'he' | undefined {
  loadedGenders ??= { she: read('names-of-women.txt'), he: read('names-of-men.txt') };
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (loadedGenders.she.has(bare)) return 'she';
  return loadedGenders.he.has(bare) ? 'he' : undefined;
}
