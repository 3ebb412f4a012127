import { wordTable } from '../lexicon/word-table.ts';
import type { FactRow } from './fact.ts';

const SMALL = `
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`
  .trim()
  .split(/\s+/);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = wordTable({
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  k: 1000,
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
});
const PLURAL_SCALES = 'dozens|hundreds|thousands|millions|billions';
/** From the third on: “first” and “second” are seldom numbers. */
const ORDINALS = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const SPELLED = [...SMALL, ...TENS].join('|');
const SCALE = 'dozen|hundred|thousand|million|billion';

/** What is said of one number word; nothing for other words. */
function findValue(word: string): number | undefined {
  const small = SMALL.indexOf(word);
  if (small >= 0) return small;
  const tens = TENS.indexOf(word);
  return tens >= 0 ? (tens + 2) * 10 : undefined;
}

/** “two hundred and five” is 205. */
function readSpelled(words: string): number {
  let total = 0;
  let current = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const scale = SCALES[word];
    if (scale === undefined) {
      current += findValue(word) ?? 0;
    } else {
      current = Math.max(1, current) * scale;
      if (scale >= 1000) {
        total += current;
        current = 0;
      }
    }
  }
  return total + current;
}

/** Figures without the marks between groups, and without a fraction of zeros: “10,000.00” is “10000”. */
function plainDigits(written: string): string {
  const joined = /^\d{1,3}(?:[,'’\u00a0\u202f]\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replace(/[^\d.]/g, '')
    : written;
  return joined.replace(/\.00?$/, '').toLowerCase();
}

function scaled(written: string, scale: string | undefined): string {
  const digits = plainDigits(written);
  const factor = SCALES[scale?.toLowerCase() ?? ''];
  return factor === undefined ? digits : String(Math.round(Number(digits) * factor));
}

const CURRENCIES: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['$', /^(?:\$|usd|us\$|doll?[ae]rs?)$/i],
  ['€', /^(?:€|eur|euros?)$/i],
  ['£', /^(?:£|gbp)$/i],
  ['%', /^(?:%|percent|per cent)$/i],
];

function unitKeys(...written: (string | undefined)[]): string[] {
  return written.flatMap((unit) => {
    if (unit === undefined || unit === '') return [];
    return [`unit ${CURRENCIES.find(([, pattern]) => pattern.test(unit))?.[0] ?? unit.toLowerCase()}`];
  });
}

/** “3 pm” and “15:00” are one time; without am or pm the clock's own figures count. */
function timeKey(hours: string, minutes: string | undefined, half: string | undefined): string {
  const twelve = Number(hours) % 12;
  const hour = half === undefined ? Number(hours) : twelve + (/^p/i.test(half) ? 12 : 0);
  return `time ${hour}:${minutes ?? '00'}`;
}

/** Sums, shares, times, telephone numbers, and numbers in words from two on; “one” is seldom a number. */
export const NUMBER_ROWS: readonly FactRow[] = [
  {
    kind: 'number',
    pattern: /\+\d[\d\s()/.-]{5,}\d|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g,
    toKeys: ([phone]) => [`phone ${phone.replace(/\D/g, '')}`],
  },
  {
    kind: 'number',
    pattern: /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\b\.?|\b(\d{1,2}):(\d{2})\b/gi,
    toKeys: ([, hours, minutes, half, clockHours, clockMinutes]) => [
      timeKey(clockHours ?? hours ?? '', clockMinutes ?? minutes, half),
    ],
  },
  {
    kind: 'number',
    pattern:
      /(?:(?<![^\s(])([-−]))?(\p{Sc}|\b(?:USD|EUR|GBP)\s?)?(?<![\p{L}\p{N}])(\d[\d,'’\u00a0\u202f]*\d(?:\.\d+)*|\d(?:\.\d+)*)(?:(?:st|nd|rd|th)\b|\s?(k|mn|bn|thousand|million|billion)\b)?(?:\s?(%|€|£|\$|percent\b|per cent\b|USD\b|EUR\b|GBP\b|doll?[ae]rs?\b|euros?\b))?(?![\p{L}\p{N}])/giu,
    toKeys: ([, minus = '', before, digits = '', scale, after]) => [
      `number ${minus && '-'}${scaled(digits, scale)}`,
      ...unitKeys(before?.trim(), after),
    ],
  },
  // What holds figures in some other way is taken to the letter: versions, codes, “5kg”.
  {
    kind: 'number',
    pattern: /(?<![\p{L}\p{N}.,_-])[\p{L}\p{N}](?:[\p{L}\p{N}.,_-]*[\p{L}\p{N}])?/gu,
    toKeys: ([code]) => (/\p{N}/u.test(code) ? [`number ${plainDigits(code)}`] : []),
  },
  { kind: 'number', pattern: /\p{N}+/gu, toKeys: ([digits]) => [`number ${digits}`] },
  {
    kind: 'number',
    pattern: new RegExp(
      `\\b(?:a\\s+(?=${SCALE}))?(?:${SPELLED}|${SCALE})(?:[\\s-]+(?:and\\s+(?=${SPELLED}))?(?:${SPELLED}|${SCALE}))*\\b(?:\\s+(percent|per cent|doll?[ae]rs?|euros?)\\b)?`,
      'gi',
    ),
    toKeys: ([written, unit]) => {
      const words = unit === undefined ? written : written.slice(0, -unit.length).trim();
      const value = readSpelled(words.replace(/\band\s+|^a\s+/gi, ''));
      return value < 2 ? [] : [`number ${value}`, ...unitKeys(unit)];
    },
  },
  {
    kind: 'number',
    pattern: new RegExp(`\\b(?:${ORDINALS.join('|')})s?\\b`, 'gi'),
    toKeys: ([word]) => [`number ${ORDINALS.indexOf(word.toLowerCase().replace(/s$/, '')) + 3}`],
  },
  {
    kind: 'number',
    pattern: new RegExp(`\\b(?:${PLURAL_SCALES})\\b`, 'gi'),
    toKeys: ([word]) => [`number ${word.toLowerCase()}`],
  },
];
