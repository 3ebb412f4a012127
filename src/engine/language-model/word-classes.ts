import { readFileSync } from 'node:fs';

/** Classes that words of the language model fall into by what stands beside them; 0 is the start of a sentence. */
export const CLASSES = 200;

let loaded: Uint8Array | undefined;

/** The class of each word of the language model, by its number. `npm run ngrams` makes them. */
export function loadWordClasses(): Uint8Array {
  loaded ??= new Uint8Array(readFileSync(new URL('word-classes.bin', import.meta.url)));
  return loaded;
}
