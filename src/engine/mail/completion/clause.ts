import type { Sentence, Word } from '../../text/words.ts';
import type { IsName } from '../words/is-name.ts';
import type { SentenceModel } from '../words/sentence-model.ts';
import { classify } from './word-class.ts';

/** A clause of a note, word by word. */
export interface Clause {
  texts: readonly string[];
  lower: readonly string[];
  /** What may stand where the word does: see `classify`. */
  classes: readonly string[];
}

/** `words`: with straight apostrophes. A word is what stands between spaces, with the tag of its first part. */
export function readClause(
  words: string,
  read: (text: string) => Sentence[],
  isName: IsName,
  model: SentenceModel,
): Clause {
  const tagged = new Map<number, Word>();
  for (const { start, words: parts } of read(words))
    for (const part of parts) tagged.set(start + part.start, part);
  const found = [...words.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    lower: text.toLowerCase(),
    tag: tagged.get(index)?.tag ?? 'X',
  }));
  return {
    texts: found.map(({ text }) => text),
    lower: found.map(({ lower }) => lower),
    classes: found.map((word) => classify(word, isName, model)),
  };
}
