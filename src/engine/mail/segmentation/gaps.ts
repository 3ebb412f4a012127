import type { Sentence } from '../../text/words.ts';
import { type Clause, readClause } from '../completion/clause.ts';
import type { IsName } from '../words/is-name.ts';
import type { SentenceModel } from '../words/sentence-model.ts';

/** What stands between two words of a text: a space, or a mark that may part sentences. */
export type Mark = 'space' | 'comma' | 'semicolon' | 'colon' | 'dash' | 'end';

/** The words of a text and what stands between them. */
export interface GappedText extends Clause {
  /** `marks[i]` stands before the word `i`. */
  marks: readonly Mark[];
  /** Whether what stands before each word stands in brackets. */
  isBracketed: readonly boolean[];
  /** Whether any mark is set in it. */
  isMarked: boolean;
  /** Where each word begins and ends, in UTF-16 code units. */
  spans: readonly { start: number; end: number }[];
}

const WORD = /\S+/g;
const IS_DASH = /^[-–—]+$/;
const TRAILING = /[,;:.!?…]+$/;
const MARKS: Readonly<Record<string, Mark>> = { ',': 'comma', ';': 'semicolon', ':': 'colon' };

/** `text`: with straight apostrophes. */
export function readGaps(
  text: string,
  read: (text: string) => Sentence[],
  isName: IsName,
  model: SentenceModel,
): GappedText {
  const spans: { start: number; end: number }[] = [];
  const marks: Mark[] = [];
  const isBracketed: boolean[] = [];
  let mark: Mark = 'space';
  let isOpen = false;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (IS_DASH.test(word)) {
      // “6.45 - 8am” is one time
      const isRange =
        /\d(?:[ap]m)?$/i.test(text.slice(0, index).trimEnd()) &&
        /^\s*\d/.test(text.slice(index + word.length));
      if (!isRange) mark = 'dash';
      continue;
    }
    const [trailing = ''] = TRAILING.exec(word) ?? [];
    const end = index + word.length - trailing.length;
    if (end > index) {
      spans.push({ start: index, end });
      marks.push(mark);
      isBracketed.push(isOpen);
      mark = 'space';
    }
    const bracket = Math.max(word.lastIndexOf('('), word.lastIndexOf(')'));
    if (bracket >= 0) isOpen = word.charAt(bracket) === '(' && text.includes(')', index + bracket);
    // A full stop within a sentence is of a word that is short for another
    if (trailing !== '' && trailing !== '.') mark = MARKS[trailing.charAt(0)] ?? 'end';
  }
  const words = spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  const isMarked = marks.slice(1).some((each) => each !== 'space');
  return { ...readClause(words, read, isName, model), marks, isBracketed, isMarked, spans };
}
