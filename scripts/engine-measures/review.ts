/** What the ratings are fitted on and measured by. Pure: loaded data in, figures out. */
import { detokenise } from '../../src/engine/measure/tokens.ts';
import { measureReadability } from '../../src/engine/readability/index.ts';
import { type FittedScale, predict } from '../../src/engine/review/fitted/model.ts';
import { makeReading, type Reading } from '../../src/engine/review/reading.ts';
import { makeReader } from '../../src/engine/text/words.ts';

/** A text and what people said of it: the mean of their ratings. */
export interface Rated {
  text: string;
  rating: number;
  /** The rating does not seem to be of this text: nothing is fitted on it. */
  isDoubtful?: true;
}

/** Cells of comma-separated values, where a quoted cell may hold commas, quotes and line ends. */
function parseCells(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows;
}

/**
 * Of the published requests these, counted from 0, carry ratings that have nothing to do with their texts: raters agree
 * among each other as much as elsewhere, but not one strategy, not even thanks, goes with what they said.
 */
const DOUBTFUL = { from: 4003, to: 6322 };

/** Requests of the Stanford politeness corpus: the text is the third cell, the normalised rating the last of 14. */
export function parseRequests(csv: string): Rated[] {
  return parseCells(csv)
    .slice(1)
    .filter((cells) => cells.length === 14)
    .map((cells, index) => ({
      text: cells[2] ?? '',
      rating: Number(cells[13]),
      ...(index >= DOUBTFUL.from && index < DOUBTFUL.to && { isDoubtful: true }),
    }));
}

/** Lines of Pavlick and Tetreault: rating, ratings of each rater, id, sentence in tokens, parted by tabs. */
export function parseRatedSentences(lines: string): Rated[] {
  return lines
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells.length === 4)
    .map(([rating, , , sentence = '']) => ({
      text: detokenise(sentence.replaceAll('-LRB-', '(').replaceAll('-RRB-', ')')).text,
      rating: Number(rating),
    }));
}

/** Every second text is fitted on, the others judge. */
export function toHalves<Item>(items: readonly Item[]): { fitted: Item[]; heldOut: Item[] } {
  return {
    fitted: items.filter((_, index) => index % 2 === 0),
    heldOut: items.filter((_, index) => index % 2 === 1),
  };
}

/** Reads a text as the reviewer does, but for its mistakes: people's ratings were of other things. */
export function makeRatedReader(): (text: string) => Reading {
  const read = makeReader();
  return (text) => makeReading({ text, type: 'other' }, [], read);
}

/** The place of each value among all, equal ones sharing theirs. */
function toRanks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  sorted.forEach((value, place) => {
    if (!first.has(value)) first.set(value, place);
    last.set(value, place);
  });
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
}

/** Spearman's rank correlation, from -1 to 1. */
export function correlateRanks(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [toRanks(left), toRanks(right)];
  const middle = (left.length - 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + (value - middle) * ((y[index] ?? 0) - middle), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** How well a fitted scale ranks texts as people did. */
export function measureRatings(
  { measure, model }: FittedScale,
  rated: readonly Rated[],
  read: (text: string) => Reading,
): number {
  const predictions = rated.map(({ text }) => predict(model, measure(read(text))));
  return correlateRanks(
    predictions,
    rated.map(({ rating }) => rating),
  );
}

/** One article at its three levels, the easiest first. */
export type Levels = readonly [string, string, string];

/** The share of articles whose three levels stand in order, all three. */
export function measureReadingOrder(articles: readonly Levels[]): { grade: number; difficulty: number } {
  const inOrder = (figure: 'grade' | 'difficulty') =>
    articles.filter((levels) => {
      const [easy, middle, hard] = levels.map((text) => measureReadability(text)[figure] ?? 0);
      return (easy ?? 0) < (middle ?? 0) && (middle ?? 0) < (hard ?? 0);
    }).length / articles.length;
  return { grade: inOrder('grade'), difficulty: inOrder('difficulty') };
}
