import type { FactRow } from './fact.ts';

/** The words of a quotation, whatever marks and punctuation stand around them. */
export function plainQuotation(words: string): string {
  return words
    .toLowerCase()
    .replace(/[“”"«»‘’']/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!?…]+|[\s,.;:!?…]+$/g, '');
}

/** What stands between quote marks on one line. Single marks are apostrophes unless they stand like quotes. */
export const QUOTATION_ROWS: readonly FactRow[] = [
  /“[^“”\n]+”|«[^«»\n]+»/g,
  /(?<![\p{L}\p{N}])"[^"\n]+"(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[‘'](?=\S)[^\n“”"]{1,200}?(?<=\S)['’](?![\p{L}\p{N}])/gu,
].map((pattern) => ({
  kind: 'quotation',
  pattern,
  toKeys: ([quotation]) => {
    const words = plainQuotation(quotation);
    return words === '' ? [] : [words];
  },
}));
