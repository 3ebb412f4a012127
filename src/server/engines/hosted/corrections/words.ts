import { editDistance, findIrregularBase } from '../../../../engine/index.ts';
import { isInflected } from '../answers/category.ts';

/** A word of a sentence; an emoji is one too, a mark is none. */
export interface Word {
  /** In lower case, with a straight apostrophe. */
  readonly text: string;
  /** What it counts where it comes, goes or is another. */
  readonly weight: number;
}

/** To set these right is most of what correcting is. */
const smallWords = new Set(
  `a an the this that these those such am is are was were be been being do does did done has have had having will would
  shall should can could may might must i me my mine you your yours he him his she her hers it its we us our ours they
  them their theirs there here who whom whose which what when where while if whether because so as than then and or but
  to of in on at by for from with without into onto about after before between during over under through since until
  till against among upon out up down off not no also too very just more most much many some any all`.split(
    /\s+/,
  ),
);
const smallWeight = 1 / 3;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function listWords(text: string): Word[] {
  return Array.from(segmenter.segment(text.toLowerCase().replaceAll('’', "'")))
    .filter(({ isWordLike, segment }) => isWordLike === true || /\p{Extended_Pictographic}/u.test(segment))
    .map(({ segment }) => ({ text: segment, weight: isSmall(segment) ? smallWeight : 1 }));
}

/** A single letter is most often a slip, or short for a small word. */
function isSmall(word: string): boolean {
  return smallWords.has(word) || /^\p{Script=Latin}$/u.test(word);
}

export function weigh(words: readonly Word[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether one word stands for another: its other form, its right spelling, another of its family. */
export function isSameWord(from: string, to: string): boolean {
  if (from === to) return true;
  if (/\p{N}/u.test(from + to)) return false;
  return isInflected(from, to) || isRespelt(from, to) || isOfFamily(from, to) || toBase(from) === toBase(to);
}

/** “went” is a form of “go”, and “goed” was meant to be. */
function toBase(verb: string): string {
  return findIrregularBase(verb) ?? verb.replace(/(?<=\p{L}{2})(?:ed|en|s)$/u, '');
}

/** Of three letters one may be wrong, but short words are others then. */
function isRespelt(from: string, to: string): boolean {
  const longest = Math.max(from.length, to.length);
  if (longest < 4) return from.length > 2 && [...from].sort().join() === [...to].sort().join();
  const limit = Math.floor(longest / 3);
  return editDistance(from, to, limit) <= limit;
}

const fewestOfFamily = 4;

/** “compete” and “competitive”: half of the letters, from the first on, are the same. */
function isOfFamily(from: string, to: string): boolean {
  const head = Math.max(fewestOfFamily, Math.ceil(Math.max(from.length, to.length) / 2));
  return from.length >= head && from.slice(0, head) === to.slice(0, head);
}

/** So many words may have been meant as one: “now a days”. */
const mostInOne = 3;

/** How many words up to this place make that one, written together; 0 where they do not. */
export function countParts(words: readonly Word[], last: number, whole: string): number {
  let joined = words[last]?.text ?? '';
  if (!whole.endsWith(joined)) return 0;
  for (let count = 2; count <= mostInOne && joined.length < whole.length; count += 1) {
    joined = (words[last + 1 - count]?.text ?? '') + joined;
    if (joined === whole) return count;
  }
  return 0;
}

const negating = /^(?:un|in|im|il|ir|dis|non)(?=\p{L}{3})/u;

/** Whether a word has become its opposite: “possible” and “impossible”. */
export function isNegated(source: readonly Word[], answer: readonly Word[]): boolean {
  const [former, latter] = [source, answer].map((words) => new Set(words.map(({ text }) => text)));
  if (!former || !latter) return false;
  return denies(former, latter) || denies(latter, former);
}

/** Whether the second has a word that denies one which only the first has. */
function denies(former: ReadonlySet<string>, latter: ReadonlySet<string>): boolean {
  return [...latter].some((word) => {
    const [prefix = ''] = negating.exec(word) ?? [];
    const plain = word.slice(prefix.length);
    // Not where it was only written as two words
    return (
      prefix !== '' && !former.has(word) && former.has(plain) && !former.has(prefix) && !latter.has(plain)
    );
  });
}
