import type { TextChange } from '../../shared/contract/enhance.ts';
import type { Decision, DecisionCounts } from './model.ts';

const categoryWords: Record<TextChange['category'], string> = {
  spelling: 'Spelling',
  grammar: 'Grammar',
  punctuation: 'Punctuation',
  wording: 'Wording',
  shortening: 'Shortening',
};

export const decisionWords: Record<Decision, string> = {
  open: 'Open',
  accepted: 'Accepted',
  rejected: 'Kept yours',
};

export function toCategoryWord(category: TextChange['category']): string {
  return categoryWords[category];
}

/** ‘Change 3 of 13, grammar’, and what was decided about it. */
export function toChangeLabel(change: TextChange, index: number, total: number, decision: Decision): string {
  const decided = decision === 'open' ? '' : `, ${decisionWords[decision].toLowerCase()}`;
  return `Change ${index + 1} of ${total}, ${change.category}${decided}`;
}

/** What Copy will copy, said before it is pressed. */
export function toCopySentence({ open, accepted }: DecisionCounts): string {
  const left = open > 0 ? `, ${open} open left as ${open === 1 ? 'it was' : 'they were'}` : '';
  return `Copies ${accepted} accepted${left}`;
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
