import type { FactRow } from './fact.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  'jan(?:uary|\\b\\.?)|feb(?:ruary|\\b\\.?)|mar(?:ch|\\b\\.?)|apr(?:il|\\b\\.?)|may|june?|july?|aug(?:ust|\\b\\.?)|sept?(?:ember|\\b\\.?)|oct(?:ober|\\b\\.?)|nov(?:ember|\\b\\.?)|dec(?:ember|\\b\\.?)';
const WEEKDAY = 'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** After a day and a month. In `.` of “Mar. 3” nothing ends. */
const YEAR = '(?:,?\\s+(\\d{4})\\b)?';

const monthOf = (written: string) => MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1;
const dayKeys = (month: number, day: string, year: string | undefined) => [
  `day ${month}-${Number(day)}`,
  ...(year === undefined ? [] : [`number ${year}`]),
];

/** Days and months, whichever way they are written. “may” and “march” count with a day, or as names of their own. */
export const DATE_ROWS: readonly FactRow[] = [
  {
    kind: 'date',
    pattern: /\b(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
    toKeys: ([, year = '', month = '', day = '']) => dayKeys(Number(month), day, year),
  },
  {
    kind: 'date',
    pattern: /\b(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d{2})\b/g,
    toKeys: ([, first, , second, year = '']) => [
      `figures ${Number(first)}/${Number(second)}`,
      `number ${year}`,
    ],
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b(${MONTH})\\s+(?:the\\s+)?${DAY}\\b${YEAR}`, 'gi'),
    toKeys: ([, month = '', day = '', year]) => dayKeys(monthOf(month), day, year),
  },
  {
    kind: 'date',
    pattern: new RegExp(`\\b${DAY}\\s+(?:of\\s+)?(${MONTH})(?!\\p{L})${YEAR}`, 'giu'),
    toKeys: ([, day = '', month = '', year]) => dayKeys(monthOf(month), day, year),
  },
  {
    kind: 'date',
    pattern: /\b(?:january|february|april|june|july|august|september|october|november|december)\b/gi,
    toKeys: ([month]) => [`month ${monthOf(month)}`],
  },
  {
    kind: 'date',
    pattern:
      /(?<=[\p{L},] )(?:May|March)\b|\b(?:May|March)(?= \d{4})|\b(?:Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/gu,
    toKeys: ([month]) => [`month ${monthOf(month)}`],
  },
  {
    kind: 'date',
    pattern: /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
    toKeys: ([, day = '']) => [`weekday ${day.slice(0, 3).toLowerCase()}`],
  },
  {
    kind: 'date',
    pattern: new RegExp(
      `(?<=\\b(?:on|by|until|till|from|next|last|this|before|after|to) )(?:${WEEKDAY}|sat|sun)\\b`,
      'gi',
    ),
    toKeys: ([day]) => [`weekday ${day.slice(0, 3).toLowerCase()}`],
  },
  {
    kind: 'date',
    pattern: /\b(?:today|tomorrow|yesterday|tonight)\b/gi,
    toKeys: ([day]) => [day.toLowerCase()],
  },
  {
    kind: 'date',
    pattern: /\b(next|last|this)\s+(week|month|year|quarter|weekend|spring|summer|autumn|fall|winter)\b/gi,
    toKeys: ([, which = '', period = '']) => [`${which} ${period}`.toLowerCase()],
  },
];
