import type { StyleStage } from '../stage.ts';
import { makeToneChange } from './changes.ts';

const PICTURES =
  '(?:(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)[\\u200D\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*)+';
const FACES: readonly RegExp[] = [
  new RegExp(`^${PICTURES}[ \\t]?|[ \\t]?${PICTURES}`, 'gmu'),
  /[ \t](?:[:;=]-?[)(DPp/]|<3|xD|XD|\^\^)(?=[\s.!?,]|$)/gu,
  /,?[ \t](?:lol|lmao|rofl|ha(?:ha)+h?|hehe|xoxo)(?=[ \t]*(?:[.,;!?\n]|$))/giu,
];
const SHOUT = /(?<=[\p{L}\p{N})])!(?=\s|$)(?! \p{Ll})/gu;
const GREETING = /^(?:dear|hello|hi|hey)[\p{L} .'’-]{0,40}$/iu;

const toChange = makeToneChange('calm-mark', 'calm mark');

/** What stands in the place of a smile: a full stop where it parts two sentences; nothing known inside of one. */
function findSubstitute(before: string, after: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(before) || /^[ \t]*(?:[\n.,;:!?)]|$)/.test(after)) return '';
  return /^ \p{Lu}/u.test(after) ? '.' : undefined;
}

/** “Thanks 😀 We won :)” is “Thanks. We won”. */
export const withoutFaces: StyleStage = {
  find: (text) =>
    FACES.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const end = index + found.length;
        const substitute = findSubstitute(text.charAt(index - 1), text.slice(end, end + 3));
        if (substitute === undefined) return [];
        return toChange(index, found, substitute, 'A formal text does without smiles and laughter.');
      }),
    ),
};

/** “We won!” ends with a full stop. */
export const calmMarks: StyleStage = {
  find: (text) =>
    [...text.matchAll(SHOUT)]
      .filter(({ index }) => !GREETING.test(text.slice(text.lastIndexOf('\n', index) + 1, index)))
      .map(({ index }) => toChange(index, '!', '.', 'A formal text does without exclamation marks.')),
};
