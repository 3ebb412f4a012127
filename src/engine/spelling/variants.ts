import { matchCapital } from '../rules/kit.ts';
import type { Change, Language } from '../types.ts';
import { explainDialect } from './dialect.ts';

/** Beginnings of a word in two spellings, and the endings that both take, as a pattern. */
export type SpellingPair = readonly [british: string, american: string, endings: string];

export const IZE_PAIRS: readonly SpellingPair[] = [
  ...'organ real recogn apolog final summar optim prior maxim minim special custom util author categor critic emphas familiar general memor modern normal standard symbol synchron visual civil'
    .split(' ')
    .map((stem): SpellingPair => [`${stem}is`, `${stem}iz`, '(?:e|es|ed|ing|ation|ations|er|ers)']),
  ['analys', 'analyz', '(?:e|ed|ing|er|ers)'],
];

export const DOUBLED_PAIRS: readonly SpellingPair[] = [
  'travel',
  'cancel',
  'model',
  'label',
  'level',
  'fuel',
  'signal',
  'total',
  'counsel',
].map((stem): SpellingPair => [`${stem}l`, stem, '(?:ed|ing|er|ers|or|ors)']);

const RE_PAIRS: readonly SpellingPair[] = [['litre', 'liter', 's?']];

/** Spellings that the linter takes for right in every dialect, though the chosen one writes the word otherwise. */
const ACCEPTED_OF_OTHERS: Readonly<Record<Language, readonly SpellingPair[]>> = {
  'en-gb': [...IZE_PAIRS, ...DOUBLED_PAIRS, ...RE_PAIRS],
  'en-ca': [...DOUBLED_PAIRS, ...RE_PAIRS],
  'en-us': [],
};

const PATTERNS = Object.fromEntries(
  Object.entries(ACCEPTED_OF_OTHERS).map(([language, pairs]) => {
    const words = pairs.map(([, american, endings]) => `${american}${endings}`).join('|');
    return [language, new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${words})(?![\\p{L}\\p{N}-])`, 'giu')];
  }),
);

/** Words that only American spelling writes so, and “-ise”: a text that has none of them may mean its “-ize”, as Oxford does. */
const AMERICAN =
  /(?<![\p{L}-])(?:color|(?:favo|hono|labo|neighbo|behavio|flavo|humo)r(?!i)|center|theater|gray|defense|offense|(?:travel|cancel|model|label|level|fuel|signal|total|counsel)(?:ed|ing)|(?:analy|paraly)z)(?:s|e|ed|es|ing|ful|less|able|ite|ites|hood|hoods|ly)?(?!\p{L})/u;
const [ISE, IZE] = (['british', 'american'] as const).map((dialect) => {
  const stems = IZE_PAIRS.map(([british, american]) => (dialect === 'british' ? british : american));
  return new RegExp(`(?<!\\p{L})(?:${stems.join('|')})(?:e|es|ed|ing|ation|ations)(?!\\p{L})`, 'iu');
});

/** “World Health Organization” is so called; “Canceled orders” begins a sentence. */
export function isPartOfName(text: string, start: number, end: number): boolean {
  if (!/\p{Lu}/u.test(text.charAt(start))) return false;
  const isFirst = /(?:^|[.!?:\n]["”’)]*\s+|\n)["“‘(]*$/.test(text.slice(Math.max(0, start - 20), start));
  return !isFirst || /^ \p{Lu}/u.test(text.slice(end, end + 2));
}

/** Words in the spelling of another dialect, brought to the chosen one. Offsets are those of `text`. */
export function findVariants(text: string, language: Language): Change[] {
  const pairs = ACCEPTED_OF_OTHERS[language];
  const pattern = PATTERNS[language];
  if (pattern === undefined || pairs.length === 0) return [];
  const isOxford = !AMERICAN.test(text) && ISE?.test(text) !== true;
  return [...text.matchAll(pattern)].flatMap(({ index: start, 0: word }) => {
    if (isOxford && IZE?.test(word) === true) return [];
    const end = start + word.length;
    const lower = word.toLowerCase();
    const [british = '', american = ''] = pairs.find(([, stem]) => lower.startsWith(stem)) ?? [];
    if (isPartOfName(text, start, end)) return [];
    const right = matchCapital(word, british + lower.slice(american.length));
    const about = { category: 'spelling', gist: '', rule: 'spelling' } as const;
    return [{ start, end, replacement: right, reason: explainDialect(language, right), ...about }];
  });
}
