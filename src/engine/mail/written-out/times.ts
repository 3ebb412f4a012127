import { MONTH, WEEKDAY } from '../words/dates.ts';
import type { Replacement } from './replacement.ts';

const DAY_OF_MONTH = '\\d{1,2}(?:st|nd|rd|th)';

const WRITER_CANNOT =
  "(?:^|[,;.] |\\b(?:tell|sorry|that|but|and|so|i|I) )(?:(?:i|I|we|\\p{L}+) )?(?:can(?:['’]?|no)t|couldn['’]?t|won['’]?t be able to|unable to) (?:do|come|make|meet|join|help|go|attend|work|be there|talk|stay|drive|swap)\\b[^,.;?!]{0,40}";
/** What somebody is at, behind “can't come”. */
const IS_AT =
  "(?!(?:nothing|something|anything|everything|during|including|according|depending|being|having said) )(?:(?:still |already |just )?\\p{Ll}{2,}ing\\b(?! (?:is|was|will|costs?)\\b)|(?:at|in|on) (?:the|a|an|my|our|work|home|school|holiday|leave|shift|call|hospital|bed|\\p{L}+['’]s)\\b(?! (?:end|moment|same|time)\\b)|away\\b|abroad\\b|busy\\b|stuck\\b|ill\\b|not (?:well|around|in|here)\\b)";
/** “can't do Saturday, taking my dad to hospital”: why somebody cannot is said of them. */
export const CANNOT_FOR: Replacement = [new RegExp(`(?<=${WRITER_CANNOT}), (?=${IS_AT})`, 'gu'), ', I am '];

