import { findSingular, type Nouns, toPlural } from '../../lexicon/nouns.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { startsWithVowelSound } from '../../rules/a-or-an.ts';
import { matchCapital, type Place, placesOf } from '../../rules/kit.ts';
import type { Span } from '../../text/edits.ts';
import type { Sentence } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const toLiteral = (words: string) =>
  words.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll("'", "['’]");

/** The words as a pattern: whole words where they begin or end with a letter or a digit. “can't” is no “can”. */
function toPattern(find: string, around = (pattern: string) => pattern): RegExp {
  const left = /^[\p{L}\p{N}]/u.test(find) ? '(?<![\\p{L}\\p{N}])' : '';
  const right = /[\p{L}\p{N}]$/u.test(find) ? "(?![\\p{L}\\p{N}]|['’]t\\b)" : '';
  return new RegExp(around(`${left}${toLiteral(find.replaceAll('’', "'"))}${right}`), 'giu');
}

/** Where the words stand, in any case, whole words only; “very, very” is one place with `withRepeats`. */
export const findWords = (text: string, words: string, { withRepeats = false } = {}): Span[] => {
  const pattern = toPattern(words, (once) => (withRepeats ? `${once}(?:, ${once})*` : once));
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
};

const isShouted = (words: string) => words.length > 1 && words === words.toUpperCase();

/** The case that the writer gave, unless the text has another or a sentence begins here. */
function toCase({ 0: found, index, input }: RegExpExecArray, find: string, write: string): string {
  if (isShouted(found) && !isShouted(find)) return write.toUpperCase();
  const isHead = /(?:^|[.!?\n]\s*)$/.test(input.slice(Math.max(0, index - 20), index));
  return found === find && !isHead ? write : matchCapital(found, write);
}

const makeReplaced = makeAsked('replace', 'replaced');

/** A plural may be this much rarer than its singular: “buses”. */
const RARE_PLURAL = 0.05;

/** “patients” and “clients” are replaced in their singular, too. */
function listSingulars(find: string, write: string): [string, string][] {
  const [from, to] = [find, write].map((words) => findSingular(words.toLowerCase()));
  const isPlural =
    from !== undefined && to !== undefined && /^\p{L}{4,}$/u.test(find) && /^\p{L}{4,}$/u.test(write);
  return isPlural ? [[from, to]] : [];
}

/** What is counted is replaced in its plural, too: “Clients” by “Customers”. */
const listForms = (find: string, write: string, nouns: Nouns): readonly (readonly [string, string])[] =>
  nouns.isCountable(find.toLowerCase()) && nouns.isCountable(write.toLowerCase(), RARE_PLURAL)
    ? [
        [find, write],
        [toPlural(find), toPlural(write)],
      ]
    : [[find, write], ...listSingulars(find, write)];

const MODALS = wordSet('can could may might must shall should will would');
/** What the tagger makes of “can't” before its “n't”. */
const STEMS: ReadonlyMap<string, string> = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
]);

/** “You can't” is “You may not”; “a can”, “Should it rain, …” and “Can't you?” are left. */
function* replaceModal({ word, at, index }: Place, sentence: Sentence, write: string): Generator<Change> {
  const [next, asksAt] = [at(1), at(2)];
  const isDenied = next.lower === "n't" || (next.lower === 'not' && next.start === word.end);
  const isQuestion = sentence.text.includes('?');
  const isTurned = isDenied ? isQuestion && asksAt.tag === 'PRON' : index === 0 && !isQuestion;
  if (word.tag !== 'AUX' || isTurned) return;
  const written = matchCapital(word.text, isDenied ? `${write} not` : write);
  const found = sentence.text.slice(word.start, isDenied ? next.end : word.end);
  const start = sentence.start + word.start;
  yield makeReplaced(start, start + found.length, isShouted(found) ? written.toUpperCase() : written);
}

/** Every occurrence of the words, in any case, whole words only; a helping verb only where it is one. */
/** “an Oakfield shirt” is “a Fernhill shirt”: the article before the words, and how it is written now. */
function findOtherArticle(
  before: string,
  from: string,
  to: string,
): { length: number; written: string } | undefined {
  const [found, article] = /(?<![\p{L}\p{N}])(an?) $/iu.exec(before.slice(-4)) ?? [];
  const [was, is] = [from, to].map((words) => startsWithVowelSound(words.toLowerCase()));
  if (found === undefined || article === undefined || was === is) return undefined;
  return { length: found.length, written: `${matchCapital(article, is ? 'an' : 'a')} ` };
}

export function makeReplacement(find: string, write: string): StyleStage {
  if (MODALS.has(find.toLowerCase()) && MODALS.has(write.toLowerCase()))
    return {
      reach: 'named',
      find: (text, { read }) =>
        read(text).flatMap((sentence) =>
          [...placesOf(sentence)]
            .filter(({ word: { lower } }) => (STEMS.get(lower) ?? lower) === find.toLowerCase())
            .flatMap((place) => [...replaceModal(place, sentence, write)]),
        ),
    };
  return {
    reach: 'named',
    find: (text, { context }) =>
      listForms(find, write, context.nouns).flatMap(([from, to]) =>
        [...text.matchAll(toPattern(from))].map((match) => {
          const end = match.index + match[0].length;
          const owns =
            from.endsWith('s') && !to.endsWith('s')
              ? OWNS_BEHIND.exec(text.slice(end, end + 2))?.[0]
              : undefined;
          const article = findOtherArticle(text.slice(0, match.index), from, to);
          return owns === undefined
            ? makeReplaced(
                match.index - (article?.length ?? 0),
                end,
                `${article?.written ?? ''}${toCase(match, from, to)}`,
              )
            : makeReplaced(match.index, end + 1, `${toCase(match, from, to)}${owns}s`);
        }),
      ),
  };
}

/** “kids' ward” */
const OWNS_BEHIND = /^['’](?=\s)/u;

/** Other words in the place of all that was selected; the white space around it stays. */
export function makeRewording(write: string): StyleStage {
  return {
    reach: 'named',
    find: (text) => {
      const start = text.length - text.trimStart().length;
      return [makeReplaced(start, text.trimEnd().length, write)];
    },
  };
}
