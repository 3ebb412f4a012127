import type { Change } from '../../../engine/index.ts';
import { toChanges } from '../../../shared/diff/index.ts';
import { findCategory } from './answers/category.ts';

/** What is allowed for beside the text itself: a greeting, a subject, and what some models think before they write. */
const tokensOfRoom = 2_000;
/** What the models of today can all write in one answer. */
const mostTokens = 16_000;
/** More code units to a token than any language has on average; the rest of a longer answer is noise. */
const mostUnitsPerToken = 8;

/**
 * Tokens that an answer may have which is `growth` times as long as its source. Three letters of English make a token
 * at least; other scripts take up to one and a half tokens for a letter.
 */
export function toMaxOutputTokens(source: string, growth: number): number {
  const latin = source.match(/\p{ASCII}/gu)?.length ?? 0;
  const tokens = latin / 3 + (source.length - latin) * 1.5;
  return Math.min(mostTokens, Math.ceil(tokens * growth) + tokensOfRoom);
}

/** Tokens of a review, whose length does not depend on that of the text. */
export const reviewTokens = 6_000;

/** UTF-16 code units after which an answer is no longer read, whatever its provider counts as a token. */
export function toMaxOutputLength(maxOutputTokens: number): number {
  return maxOutputTokens * mostUnitsPerToken;
}

/** The spaces around a text, which stay where another takes its place. */
export function readOutside(source: string): { before: string; after: string } {
  return {
    before: source.slice(0, source.length - source.trimStart().length),
    after: source.slice(source.trimEnd().length),
  };
}

/** Line ends as the source has them, where it has one kind: a model knows that kind or another. */
export function toLineEnds(source: string, text: string): string {
  const others = source.replaceAll('\r\n', '');
  if (others.includes('\r') || (others.includes('\n') && others.length < source.length)) return text;
  const plain = text.replaceAll('\r', '');
  return others.length < source.length ? plain.replaceAll('\n', '\r\n') : plain;
}

/** The kind of quotation marks and apostrophes that a text keeps to; nothing where it has both kinds or none. */
function findMarks(source: string): 'straight' | 'curly' | undefined {
  const [isStraight, isCurly] = [/["']/.test(source), /[“”‘’]/.test(source)];
  return isStraight === isCurly ? undefined : isStraight ? 'straight' : 'curly';
}

/**
 * Quotation marks and apostrophes of the source's kind: a model that has one of its own would change them all. `before`:
 * what stands before this piece of the text.
 */
export function toMarks(source: string, text: string, before: string): string {
  const kind = findMarks(source);
  if (kind === 'straight') return text.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'");
  if (kind !== 'curly') return text;
  const all = before.slice(-1) + text;
  const curly = all.replaceAll(/["']/g, (mark, at: number) => {
    const opens = at === 0 || /[\s([{—–]/.test(all.charAt(at - 1));
    return mark === '"' ? (opens ? '“' : '”') : opens ? '‘' : '’';
  });
  return curly.slice(before === '' ? 0 : 1);
}

/** What makes the text of the source. Categories are by shape; where that does not tell, the one that is given. */
export function listHostedChanges(
  source: string,
  text: string,
  told: Pick<Change, 'category' | 'reason' | 'rule'>,
): Change[] {
  return toChanges(source, text, told).map(({ fact: _, ...change }) => ({
    ...change,
    category: findCategory(source.slice(change.start, change.end), change.replacement) ?? told.category,
  }));
}
