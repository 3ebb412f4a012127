import { findDocumentNames } from './document-names.ts';
import { isEnglish } from './guard.ts';

/** What is true of a whole document and cannot be seen in one passage of it. Plain data: may cross threads. */
export interface DocumentFacts {
  english: boolean;
  /** Apostrophes are curly. */
  curly: boolean;
  /** A space stands before punctuation and before “n't” all through, as in tokenised text. */
  spaced: boolean;
  /** In lower case: words that come back three times or more. One that is unknown is a term, unless it is a slip. */
  frequent: string[];
  /** In lower case: words that a capital, a greeting or a signature says are names. */
  names: string[];
  /** Its sentences begin with capitals, and no “i” stands alone: who writes so gives names theirs, too. */
  keepsCapitals: boolean;
}

const OPENS_SMALL = /(?:^|\n\n)["'“‘(\s]*\p{Ll}|[.!?]["'”’)]*\s+["'“‘(]*\p{Ll}|(?<![\p{L}.])i(?=['’\s])/u;

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

export function readDocumentFacts(text: string): DocumentFacts {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}'’]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, times]) => times >= 3).map(([word]) => word.replaceAll('’', "'"));
  const marks = count(/[,.;:!?](?=\s|$)/g, text);
  return {
    english: isEnglish(text),
    curly: count(/\p{L}’\p{L}/gu, text) > count(/\p{L}'\p{L}/gu, text),
    spaced: count(/\s[,.;:!?](?=\s|$)/g, text) > marks * 0.7 || / n['’]t\b/.test(text),
    frequent,
    names: findDocumentNames(text),
    keepsCapitals: !OPENS_SMALL.test(text),
  };
}
