import { wordSet } from '../lexicon/word-set.ts';
import { withCapital } from '../text/capital.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { ChangeCategory } from '../types.ts';
import type { RuleContext } from './context.ts';

/** UTF-16 code units from the start of the sentence. */
export interface Finding {
  start: number;
  end: number;
  replacement: string;
  /** Other wordings that would do as well, the best first: two at most. */
  alternatives?: readonly string[] | undefined;
  /** One sentence for the writer: the rule, not a verdict. */
  reason: string;
}

/** A writing rule: what it finds, why, how it is fixed, and what it must leave alone. */
export interface Rule {
  id: string;
  category: ChangeCategory;
  /** At most three words for a narrow margin. */
  gist: string;
  find(sentence: Sentence, context: RuleContext): Iterable<Finding>;
  /** In lower case: it finds something only in a sentence that has one of these words. Of a rule without, nothing is known. */
  triggers?: ReadonlySet<string> | undefined;
  /** Compiles what is otherwise compiled when it is first needed; throws where a pattern is none. */
  compile?(): void;
  /** Texts before and after the whole engine. */
  examples: readonly (readonly [before: string, after: string])[];
  /** Texts in which nothing may change. */
  leaves: readonly string[];
}

/** Stands before the first and after the last word, so that rules need not ask whether there is a neighbour. */
export const NOTHING: Word = { text: '', lower: '', tag: 'EDGE', lemma: '', start: -1, end: -1 };

/** One word with a view of its neighbours. */
export interface Place {
  index: number;
  word: Word;
  /** The word `distance` after this one; negative distances look back. */
  at(distance: number): Word;
}

export function* placesOf({ words }: Sentence): Generator<Place> {
  for (const [index, word] of words.entries()) {
    yield { index, word, at: (distance) => words[index + distance] ?? NOTHING };
  }
}

export function matchCapital(like: string, word: string): string {
  return /^\p{Lu}/u.test(like) ? withCapital(word) : word;
}

export function replaceWord(word: Word, replacement: string, reason: string): Finding[] {
  if (replacement === word.lower || word.start < 0) return [];
  return [{ start: word.start, end: word.end, replacement: matchCapital(word.text, replacement), reason }];
}

export const PERSONAL = wordSet('i we they he she you');
export const DETERMINERS = wordSet(`
  the a an this that these those my your his her its our their some any no every each another`);
const ADVERBS = wordSet(
  "not n't also always often never usually really still just even only easily already ever",
);
const CLAUSE_OPENERS = wordSet(`
  and but or that because if when so although though while since as whether what how why where`);

/** How far the first word is that is neither negation nor a short adverb. */
export function skipAdverbs(place: Place, from = 1): number {
  let distance = from;
  while (ADVERBS.has(place.at(distance).lower)) distance += 1;
  return distance;
}

/** Whether a clause may begin after this word: an edge, a comma or a conjunction. */
export function opensClause(word: Word): boolean {
  return word.tag === 'EDGE' || (word.tag === 'PUNCT' && word.text !== '-') || CLAUSE_OPENERS.has(word.lower);
}

const BE = wordSet('am is are was were');

/**
 * Whether the word at this distance is an “and” that begins a clause: “they were funny and the results …”, “there was a
 * delay and the parcels …”. After what something is, it cannot join two subjects.
 */
export function joinsClauses({ at }: Pick<Place, 'at'>, distance: number): boolean {
  if (at(distance).lower !== 'and' || !/^(?:AD[JV]|NOUN)$/.test(at(distance - 1).tag)) return false;
  let before = distance - 2;
  while (/^(?:ADV|ADJ|DET)$/.test(at(before).tag)) before -= 1;
  return BE.has(at(before).lower);
}
