import type { Change } from '../types.ts';
import { findClosing } from './closing.ts';

/** Where a sentence of a note begins, also where the one before ended in small letters: “morning. lanyards yes”. */
const SENTENCE_START =
  /(?:^\s*|\n[ \t]*\r?\n\s*|(?<=[\p{L}\p{N})])(?<!(?<!\p{L})(?:e\.g|i\.e|etc|approx|vs|cf|incl|dept|\p{L}))[.!?]["”’)]*[ \t]+)(?=\p{Ll})/gu;
/** UTF-16 code units. */
const LONGEST_WORD = 40;
/** First words that are no word of a sentence. */
const KEEPS_SMALL = /^(?:npm|npx|git|http|https|www|mailto)$/;

/** The first word where it has a small letter and wants a capital; nothing for links, “iPhone” and “npm”. */
export function findSmallWord(text: string): string | undefined {
  const word = /^\p{Ll}[\p{Ll}'’]*(?=[,;:.!?]*(?:\s|$))/u.exec(text)?.[0];
  return word !== undefined && KEEPS_SMALL.test(word) ? undefined : word;
}

const LINK = /^[\w.+-]+(?::\/\/|@|\.\p{Ll})/u;

/** With a capital, unless it begins with an address, which would be another one then. `whole`: the words and what follows. */
export function capitalise(words: string, whole = words): string {
  return LINK.test(whole) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Sentences and the closing; one that shares the last sentence's line gets its capital with its own line. */
function listStarts(text: string): number[] {
  const starts = new Set([...text.matchAll(SENTENCE_START)].map((match) => match.index + match[0].length));
  const closing = findClosing(text);
  if (closing?.isInline) starts.delete(closing.start);
  else if (closing?.kind === 'sign-off') starts.add(closing.start);
  return [...starts].sort((a, b) => a - b);
}

/** Capitals that rough notes leave out, at sentences and at the closing. */
export function listCapitalEdits(text: string): Change[] {
  return listStarts(text).flatMap((start) => {
    const word = findSmallWord(text.slice(start, start + LONGEST_WORD));
    if (word === undefined) return [];
    return [
      {
        start,
        end: start + word.length,
        replacement: word.charAt(0).toUpperCase() + word.slice(1),
        category: 'spelling' as const,
        reason: 'A sentence begins with a capital.',
        gist: 'capital',
        rule: 'sentence-capital',
      },
    ];
  });
}