/** Days and numbers in haste, as sentences have them. */
export const TIMES: readonly Replacement[] = [
  // “thursday no, friday at 3 yes”
  [
    new RegExp(
      `(?<=^|[,;.] )((?:${WEEKDAY}|tomorrow|today|tonight)(?: (?:at )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?| morning| afternoon| evening)?) (no|yes)(?=$|[,;.!])`,
      'giu',
    ),
    (_, time = '', answer = '') => (/y/i.test(answer) ? `${time} works` : `${time} does not work`),
  ],
  // “wednesday after school ok”, “tomorrow fine”
  [
    new RegExp(
      `(?<=^|[,;.] )((?:${WEEKDAY}|tomorrow|today|tonight|\\d{1,2} ?[-–] ?\\d{1,2}(?:st|nd|rd|th)?)(?: (?:after|before|from|at|around) (?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|school|work|lunch|noon)| (?:at )?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?| morning| afternoon| evening)?) (ok|okay|fine|good|great|perfect|possible|best)(?=$|[,;.!]| (?:for|with) (?:me|us)\\b)`,
      'giu',
    ),
    '$1 is $2',
  ],
  // “£18 an hr”, “every few hrs”
  [/\b((?:an|per|each|every|few|half) )hr(s?)\b/giu, '$1hour$2'],
  // “gets in 5.15”, “monday 18th 2pm”
  [
    /(?<=\b(?:gets? in|arrives?|arriving|leaves?|lands?|starts?|ends?|opens?|closes?) )(?=\d{1,2}[.:]\d\d\b)/gu,
    'at ',
  ],
  [new RegExp(`(?<=\\b${WEEKDAY} ${DAY_OF_MONTH}) (?=\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m\\b)`, 'giu'), ' at '],
  // “thursday 3.30”, “Tuesday 8th 10.30”
  [
    new RegExp(
      `(?<=\\b(?:${WEEKDAY}|tomorrow)(?: (?:the )?${DAY_OF_MONTH})?) (?=\\d{1,2}[.:]\\d\\d\\b(?! ?(?:[-–:]|to\\b|till\\b|until\\b|each\\b|[ap]m ?[-–])))`,
      'giu',
    ),
    ' at ',
  ],
  [new RegExp(`(?<=\\b(?:${WEEKDAY}|tomorrow) )eve(?=$|[,.;!?])`, 'giu'), 'evening'],
  // “my appointment tuesday 10.20”, “start leave 20 August”
  [
    new RegExp(
      `(?<=\\b(?:appointment|meeting|shift|interview|lesson|class|delivery|viewing) )(?=${WEEKDAY}\\b(?! (?:is|was|works)\\b))`,
      'giu',
    ),
    'on ',
  ],
  // “thursday am”
  [
    new RegExp(
      `(?<=\\b(?:${WEEKDAY}|tomorrow) )(am|pm)(?=$|[,.;!?]| (?:and|or|but|if|is|works?|then|at|please|latest)\\b)`,
      'giu',
    ),
    (half) => (/a/i.test(half) ? 'morning' : 'afternoon'),
  ],
  // “away for work last 2 weeks”
  [
    /(?<!\b(?:the|my|our|his|her|their|your|its) )\blast (?=(?:\d+|two|three|four|few|couple of) (?:days|weeks|months|years)\b)/gu,
    'the last ',
  ],
  // “14 May 2pm”
  [
    new RegExp(
      `(?<=\\b(?:${WEEKDAY}|(?:\\d{1,2}(?:st|nd|rd|th)? )${MONTH})) (?=\\d{1,2}(?:[:.]\\d\\d)? ?[ap]m\\b(?! ?[-–]))`,
      'giu',
    ),
    ' at ',
  ],
  // “can start 1 September”, “annual leave 5 to 16 August”
  [
    new RegExp(
      `(?<=\\b(?:start|starts|started|starting|begin|began|moved (?:in|out)|moving (?:in|out)|arrive|arriving|leave on|sent it|finish|return|due back) )(?=\\d{1,2}(?:st|nd|rd|th)? ${MONTH})`,
      'giu',
    ),
    'on ',
  ],
  [
    new RegExp(
      `(?<=\\b(?:leave|holiday|off|away|closed|shut) )(?=\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH} )?(?:to|until|till) \\d)`,
      'giu',
    ),
    'from ',
  ],
  // “by 6th”
  [
    new RegExp(
      `(?<=\\b(?:on|by|until|till|before|after|since|from|not|be|(?:make|do|come|attend)) )(?=${DAY_OF_MONTH}(?:$|[,.;!?]| (?!of\\b|${MONTH}\\b)))`,
      'giu',
    ),
    'the ',
  ],
  // “from the 8th to 15th”
  [
    new RegExp(
      `(?<=\\bthe ${DAY_OF_MONTH} (?:to|and|or|until|not) )(?=${DAY_OF_MONTH}(?:$|[,.;!?]| (?!of\\b|${MONTH}\\b)))`,
      'giu',
    ),
    'the ',
  ],
  [/\bweek of (?=\d{1,2}(?:st|nd|rd|th)\b)/gu, 'week of the '],
  [/(?<=\d(?:st|nd|rd|th|am|pm| now| people| guests| months| days| hours)?) not (?=\p{Sc}?\d)/gu, ', not '],
  [/(?<=\b(?:an?|the) \p{Ll}+|\bmoney back|\brefund) not (?=(?:an?|the) \p{Ll})/gu, ', not '],
  [
    new RegExp(`(?<=^|[,;.] )(?:the )?(${DAY_OF_MONTH}) (no good\\b|too (?:early|late|soon)\\b)`, 'gi'),
    'the $1 is $2',
  ],
  [
    new RegExp(
      `(?<=^|[.!?] )(?=${DAY_OF_MONTH} (?:is|at|works|would|suits|better|best|fine|ok|okay|good|possible)\\b)`,
      'gu',
    ),
    'The ',
  ],
  [
    new RegExp(
      `(?<=[,;] )(?=${DAY_OF_MONTH} (?:is|works|would|suits|better|best|fine|ok|okay|good|possible|free)\\b)`,
      'gu',
    ),
    'the ',
  ],
  [/((?<![:\d])\b\d+ \p{L}{4,}s) (?=no \p{L})/gu, '$1, '],
  // “in September. no pets”, which was no sentence of its own while the month was short
  [new RegExp(`(?<=\\b(?:${WEEKDAY}|${MONTH})\\. )\\p{Ll}`, 'giu'), (letter) => letter.toUpperCase()],
];
