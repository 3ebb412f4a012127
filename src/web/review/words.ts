import type { ChangeCategory, FactKind, TextChange } from '../../shared/contract/result.ts';
import { formatCount } from '../../shared/format.ts';
import { type DecisionCounts, listOpenFacts } from './decisions.ts';
import type { Decision, Review } from './state.ts';

const categoryWords: Record<ChangeCategory, string> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
  wording: 'Wording',
  tone: 'Tone',
  clarity: 'Clarity',
  shortening: 'Shortening',
  content: 'Added',
};

/** For each kind of fact: its name in the margin, what a screen reader hears, what the slip says. */
const factWords: Record<FactKind, { name: string; differs: string; sentence: string }> = {
  number: toFactWords('number', 'A number'),
  date: toFactWords('date', 'A date'),
  name: toFactWords('name', 'A name'),
  link: toFactWords('link', 'A link'),
  quotation: toFactWords('quotation', 'A quotation'),
  negation: { ...toFactWords('negation', 'A “not”'), name: 'not' },
  statement: {
    name: 'statement',
    differs: 'statement left out',
    sentence: 'A statement is left out. Check it against your text.',
  },
  blank: {
    name: 'blank',
    differs: 'blank to fill in',
    sentence: 'Your text does not say what belongs here. Fill it in.',
  },
};

function toFactWords(name: string, subject: string) {
  const sentence = `${subject} differs. Check it against your text.`;
  return { name, differs: `${name} differs`, sentence };
}

export const decisionWords: Record<Decision, string> = {
  open: 'Open',
  accepted: 'Accepted',
  rejected: 'Kept yours',
};

export function toCategoryWord(category: ChangeCategory): string {
  return categoryWords[category];
}

/** What a change is, in the margin and at the head of its slip: its category, or the fact to check. */
export function toTitle({ category, fact }: TextChange): string {
  return fact ? `Check: ${factWords[fact].name}` : toCategoryWord(category);
}

/** What a flagged change asks of the writer; undefined where nothing is flagged. */
export function toFactSentence({ fact }: TextChange): string | undefined {
  return fact ? factWords[fact].sentence : undefined;
}

/** ‘Change 3 of 13, grammar’ or ‘Change 3 of 13, number differs’, and what was decided about it. */
export function toChangeLabel(change: TextChange, index: number, total: number, decision: Decision): string {
  const what = change.fact ? factWords[change.fact].differs : toCategoryWord(change.category).toLowerCase();
  const decided = decision === 'open' ? '' : `, ${decisionWords[decision].toLowerCase()}`;
  return `Change ${index + 1} of ${total}, ${what}${decided}`;
}

/** ‘2 facts to check’, of the open changes. */
export function toFactCount(flagged: number): string {
  return formatCount(flagged, 'fact to check', 'facts to check');
}

/** What is said of a text that leaves the screen without some of its changes; undefined where all are in it. */
export function toRejectedSentence({ rejected }: Pick<DecisionCounts, 'rejected'>): string | undefined {
  if (rejected === 0) return undefined;
  return `Without the ${rejected === 1 ? 'change' : formatCount(rejected, 'change')} that you rejected.`;
}

/** ‘2 facts differ from your text, 1 blank is not filled in’, of the open changes; empty for none. */
export function toOpenFactsSentence(review: Review): string {
  const facts = listOpenFacts(review).map((index) => review.changes[index]?.fact);
  const blanks = facts.filter((fact) => fact === 'blank').length;
  const differing = facts.length - blanks;
  return [
    differing > 0 && `${formatCount(differing, 'fact differs', 'facts differ')} from your text`,
    blanks > 0 && formatCount(blanks, 'blank is not filled in', 'blanks are not filled in'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** A change that is more of a rewrite stays readable when its new words are set in ink. */
export function isLongRewrite(added: string): boolean {
  return added.trim().split(/\s+/u).length > 8;
}

/**
 * Words as a mark shows them: spaces and line ends that are all there is to see get a glyph, ¶ or ·. A break that
 * goes away shows its glyph alone, one that is added also breaks the line.
 */
export function toVisible(text: string, side: 'removed' | 'added'): string {
  if (text === '' || text.trim() !== '') return text;
  const breakShown = side === 'added' ? '¶\n' : '¶';
  return text.replace(/\r\n|[\n\r]/gu, breakShown).replace(/[^\S\n]/gu, '·');
}
