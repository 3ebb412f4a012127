import { countWords } from '../text/count-words.ts';
import { touches } from '../text/guard.ts';
import type { Change } from '../types.ts';
import type { Limit } from './instructions/intent.ts';
import { findPart } from './layout/parts.ts';

const CONTRACTION = /\p{L}['’](?:m|re|ve|ll|d|s|t)\b/giu;
const countContractions = (text: string) => text.match(CONTRACTION)?.length ?? 0;

const countCommas = (text: string) => text.match(/,/g)?.length ?? 0;
const countStops = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

const toLetters = (words: string) => words.replaceAll(/[^\p{L}\p{N} ]/gu, '');

type Check = (change: Change, found: string) => boolean;
const keepsLength: Check = ({ replacement }, found) => countWords(replacement) <= countWords(found);
const loses: Check = ({ category, replacement }, found) =>
  /^(?:shortening|clarity)$/.test(category) && countWords(replacement) < countWords(found);

/** What a change must not do for each quality that is to stay. */
const KEEPS: Readonly<Record<Extract<Limit, { kind: 'not' }>['what'], Check>> = {
  tone: ({ category }) => category !== 'tone',
  words: ({ category, replacement }, found) =>
    /^(?:spelling|grammar|punctuation)$/.test(category) ||
    toLetters(found).trim() === toLetters(replacement).trim(),
  layout: ({ replacement }, found) => /\n/.test(replacement) === /\n/.test(found),
  length: keepsLength,
  sentences: ({ replacement }, found) => countStops(replacement) >= countStops(found),
  longer: keepsLength,
  shorter: (change, found) => !loses(change, found),
  contractions: ({ category, replacement }, found) =>
    category !== 'tone' || countContractions(replacement) <= countContractions(found),
  corrections: ({ category, rule }) =>
    !/^(?:spelling|grammar|punctuation)$/.test(category) || /-spelling$/.test(rule),
  spelling: ({ category }) => category !== 'spelling',
  grammar: ({ category }) => category !== 'grammar',
  punctuation: ({ category }) => category !== 'punctuation',
  commas: ({ replacement }, found) => countCommas(replacement) === countCommas(found),
  casual: ({ rule }) => !/casual/.test(rule),
};

/** Whether the limits of an instruction allow a change of the text. */
export function makeAllowing(limits: readonly Limit[], text: string): (change: Change) => boolean {
  const checks = limits.map((limit): ((change: Change) => boolean) => {
    if (limit.kind === 'only')
      return ({ category, start, end, replacement }) =>
        category === limit.category ||
        // “its” and “it's” differ in a mark alone
        (limit.category === 'punctuation' && toLetters(text.slice(start, end)) === toLetters(replacement));
    if (limit.kind === 'not')
      return (change) => KEEPS[limit.what](change, text.slice(change.start, change.end));
    const spans = findPart(limit.part, text);
    if (limit.kind === 'part') return ({ start, end }) => !touches(spans, start, end);
    return ({ start, end }) => spans.some((span) => start >= span.start && end <= span.end);
  });
  return (change) => checks.every((check) => check(change));
}
