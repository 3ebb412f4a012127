import { isEnglish } from './guard.ts';

/** What is true of a whole document and cannot be seen in one passage of it. Plain data: may cross threads. */
export interface DocumentFacts {
  english: boolean;
  /** Apostrophes are curly. */
  curly: boolean;
  /** A space stands before punctuation and before “n't” all through, as in tokenised text. */
  spaced: boolean;
  /** Words that come back three times or more, in lower case: a word used so often is meant. */
  frequent: string[];
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

export function readDocumentFacts(text: string): DocumentFacts {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}'’]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const marks = count(/[,.;:!?](?=\s|$)/g, text);
  return {
    english: isEnglish(text),
    curly: count(/\p{L}’\p{L}/gu, text) > count(/\p{L}'\p{L}/gu, text),
    spaced: count(/\s[,.;:!?](?=\s|$)/g, text) > marks * 0.7 || / n['’]t\b/.test(text),
    frequent: [...counts].filter(([, times]) => times >= 3).map(([word]) => word.replaceAll('’', "'")),
  };
}
