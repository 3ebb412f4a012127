import type { ChainQuestion } from '../../../shared/contract/reply.ts';
import { listBlanks } from '../../review/blanks.ts';
import { type Review, toText, withStep } from '../../review/model.ts';
import { listPlaced } from '../../review/placed.ts';
import type { TextSelection } from '../../review/selection.ts';
import { splice } from '../../review/splice.ts';

/** What the writer put into the blank of a question; the index is that of the question. */
export interface Fill {
  question: number;
  words: string;
  /** The line as it was, with its blank: where it is back, the filling was taken back. Empty: there was no blank. */
  line: string;
}

export interface CoverageItem {
  question: string;
  status: 'answered' | 'blank' | 'open';
  /** Where the reply waits for the answer. */
  blank: TextSelection | null;
}

export interface Coverage {
  items: readonly CoverageItem[];
  /** Blanks that belong to no question, such as a name. */
  others: readonly TextSelection[];
}

/** Words of four letters and more that say nothing about what a sentence is about. */
const commonWords = new Set(
  'about also been could from have just like more please than that them then there they this very want were what when where which will with would your'.split(
    ' ',
  ),
);

/**
 * How the reply that is shown covers the questions. An open question takes the blank whose line shares most words with
 * it, whichever engine wrote that line; where none does and as many blanks as questions are left, they go in turn.
 */
export function toCoverage(
  questions: readonly ChainQuestion[],
  shown: string,
  fills: readonly Fill[],
): Coverage {
  const lasting = fills.filter(
    ({ words, line }) => shown.includes(words) && (line === '' || !shown.includes(line)),
  );
  const isAnswered = questions.map(
    ({ answered }, index) => answered || lasting.some(({ question }) => question === index),
  );
  const open = [...questions.keys()].filter((index) => !isAnswered[index]);
  const { pairs, others } = pairBlanks(questions, open, shown);
  const items = questions.map(({ text }, index): CoverageItem => {
    const blank = pairs.get(index) ?? null;
    return { question: text, status: isAnswered[index] ? 'answered' : blank ? 'blank' : 'open', blank };
  });
  return { items, others };
}

function pairBlanks(questions: readonly ChainQuestion[], open: readonly number[], shown: string) {
  const pairs = new Map<number, TextSelection>();
  let others = listBlanks(shown);
  const pair = (index: number, blank: TextSelection | undefined): void => {
    if (!blank) return;
    pairs.set(index, blank);
    others = others.filter((other) => other !== blank);
  };
  for (const index of open) pair(index, findNearest(questions[index]?.text ?? '', others, shown));
  const left = open.filter((index) => !pairs.has(index));
  if (left.length === others.length) for (const index of left) pair(index, others[0]);
  return { pairs, others };
}

/** The first of those that share most words with the question; undefined where none shares any. */
function findNearest(
  question: string,
  blanks: readonly TextSelection[],
  shown: string,
): TextSelection | undefined {
  const asked = new Set(listWords(question));
  const counts = blanks.map(
    (blank) =>
      new Set(listWords(toLine(shown, blank).replace(blank.text, ' ')).filter((word) => asked.has(word)))
        .size,
  );
  const most = Math.max(0, ...counts);
  return most > 0 ? blanks[counts.indexOf(most)] : undefined;
}

function listWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return words.filter((word) => !commonWords.has(word));
}

/** The line that a blank stands in. */
export function toLine(shown: string, { start, end }: TextSelection): string {
  const next = shown.indexOf('\n', end);
  return shown.slice(shown.lastIndexOf('\n', start) + 1, next < 0 ? shown.length : next);
}

/**
 * Puts the writer's words in the place of a blank, in one step that undo takes back. What they filled in is theirs, so
 * its change counts as accepted, unless another blank or a flagged fact in it is still open. Undefined when the blank is
 * gone.
 */
export function fillBlank(
  review: Review,
  blank: TextSelection,
  words: string,
  reason = 'You filled in this blank.',
): Review | undefined {
  const spliced = splice(review, blank, words, { category: 'content', reason, rule: 'blank' });
  if (!spliced) return undefined;
  const end = blank.start + words.length;
  const filled = new Set(
    listPlaced(spliced).flatMap(({ segment, shown }) => {
      const isTouched = shown.start < end && shown.end > blank.start;
      if (segment.kind !== 'change' || !isTouched || listBlanks(segment.added).length > 0) return [];
      const { fact } = segment.change;
      return fact === null || fact === 'blank' ? [segment.index] : [];
    }),
  );
  const changes = spliced.changes.map((change, index) =>
    filled.has(index) && change.fact === 'blank' ? { ...change, fact: null } : change,
  );
  const decisions = spliced.decisions.map((decision, index) => (filled.has(index) ? 'accepted' : decision));
  return withStep(review, { changes, decisions });
}

/** A short last paragraph whose first line ends with a comma: ‘Best regards,’ with or without a name. */
const closing = /\n\s*\n[^\n]{2,40},[^\S\n]*(?:\n[^\n]{0,40})?\s*$/u;

/**
 * Puts an answer that the reply has no blank for into a paragraph of its own before the closing, in one step that undo
 * takes back. Undefined where the reply is empty.
 */
export function addAnswer(review: Review, words: string): Review | undefined {
  const shown = toText(review);
  const end = closing.exec(shown)?.index ?? shown.trimEnd().length;
  // A selection is not empty: the last character before it is replaced by itself with what follows
  const last = [...shown.slice(0, end)].at(-1);
  if (last === undefined) return undefined;
  const place = { start: end - last.length, end, text: last };
  return fillBlank(review, place, `${last}\n\n${words}`, 'Your answer to a question of the email.');
}
