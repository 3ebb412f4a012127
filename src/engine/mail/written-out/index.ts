import { WEEKDAY, writeDates } from '../words/dates.ts';
import type { IsName } from '../words/is-name.ts';
import { AT_HOME_OF, OF_A_DAY, OWNERS, SHORT_VERBS } from './apostrophes.ts';
import { ACRONYMS, type Names, PLACES, TITLES, writeNames, writeNamesOfMails } from './capitals.ts';
import { type Replacement, replaceInTurn } from './replacement.ts';
import { SHORT_FORMS } from './short-forms.ts';
import { CANNOT_FOR, TIMES } from './times.ts';

export type { Names } from './capitals.ts';

/** “attach photos” of a mail that has them. */
const ATTACHED: Replacement = [
  /(?<=^|[,;.] )attach (?:the |some |my )?(photos?|pictures?|invoice|receipt|form|cv|copy|screenshots?)\b/g,
  '$1 attached',
];

/** “kettle i bought on 2 May leaks” */
const BOUGHT_THING: Replacement = [
  /(?<=^|[,;.] |\b(?:that|because) )(?=(?!(?:the|an?|my|our|your|this|that|these|those|what|which|who|where|when|if|as|since|because|but|and|so|all|everything|anything|nothing|something|things?|one|yes|no|sorry|thanks|like|also|then|now|still|today|yesterday|again|maybe|sure|know|think|hope|glad|afraid) )\p{Ll}{3,}(?: \p{Ll}{3,})? (?:i|I|we|you) (?:bought|ordered|returned|lent|borrowed|rented|booked|sent)\b)/gu,
  'the ',
];
/** “invoice attached for 10 hours” */
const WHAT_FOR: Replacement = [
  /\b(invoice|receipt|quote|estimate|form|list|plan|photos?|report) attached (for (?!you\b|your\b|him\b|her\b|them\b)[^,.;]+)/gu,
  '$1 $2 attached',
];
/** “to wrong house”, “can go on trip” */
const THE_ONE: Replacement = [
  /(?<=\b(?:to|at|in|from|with|got|sent|ordered|on) )(?=(?:wrong|same) (?!now|here|there|and|or|to|of|way\b.*\bas\b)\p{Ll}{3,}|trip(?:$|[,.;!?]| (?:and|but|on)\b))/gu,
  'the ',
];
/** “to dinner saturday 14th”, “pick it up Friday” */
const ON_DAY: Replacement = [
  new RegExp(
    `(?<=\\b(?:dinner|lunch|supper|brunch|drinks|breakfast|party|barbecue|BBQ|tea|(?:it|them|him|her|us|me) (?:up|over|back)) )(?=(?:${WEEKDAY})\\b(?!['’]|s\\b))`,
    'giu',
  ),
  'on ',
];

const ROOM =
  'window|garden|kitchen|garage|shed|attic|loft|cellar|basement|hallway|bathroom|bedroom|lounge|office|car park|station|airport|fridge|freezer|desk|counter|hall|library|shop|pub|playground|classroom|roof|ceiling|wall|door|gate|porch|cupboard|drawer|letterbox|folder|calendar|diary';
/** “saw the sign in window”, “worked in school library” */
const IN_ROOM: Replacement = [
  new RegExp(
    `(?<=\\b(?:in|on|at|by|near|behind|under|outside|into) )(?=(?:(?:school|church|village|community|hotel|hospital|uni|front|back|side) )?(?:${ROOM})(?:$|[,.;!?]| (?!\\p{L}\\b|\\d|hours\\b|party\\b|to\\b|road\\b|street\\b|lane\\b)))`,
    'gu',
  ),
  'the ',
];

/** “arriving good friday”, and not “have a good friday” */
const HOLIDAYS: Replacement = [
  /(?<!\b(?:a|an|every|very|really|so|as) )\b(good friday|black friday|cyber monday|easter (?:sunday|monday)|boxing day|new year's (?:eve|day)|(?<!\b(?:the|a|this|next|last|happy|every) )new year(?!['’\w])|christmas (?:eve|day))\b/gi,
  (day) => day.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()).replace("'S", "'s"),
];

/** A note with what haste leaves out of its words: apostrophes, letters, and the capitals of names. */
export function writeOut(note: string, names: Names, isName: IsName = () => false): string {
  const isCurly = note.includes('’');
  const plain = replaceInTurn(isCurly ? note.replaceAll('’', "'") : note, [...SHORT_FORMS, ...SHORT_VERBS]);
  const whole = replaceInTurn(writeDates(plain), [
    ...OF_A_DAY,
    OWNERS,
    CANNOT_FOR,
    ...PLACES,
    ...ACRONYMS,
    ...TIMES,
    HOLIDAYS,
    ATTACHED,
    BOUGHT_THING,
    WHAT_FOR,
    THE_ONE,
    ON_DAY,
    IN_ROOM,
    AT_HOME_OF,
    ...TITLES,
  ]);
  const written = writeNames(writeNamesOfMails(whole, names), isName);
  return isCurly ? written.replaceAll("'", '’') : written;
}
