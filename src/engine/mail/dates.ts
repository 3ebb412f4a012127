import type { Change } from '../types.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const DAY = '(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)';
const SHORT = new RegExp(
  [
    '(?<=\\b\\d{1,2}(?:st|nd|rd|th)? )(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b',
    '(?<![\\p{L}\\p{N}])(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\\b(?=\\.? \\d{1,2}\\b)',
    `(?<![\\p{L}\\p{N}])${DAY}\\b(?=\\.?,? \\d{1,2}\\b| (?:morning|afternoon|evening|night)\\b|(?: to |-| or | and )${DAY}\\b)`,
    '(?<=\\b(?:on|by|until|next) )(?:mon|tues?|wed|thu|thurs?|fri|sat)\\b',
    `(?<=\\b(?:mon|tues?|wed|thu|thurs?|fri|sat)(?: to | or | and |-))${DAY}\\b`,
  ]
    .map((words) => `${words}(?!\\.\\p{L})\\.?(?=(?:,? |[,;.!?)\\n-]|$))`)
    .join('|'),
  'giu',
);

/** “26 nov” is 26 November in a mail, “mon to thu” Monday to Thursday. A full stop stays where a sentence ends with it. */
export function listDateEdits(text: string): Change[] {
  return [...text.matchAll(SHORT)].flatMap(({ index: start, 0: found }) => {
    const letters = found.replace('.', '').toLowerCase();
    const name = [...MONTHS, ...DAYS].find((each) => each.toLowerCase().startsWith(letters.slice(0, 3)));
    const endsSentence = found.endsWith('.') && /^\s*(?:$|\n|\p{Lu})/u.test(text.slice(start + found.length));
    const end = start + letters.length + (found.endsWith('.') && !endsSentence ? 1 : 0);
    if (name === undefined || found === name) return [];
    const about = { category: 'wording', gist: 'date', rule: 'date' } as const;
    return [{ start, end, replacement: name, reason: 'A mail writes days and months out.', ...about }];
  });
}
