import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface MisspellingsFile {
  /** Rows are “misspelling->word”, and “misspelling->word, another” where several may be meant. */
  dictionaryDefinitions: readonly { suggestWords: readonly string[] }[];
}

/** Some 89,000 misspellings that people make, as Wikipedia and crate-ci/typos have gathered them for cspell. */
function load(): string {
  const manifest = createRequire(import.meta.url).resolve('@cspell/dict-en-common-misspellings');
  const file = readFileSync(join(dirname(manifest), 'dict', 'dict-en.json'), 'utf8');
  const { dictionaryDefinitions } = JSON.parse(file) as MisspellingsFile;
  const rows = dictionaryDefinitions.flatMap(({ suggestWords }) => suggestWords);
  // One string is a fifth of the memory of so many
  return `${rows.sort().join('\n')}\n`;
}

let loaded: string | undefined;

/** What stands behind a beginning of a row, found by halves. */
function findRow(rows: string, begins: string): string | undefined {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const start = rows.lastIndexOf('\n', Math.floor((low + high) / 2) - 1) + 1;
    const end = rows.indexOf('\n', start);
    const row = rows.slice(start, end);
    if (row.startsWith(begins)) return row.slice(begins.length);
    if (row < begins) low = end + 1;
    else high = start;
  }
  return undefined;
}

/** The one word that a misspelling, in lower case, is made of; nothing where several may be meant. */
export function findMisspelt(word: string): string | undefined {
  loaded ??= load();
  const right = findRow(loaded, `${word}->`);
  return right?.includes(',') ? undefined : right;
}
