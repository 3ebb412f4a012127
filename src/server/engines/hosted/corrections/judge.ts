import { type Change, findFactChanges, isCommonWord } from '../../../../engine/index.ts';
import { listHostedChanges } from '../output.ts';
import { weighChange } from './change-weight.ts';
import { countParts, isNegated, isSameWord, listWords, type Word, weigh } from './words.ts';

/** What makes an answer more than a correction. */
export type Excess = 'rephrased' | 'fact' | 'language' | 'dropped' | 'added';

/** How far a correction may go. */
export interface Bound {
  /** A sentence may be changed by so much, whatever its length: a content word counts 1. */
  allowance: number;
  /** And by this share of what it weighs. */
  share: number;
}

/** The tightest that lets 95 of 100 right corrections through: docs/decisions/0051-corrections-have-a-bound.md. */
const correctionBound: Bound = { allowance: 1.5, share: 0.16 };

/** However short a sentence is, no more of it may go: what is left would be another. */
const shareThatMayGo = 0.5;

export interface Judged {
  source: string;
  answer: string;
}

export interface JudgeOptions {
  bound?: Bound;
  /** Whether the second text is in another language than the first, which is English. */
  hasLeftEnglish?: (source: string, text: string) => boolean;
  told: Pick<Change, 'category' | 'reason' | 'rule'>;
}

export type Verdict = { changes: Change[] } | { excess: Excess };

/** The changes that correct one sentence, or why they are more than that. */
export function judgeCorrection({ source, answer }: Judged, options: JudgeOptions): Verdict {
  const { bound = correctionBound, hasLeftEnglish, told } = options;
  if (source === answer) return { changes: [] };
  if (answer === '') return { excess: 'dropped' };
  if (source === '') return { excess: 'added' };
  const words = { source: listWords(source), answer: listWords(answer) };
  const [change, weight] = [weighChange(words.source, words.answer), weigh(words.source)];
  if (change > shareThatMayGo * weight)
    return { excess: hasLeftEnglish?.(source, answer) ? 'language' : 'rephrased' };
  if (changesFact({ source, answer }, words)) return { excess: 'fact' };
  if (change > bound.allowance + bound.share * weight) return { excess: 'rephrased' };
  return { changes: listHostedChanges(source, answer, told) };
}

interface Words {
  source: readonly Word[];
  answer: readonly Word[];
}

function changesFact({ source, answer }: Judged, words: Words): boolean {
  if (isNegated(words.source, words.answer)) return true;
  // “Teh” is no name for its capital where “The” stands for it
  const [from, to] = opensWithWord(words) ? [toSmall(source), toSmall(answer)] : [source, answer];
  const changes = listHostedChanges(from, to, { category: 'grammar', reason: '', rule: '' });
  return findFactChanges({ source: from, changes }).some((fact) => fact !== null);
}

/** Whether both begin with the same ordinary word, in whatever spelling. */
function opensWithWord({ source, answer }: Words): boolean {
  const [from, to] = [source[0]?.text ?? '', answer[0]?.text ?? ''];
  return isCommonWord(to) && (isSameWord(from, to) || isOfParts(source, to) || isOfParts(answer, from));
}

/** Whether a text begins with that word, written as several. */
function isOfParts(words: readonly Word[], whole: string): boolean {
  return [1, 2].some((last) => countParts(words, last, whole) === last + 1);
}

function toSmall(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLowerCase());
}
