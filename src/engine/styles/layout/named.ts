import { matchCapital } from '../../rules/kit.ts';
import type { Span } from '../../text/edits.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const toLiteral = (words: string) =>
  words.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll("'", "['’]");

/** The words as a pattern: whole words where they begin or end with a letter or a digit. */
function toPattern(find: string, around = (pattern: string) => pattern): RegExp {
  const left = /^[\p{L}\p{N}]/u.test(find) ? '(?<![\\p{L}\\p{N}])' : '';
  const right = /[\p{L}\p{N}]$/u.test(find) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(around(`${left}${toLiteral(find.replaceAll('’', "'"))}${right}`), 'giu');
}

/** Where the words stand, in any case, whole words only. */
export const findWords = (text: string, words: string): Span[] =>
  [...text.matchAll(toPattern(words))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

/** The case that the writer gave, unless the text has another or a sentence begins here. */
function toCase({ 0: found, index, input }: RegExpExecArray, find: string, write: string): string {
  const isHead = /(?:^|[.!?\n]\s*)$/.test(input.slice(Math.max(0, index - 20), index));
  return found === find && !isHead ? write : matchCapital(found, write);
}

/** Every occurrence of the words, in any case, whole words only. */
export function makeReplacement(find: string, write: string): StyleStage {
  const make = makeAsked('replace', 'replaced');
  return {
    reach: 'named',
    find: (text) =>
      [...text.matchAll(toPattern(find))].map((match) =>
        make(match.index, match.index + match[0].length, toCase(match, find, write)),
      ),
  };
}

/** The letter after words at the head of a sentence, which takes over their capital. */
const NEXT_LETTER = /^[ \t]*(\p{Ll})/u;

/** The words go with the space before them, at the head of a sentence with the one behind, or with their whole line. */
export function makeRemoval(find: string): StyleStage {
  const make = makeAsked('remove', 'removed');
  const pattern = toPattern(
    find,
    (words) => `(?:(?<=^|\\n)${words}(?:[,.!]?\\r?\\n|[ \\t]*)|[ \\t]?${words}(?:, ${words})*)`,
  );
  return {
    reach: 'named',
    find: (text) =>
      [...text.matchAll(pattern)].map((match) => {
        const end = match.index + match[0].length;
        const isHead = /(?:^|[.!?\n]\s*)$/.test(text.slice(0, match.index)) && /^\s*\p{Lu}/u.test(match[0]);
        const [next, letter = ''] = isHead ? (NEXT_LETTER.exec(text.slice(end)) ?? []) : [];
        if (next === undefined) return make(match.index, end, '');
        const space = match[0].startsWith(' ') ? ' ' : '';
        return make(match.index, end + next.length, `${space}${letter.toUpperCase()}`);
      }),
  };
}

/** Other words in the place of all that was selected; the white space around it stays. */
export function makeRewording(write: string): StyleStage {
  const make = makeAsked('replace', 'replaced');
  return {
    reach: 'named',
    find: (text) => {
      const start = text.length - text.trimStart().length;
      return [make(start, text.trimEnd().length, write)];
    },
  };
}
