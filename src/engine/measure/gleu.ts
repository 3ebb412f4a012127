/**
 * GLEU for grammar correction, as Napoles, Sakaguchi, Post and Tetreault give it (2015, and the revision of 2016
 * without tuning): a corpus score averaged over 500 drawings of one reference a sentence.
 */
import { makeRandom } from './random.ts';

type Tokens = readonly string[];

const LONGEST = 4;
const DRAWINGS = 500;

function countNgrams(tokens: Tokens, length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index + length <= tokens.length; index += 1) {
    const ngram = tokens.slice(index, index + length).join(' ');
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  }
  return counts;
}

/** Lengths of hypothesis and reference, then matches and possible matches for one to four words. */
function countMatches(source: Tokens, hypothesis: Tokens, reference: Tokens): number[] {
  const counts = [hypothesis.length, reference.length];
  for (let length = 1; length <= LONGEST; length += 1) {
    const [inSource, inReference] = [countNgrams(source, length), countNgrams(reference, length)];
    let matches = 0;
    for (const [ngram, times] of countNgrams(hypothesis, length)) {
      const wanted = inReference.get(ngram);
      // What the reference has changed and the hypothesis has kept counts against it.
      matches += wanted === undefined ? -Math.min(times, inSource.get(ngram) ?? 0) : Math.min(times, wanted);
    }
    counts.push(Math.max(matches, 0), Math.max(hypothesis.length + 1 - length, 0));
  }
  return counts;
}

function scoreOf(counts: readonly number[]): number {
  const [hypothesisLength = 0, referenceLength = 0] = counts;
  if (counts.some((count) => count === 0)) return 0;
  let logPrecision = 0;
  for (let index = 2; index < counts.length; index += 2) {
    logPrecision += Math.log((counts[index] ?? 0) / (counts[index + 1] ?? 1)) / LONGEST;
  }
  return Math.exp(Math.min(0, 1 - referenceLength / hypothesisLength) + logPrecision);
}

/** From 0 to 100. `references[k][i]` is the k-th reference of sentence i. */
export function measureGleu(
  sources: readonly Tokens[],
  hypotheses: readonly Tokens[],
  references: readonly (readonly Tokens[])[],
): number {
  const table = hypotheses.map((hypothesis, index) =>
    references.map((lines) => countMatches(sources[index] ?? [], hypothesis, lines[index] ?? [])),
  );
  const random = makeRandom(101);
  let sum = 0;
  for (let drawing = 0; drawing < DRAWINGS; drawing += 1) {
    const total = new Array<number>(2 + 2 * LONGEST).fill(0);
    for (const row of table) {
      const counts = row[Math.floor(random() * row.length)] ?? [];
      counts.forEach((count, index) => {
        total[index] = (total[index] ?? 0) + count;
      });
    }
    sum += scoreOf(total);
  }
  return (100 * sum) / DRAWINGS;
}
