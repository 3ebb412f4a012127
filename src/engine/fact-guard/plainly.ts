import { editDistance } from '../lexicon/distance.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { isCommonWord } from './common-words.ts';
import type { Fact } from './fact.ts';
import { plainName } from './names.ts';
import { plainQuotation } from './quotations.ts';
import type { Side } from './sides.ts';

/** Words that say a number and are no numbers elsewhere: “one of us”, “wait a second”. */
const NUMBERS_IN_WORDS: Readonly<Record<string, ReadonlySet<string>>> = wordTable({
  'number 1': wordSet('one once first single'),
  'number 2': wordSet('second twice both pair'),
  'unit £': wordSet('pound pounds'),
});
const MISSPELT_NEGATIONS = wordSet('nto ont nott noot cannto canot nevr nver withot witout wihtout');

export const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];

/** Letters in which a misspelt word may differ: none in three, one in four to seven, two in longer ones. */
function isCloseTo(word: string, other: string): boolean {
  const limit = Math.min(2, Math.floor(Math.min(word.length, other.length) / 4));
  return editDistance(word, other, limit) <= limit;
}

/** Whether a word was there before, but for its spelling: “jonh” for John, “Recieve” at the start of a sentence. */
function isRespelled(fact: Fact, isAdded: boolean, words: readonly string[]): boolean {
  if (fact.opensSentence !== true && !isAdded) return false;
  const own = plainName(fact.written);
  return words.some((word) => {
    const mayBeMisspelt = fact.opensSentence === true || /^\p{Ll}/u.test(word);
    return mayBeMisspelt && isCloseTo(own, plainName(word));
  });
}

/** “dosent” for “doesn’t”, “nto” for “not”. */
function isMisspeltNegation(word: string, negation: string): boolean {
  if (MISSPELT_NEGATIONS.has(word)) return true;
  return (
    /nt$/.test(word) && !isCommonWord(word) && isCloseTo(word, negation.toLowerCase().replace(/['’]/g, ''))
  );
}

/** Names, also with the letters in another case, without the apostrophe of “Annas”, beside a hyphen, or in two words. */
function holdsName(words: readonly string[], name: string): boolean {
  if (words.some((word, index) => `${word}${words[index + 1] ?? ''}`.toLowerCase() === name)) return true;
  const owner = (word: string) => plainName(word).replace(/s$/, '');
  return words.some((word) => owner(word) === owner(name) || word.toLowerCase().split('-').includes(name));
}

/** “last monthe” for “last month”. */
function isMisspeltDate(date: string, words: readonly string[]): boolean {
  const parts = wordsOf(date.toLowerCase());
  return parts.every((part) => words.some((word) => isCloseTo(part, word.toLowerCase())));
}

/** As much of the other side as a fact that reaches over the change can take. */
function nearBy({ start, end }: Fact, other: Side): string {
  const reach = end - start;
  return other.whole.slice(Math.max(0, other.start - reach), other.end + reach);
}

/** Whether a fact that is only on one side stands on the other in words that are no fact by themselves. */
export function isSaidPlainly(fact: Fact, other: Side, { isAdded }: { isAdded: boolean }): boolean {
  const words = wordsOf(other.text);
  const lower = words.map((word) => word.toLowerCase());
  switch (fact.kind) {
    case 'name':
      return holdsName(words, fact.key.slice('name '.length)) || isRespelled(fact, isAdded, words);
    case 'date':
      if (lower.some((word) => fact.key === `weekday ${word.slice(0, 3)}` && word.length <= 5)) return true;
      return isAdded && isMisspeltDate(fact.written, wordsOf(nearBy(fact, other)));
    case 'number':
      return lower.some((word) => NUMBERS_IN_WORDS[fact.key]?.has(word) ?? false);
    case 'negation':
      return isAdded && lower.some((word) => isMisspeltNegation(word, fact.written));
    case 'quotation':
      return plainQuotation(nearBy(fact, other)).includes(fact.key);
    default:
      return false;
  }
}
