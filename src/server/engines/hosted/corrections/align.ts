import { endsInAbbreviation, findSentences } from '../../../../engine/index.ts';
import { listWords } from './words.ts';

export interface Sentence {
  /** UTF-16 code units of its text. */
  readonly start: number;
  readonly end: number;
  /** A line ends between the sentence before and this one. */
  readonly opensLine: boolean;
  /** What its words weigh, by the beginnings of the words: enough to know it by. */
  readonly stems: ReadonlyMap<string, number>;
}

/** Sentences of a text and what an answer made of them. One side is empty where a sentence was dropped or added. */
export interface Group {
  readonly source: readonly Sentence[];
  readonly answer: readonly Sentence[];
}

/** The sentences of a text, also those that begin with a small letter, as people write who need a correction. */
export function listSentences(text: string): Sentence[] {
  let before = 0;
  return findSentences(text)
    .flatMap((span) => cutAtStops(text, span))
    .map(({ start, end }) => {
      const opensLine = /[\n\r]/.test(text.slice(before, start));
      before = end;
      return { start, end, opensLine, stems: weighStems(text.slice(start, end)) };
    });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function cutAtStops(text: string, { start, end }: Span): Span[] {
  const whole = text.slice(start, end);
  const cuts = [...whole.matchAll(/(?<![.!?…])[.!?]\s+(?=\p{Ll})/gu)].filter(
    ({ index }) => !endsInAbbreviation(whole.slice(0, index + 1)),
  );
  const starts = [start, ...cuts.map(({ index, 0: cut }) => start + index + cut.length)];
  const ends = [...cuts.map(({ index }) => start + index + 1), end];
  return starts.map((from, index) => ({ start: from, end: ends[index] ?? end }));
}

const stemLength = 5;

function weighStems(text: string): Map<string, number> {
  const stems = new Map<string, number>();
  for (const { text: word, weight } of listWords(text)) {
    const stem = word.slice(0, stemLength);
    stems.set(stem, (stems.get(stem) ?? 0) + weight);
  }
  return stems;
}

/** How far a sentence may be from its own place, beside what the texts differ in length; and at all. */
const ordinaryReach = 20;
const longestReach = 60;
/** A sentence without full stops may have been split into so many. */
const mostJoined = 40;
/** What speaks for two sentences that share no word: that they are at the same place. */
const sharedPlace = 0.5;

interface Step {
  score: number;
  /** How many sentences of either side its last group has. */
  sources: number;
  answers: number;
}

/**
 * Pairs the sentences of two texts, in order, so that they share as many words as can be: one with one, one with several
 * that it was split into, several with one that they were joined to. Lines are never joined.
 */
export function alignSentences(source: readonly Sentence[], answer: readonly Sentence[]): Group[] {
  const reach = Math.min(Math.abs(source.length - answer.length) + ordinaryReach, longestReach);
  const steps = Array.from({ length: source.length + 1 }, () => new Map<number, Step>());
  steps[0]?.set(0, { score: 0, sources: 0, answers: 0 });
  for (let row = 0; row <= source.length; row += 1) {
    for (let column = Math.max(0, row - reach); column <= Math.min(answer.length, row + reach); column += 1) {
      const score = steps[row]?.get(column)?.score;
      if (score === undefined) continue;
      for (const { gain, sources, answers } of listSteps(source, answer, { row, column })) {
        const known = steps[row + sources]?.get(column + answers);
        const reached = { score: score + gain, sources, answers };
        if (!known || known.score < reached.score) steps[row + sources]?.set(column + answers, reached);
      }
    }
  }
  return readGroups(source, answer, steps);
}

/** Every group that may begin at this place. */
function listSteps(
  source: readonly Sentence[],
  answer: readonly Sentence[],
  { row, column }: { row: number; column: number },
): { gain: number; sources: number; answers: number }[] {
  const [from, to] = [source[row], answer[column]];
  const dropped = from ? [{ gain: 0, sources: 1, answers: 0 }] : [];
  const added = to ? [{ gain: 0, sources: 0, answers: 1 }] : [];
  if (!from || !to) return [...dropped, ...added];
  const shared = takeShared(new Map(from.stems), to.stems);
  const paired = { gain: sharedPlace + shared, sources: 1, answers: 1 };
  const split = listJoined(from, answer, column).map(({ gain, count }) => ({
    gain,
    sources: 1,
    answers: count,
  }));
  const merged = listJoined(to, source, row).map(({ gain, count }) => ({ gain, sources: count, answers: 1 }));
  return [paired, ...split, ...merged, ...dropped, ...added];
}

/** How several sentences, from `first` on, are like a single one: as many as are there with most of their words. */
function listJoined(single: Sentence, others: readonly Sentence[], first: number) {
  const found: { gain: number; count: number }[] = [];
  const isAlone = others[first + 1]?.opensLine !== false;
  if (isAlone) return found;
  const left = new Map(single.stems);
  let gain = 0;
  for (let count = 1; count <= mostJoined; count += 1) {
    const other = others[first + count - 1];
    if (!other || (count > 1 && other.opensLine)) break;
    const shared = takeShared(left, other.stems);
    if (shared <= sum(other.stems) / 2) break;
    gain += shared;
    if (count > 1) found.push({ gain, count });
  }
  return found;
}

/** Takes the stems out of what is left, and says what they weighed. */
function takeShared(left: Map<string, number>, stems: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [stem, weight] of stems) {
    const taken = Math.min(weight, left.get(stem) ?? 0);
    if (taken > 0) left.set(stem, (left.get(stem) ?? 0) - taken);
    shared += taken;
  }
  return shared;
}

function sum(stems: ReadonlyMap<string, number>): number {
  return [...stems.values()].reduce((all, weight) => all + weight, 0);
}

/** The groups of the best way to the end; where there is none, nothing is like anything. */
function readGroups(
  source: readonly Sentence[],
  answer: readonly Sentence[],
  steps: readonly ReadonlyMap<number, Step>[],
): Group[] {
  const groups: Group[] = [];
  let [row, column] = [source.length, answer.length];
  while (row > 0 || column > 0) {
    const step = steps[row]?.get(column);
    if (!step) return source.map((one) => ({ source: [one], answer: [] }));
    groups.push({
      source: source.slice(row - step.sources, row),
      answer: answer.slice(column - step.answers, column),
    });
    row -= step.sources;
    column -= step.answers;
  }
  return groups.reverse();
}
