import type { Change } from '../types.ts';
import type { Sentence } from './words.ts';

type Find = (sentence: Sentence) => Change[] | Promise<Change[]>;

function shift(changes: readonly Change[], by: number): Change[] {
  return changes.map((change) => ({ ...change, start: change.start + by, end: change.end + by }));
}

/**
 * Remembers what was found in a sentence as long as its reader remembers its words: the rounds of a correction, and the next text
 * of a writer, have most sentences unchanged. For what a sentence alone decides, wherever it stands.
 */
export function makeSentenceMemory() {
  const memory = new WeakMap<Sentence['words'], Map<object, readonly Change[]>>();
  return {
    /** @param what is looked for: the same always means the same `find` */
    async findOnce(sentence: Sentence, what: object, find: Find): Promise<Change[]> {
      const ofSentence = memory.get(sentence.words) ?? new Map<object, readonly Change[]>();
      memory.set(sentence.words, ofSentence);
      const known = ofSentence.get(what) ?? shift(await find(sentence), -sentence.start);
      ofSentence.set(what, known);
      return shift(known, sentence.start);
    },
  };
}

export type SentenceMemory = ReturnType<typeof makeSentenceMemory>;
