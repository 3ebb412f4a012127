import type { Word } from '../../text/words.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

const make = makeAsked('serial-comma', 'comma');
const ITEM = /^(?:NOUN|PROPN|ADJ|NUM|DET)$/;
/** Words of an item at most. */
const LONGEST_ITEM = 4;

/** Where the item that ends before this place begins. */
function findItemStart(words: readonly Word[], end: number): number {
  let start = end;
  while (end - start < LONGEST_ITEM && ITEM.test(words[start - 1]?.tag ?? '')) start -= 1;
  return start;
}

/** Whether “A, B” stands before the place, and is no opening such as “In Paris, cats”. */
function isSeries(words: readonly Word[], end: number): boolean {
  const last = findItemStart(words, end);
  if (last === end || words[last - 1]?.text !== ',') return false;
  const first = findItemStart(words, last - 1);
  if (first === last - 1) return false;
  const opening = words[first - 1];
  if (opening?.text === ',') return isSeries(words, last - 1);
  return opening !== undefined
    ? !/^(?:ADP|SCONJ|ADV)$/.test(words[0]?.tag ?? '') || first > 2
    : /^(?:NOUN|PROPN)$/.test(words[0]?.tag ?? '') && !/day$/.test(words[0]?.lower ?? '');
}

const isItem = (word: Word | undefined) => ITEM.test(word?.tag ?? '');

/** The comma before “and” in a list of three or more: set or taken out. */
export const makeSerialComma = (isWanted: boolean): StyleStage => ({
  reach: 'free',
  find: (text, { read }) =>
    read(text).flatMap(({ words, start }) =>
      words.flatMap((word, index) => {
        if (!/^(?:and|or)$/.test(word.lower) || !isItem(words[index + 1])) return [];
        const previous = words[index - 1];
        const hasComma = previous?.text === ',';
        if (previous === undefined || hasComma === isWanted) return [];
        const end = hasComma ? index - 1 : index;
        if (!isSeries(words, end)) return [];
        const at = start + (words[end - 1]?.end ?? 0);
        return [hasComma ? make(at, at + 1, '') : make(at, at, ',')];
      }),
    ),
});
