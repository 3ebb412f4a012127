import type { Change } from '../types.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT =
  /(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?!\.\p{L})\.?(?=(?:,? |[,;.!?)\n]|$))/giu;

/** “26 nov” is 26 November in a mail. A full stop stays where a sentence ends with it. */
export function listMonthEdits(text: string): Change[] {
  return [...text.matchAll(SHORT)].flatMap(({ index: start, 0: found }) => {
    const letters = found.replace('.', '');
    const month = MONTHS.find((name) => name.toLowerCase().startsWith(letters.toLowerCase().slice(0, 3)));
    const endsSentence = found.endsWith('.') && /^\s*(?:$|\n|\p{Lu})/u.test(text.slice(start + found.length));
    const end = start + letters.length + (found.endsWith('.') && !endsSentence ? 1 : 0);
    if (month === undefined) return [];
    const about = { category: 'wording', gist: 'month', rule: 'month' } as const;
    return [{ start, end, replacement: month, reason: 'A mail writes the month out.', ...about }];
  });
}
