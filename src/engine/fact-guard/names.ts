import { wordSet } from '../lexicon/word-set.ts';
import { isCommonWord } from './common-words.ts';
import type { Fact } from './fact.ts';

/** A word with a capital, inside it or at its start, and handles such as “@maria”. */
const CAPITALISED =
  /(?<![\p{L}\p{N}])[@#]\p{L}[\p{L}\p{N}_-]*|(?<![\p{L}\p{N}'’])\p{Ll}*\p{Lu}[\p{L}\p{M}'’-]*/gu;

/** What may stand between the end of a sentence, or of a line, and the first word of the next. */
const SENTENCE_START = /(?:^|[.!?:…\n])[\s"'“”‘’()[\]*_#>•–—-]*(?:\d+[.)]\s*)?$/;
const TITLE = /\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|St)\.\s$/;
/** How far back to look for the end of the sentence before; UTF-16 code units. */
const LOOK_BACK = 24;

/** In lower case: capitals by custom, and days, which are dates or nothing. */
const NO_NAMES = wordSet(`
  i i'm i'll i'd i've im ive mr mrs ms mx dr prof asap fyi ok ps btw am pm mon tue tues wed thu thur thurs fri sat sun
  hi hello dear regards usd eur gbp`);

/** The letters of a name: “Anna’s” and “ANNA” are Anna. */
export function plainName(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/'s?$/, '').replace(/-+$/, '');
}

/** Whether this word is one of several in capitals: such words are shouted, not names. */
function isShouted(text: string, start: number, end: number, word: string): boolean {
  if (!/^[\p{Lu}'’-]{2,}$/u.test(word)) return false;
  const before = /(\p{L}+)[^\p{L}\n.]*$/u.exec(text.slice(Math.max(0, start - LOOK_BACK), start))?.[1] ?? '';
  const after = /^[^\p{L}\n.]*(\p{L}+)/u.exec(text.slice(end, end + LOOK_BACK))?.[1] ?? '';
  return [before, after].some((neighbour) => /^\p{Lu}{2,}$/u.test(neighbour));
}

function startsSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  if (start > LOOK_BACK && !/[.!?:…\n]/.test(before)) return false;
  return SENTENCE_START.test(before) && !TITLE.test(before);
}

/**
 * Words written as names are, but for ordinary words that only begin a sentence, or are shouted. What stands in
 * `ordinary`, in lower case, is an ordinary word.
 */
export function findNames(text: string, ordinary: ReadonlySet<string>): Fact[] {
  return [...text.matchAll(CAPITALISED)].flatMap(({ 0: word, index: start }) => {
    const end = start + word.length;
    const key = plainName(word);
    if (NO_NAMES.has(key) || isShouted(text, start, end, word)) return [];
    const opensSentence = startsSentence(text, start);
    const lower = word.toLowerCase().replaceAll('’', "'");
    const isOrdinary = ordinary.has(lower) || isCommonWord(lower);
    if (isOrdinary && (opensSentence || /^\p{Lu}{3,}$/u.test(word))) return [];
    return [{ kind: 'name', key: `name ${key}`, written: word, start, end, opensSentence }];
  });
}
