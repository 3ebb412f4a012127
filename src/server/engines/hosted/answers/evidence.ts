import type { ReviewResult } from '../../../../engine/index.ts';

type Evidence = ReviewResult['points'][number]['evidence'];

/** UTF-16 code units. Less says nothing, more is no stretch but the text. */
const shortestQuote = 2;
const longestQuote = 1_000;

const quoteMarks = /["“”„«»'‘’`]/;

/**
 * Where a quotation stands in the text, to the letter but for the kind of its spaces and quotation marks. Nothing where
 * it does not: a model that recalls words which nobody wrote gives no evidence.
 */
export function findEvidence(text: string, quote: string): Evidence | undefined {
  const whole = quote.trim();
  const inner = whole.replace(/^["“”„«']+/, '').replace(/["“”»']+$/, '');
  for (const words of new Set([whole, inner.trim()])) {
    if (words.length < shortestQuote || words.length > longestQuote) continue;
    const found = new RegExp(toPattern(words), 'u').exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length, quote: found[0] };
  }
  return undefined;
}

function toPattern(words: string): string {
  return words
    .toWellFormed()
    .split(/(\s+|["“”„«»'‘’`])/)
    .map((piece, index) => {
      if (index % 2 === 0) return piece.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      return quoteMarks.test(piece) ? '["“”„«»\'‘’`]' : '\\s+';
    })
    .join('');
}
