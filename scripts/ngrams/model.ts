import { numberOf, type ReadToken, SPECIAL } from '../../src/engine/language-model/language-model.ts';
import { clusterWords } from './classes.ts';
import { countContinuations, countRuns } from './count.ts';
import { pack } from './pack.ts';
import { type Smoothed, smooth } from './smooth.ts';

export interface ModelOptions {
  /** Rarer words are unknown. */
  leastOfWord: number;
  /** By its length, how often a run has to stand to be kept. */
  leastOfRun: readonly number[];
}

/** Words have numbers of 16 bits. */
const MOST_WORDS = 65_000;

function chooseVocabulary(sentences: Iterable<readonly ReadToken[]>, least: number): string[] {
  const counts = new Map<string, number>();
  for (const tokens of sentences) for (const { key } of tokens) counts.set(key, (counts.get(key) ?? 0) + 1);
  const words = [...counts].filter(([, count]) => count >= least);
  words.sort(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1));
  return [...SPECIAL, ...words.slice(0, MOST_WORDS).map(([word]) => word)];
}

/** All sentences as word numbers, each behind a 0. */
function toStream(sentences: readonly (readonly ReadToken[])[], vocabulary: readonly string[]): Uint16Array {
  const numbers = new Map(vocabulary.map((word, index) => [word, index]));
  const stream = new Uint16Array(sentences.reduce((size, tokens) => size + tokens.length + 1, 0));
  let at = 0;
  for (const tokens of sentences) {
    at += 1;
    for (const [index, token] of tokens.entries()) {
      stream[at] = numberOf(numbers, token, index > 0);
      at += 1;
    }
  }
  return stream;
}

/** Counts, smooths and packs. `kept` says how many runs of one, two, three and four words are in the file. */
export function makeModel(
  sentences: readonly (readonly ReadToken[])[],
  { leastOfWord, leastOfRun }: ModelOptions,
): { file: Uint8Array<ArrayBuffer>; kept: number[]; classes: Uint8Array } {
  const vocabulary = chooseVocabulary(sentences, leastOfWord);
  const stream = toStream(sentences, vocabulary);
  const runsByLength = [1, 2, 3, 4].map((length) => countRuns(stream, length));
  const models: Smoothed[] = [];
  for (const [index, runs] of runsByLength.entries()) {
    const longer = runsByLength[index + 1];
    const continuations = longer && countContinuations(longer);
    models.push(smooth(runs, { continuations, lower: models.at(-1), least: leastOfRun[runs.length] ?? 1 }));
  }
  return {
    file: pack(vocabulary, models),
    kept: models.map(({ runs }) => runs.counts.length),
    classes: clusterWords(stream, vocabulary.length),
  };
}
