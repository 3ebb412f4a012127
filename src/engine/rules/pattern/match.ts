import type { Word } from '../../text/words.ts';
import type { RuleContext } from '../context.ts';
import type { Element, Sequence } from './parse.ts';
import { isOfClass } from './word-classes.ts';

/** Words of a sentence, the first after the start and the last before the end of it. */
export type Words = readonly Word[];

/** Positions in the words: where a match begins, where it ends, and of each capture the same. */
export interface Match {
  from: number;
  to: number;
  captures: readonly (readonly [from: number, to: number])[];
}

/** A sequence with the element that it is looked up by. */
export interface Anchored {
  sequence: Sequence;
  anchor: number;
  /** Words of the anchor; none where it has to be tried everywhere. */
  words: ReadonlySet<string>;
}

const LONGEST_GAP = 8;

const isFixed = ({ words, classes, isNot }: Element) => !isNot && classes.length === 0 && words.size > 0;
const shortest = ({ words }: Element) => Math.min(...[...words].map(({ length }) => length));

/** Finds the element whose words are longest, and so rarest. */
export function findAnchor(sequence: Sequence): Anchored {
  const fixed = [...sequence.elements.entries()].filter(([, element]) => isFixed(element));
  const [best] = fixed.toSorted(([, one], [, other]) => shortest(other) - shortest(one));
  return { sequence, anchor: best?.[0] ?? 0, words: best?.[1].words ?? new Set() };
}

function fits(element: Element, word: Word, context: RuleContext): boolean {
  const isOne =
    (element.words.size === 0 && element.classes.length === 0 && !element.isNot) ||
    element.words.has(word.lower) ||
    element.classes.some((name) => isOfClass(word, name, context));
  return isOne !== element.isNot && (element.except === undefined || !fits(element.except, word, context));
}

/** Where each element begins if `elements` from the one at `index` on match from `at` on. */
function matchFrom(
  elements: readonly Element[],
  index: number,
  words: Words,
  at: number,
  context: RuleContext,
): number[] | undefined {
  const element = elements[index];
  if (element === undefined) return [at];
  for (let length = element.isGap ? 0 : 1; length <= (element.isGap ? LONGEST_GAP : 1); length += 1) {
    const word = words[at + length - 1];
    if (
      length > 0 &&
      (word === undefined ||
        (element.isGap ? !isOfClass(word, 'word', context) : !fits(element, word, context)))
    )
      return undefined;
    const rest = matchFrom(elements, index + 1, words, at + length, context);
    if (rest !== undefined) return [at, ...rest];
  }
  return undefined;
}

/** The match whose anchor is the word at `position`. */
export function matchAt(
  { sequence, anchor }: Anchored,
  words: Words,
  position: number,
  context: RuleContext,
): Match | undefined {
  const { elements, captures } = sequence;
  const gaps = elements.slice(0, anchor).filter(({ isGap }) => isGap).length;
  const least = position - (anchor - gaps) - gaps * LONGEST_GAP;
  for (let from = position - (anchor - gaps); from >= Math.max(0, least); from -= 1) {
    const starts = matchFrom(elements, 0, words, from, context);
    if (starts === undefined) continue;
    const toSpan = ([first, last]: readonly [number, number]) =>
      [starts[first] ?? 0, starts[last] ?? 0] as const;
    return { from, to: starts.at(-1) ?? from, captures: captures.map(toSpan) };
  }
  return undefined;
}
