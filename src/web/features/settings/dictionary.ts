import { formatCount, formatNumber } from '../../../shared/format.ts';
import { dictionaryWordMaxLength, dictionaryWordsLimit } from '../../../shared/limits.ts';
import { isDictionaryWord } from '../../../shared/words.ts';

/** How many rows are drawn at once; others are found by searching. */
export const shownWords = 100;

/** Words that hold these letters, in whatever case. */
export function searchWords(words: readonly string[], searched: string): readonly string[] {
  const letters = searched.trim().toLowerCase();
  return letters === '' ? words : words.filter((word) => word.toLowerCase().includes(letters));
}

/** The words of a text with one in each line, or the sentence that says which line holds none. */
export function readWordList(text: string): { words: string[] } | { problem: string } {
  const lines = text.split('\n').map((line) => line.trim().normalize('NFC'));
  const bad = lines.findIndex((line) => line !== '' && !isDictionaryWord(line));
  if (bad >= 0) {
    const [shown = ''] = [[...(lines[bad] ?? '')].slice(0, dictionaryWordMaxLength).join('')];
    return { problem: `Line ${formatNumber(bad + 1)}, “${shown}”, is not one word. ${whatAWordIs}` };
  }
  return { words: [...new Set(lines.filter((line) => line !== ''))] };
}

export const whatAWordIs = `A word has no spaces and at most ${dictionaryWordMaxLength} characters.`;

/** What is wrong with as many words beside those that are there; undefined where there is room for them. */
export function findOverflow(there: number, added: number): string | undefined {
  if (there + added <= dictionaryWordsLimit) return undefined;
  const [room, limit] = [formatNumber(dictionaryWordsLimit - there), formatNumber(dictionaryWordsLimit)];
  return `These are ${toCount(added)}, and of the ${limit} that a dictionary holds ${room} are free.`;
}

export const toCount = (count: number) => formatCount(count, 'word');

/** “Repeated words” for `harper/RepeatedWords`, “Sentence capital” for `sentence-capital`. */
export function toRuleName(rule: string): string {
  const words = rule
    .replace(/^.*\//, '')
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
