import { wordSet } from '../lexicon/word-set.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { SHORTHAND } from '../spelling/shorthand.ts';
import { writeDates } from './dates.ts';
import { isKnownVerb } from './statements.ts';

/** Names as they are written in the mails that a draft answers, by their small letters. */
export type Names = ReadonlyMap<string, string>;

const NOT_YET = wordSet('also just never probably definitely still not');
const isBase = (word: string) => NOT_YET.has(word) || isKnownVerb(word);

const CLAUSE_START =
  '(?<=^|[,;.!?:(–-] ?|\\b(?:and|but|so|then|because|if|when|that|yes|yep|yeah|no|ok|okay|sure|time|tho|though|think|hope|guess|course) )';
/** Words that are others without their apostrophe: what follows tells which. */
const APOSTROPHES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${CLAUSE_START}were (?=\\d|(?:two|three|four|five|six|both|all|still|not|also|just|very|really|coming|going|looking|happy|sorry|planning|leaving|moving|thinking|free|available|back|away|out|here|home|off|running|late|a)\\b)(?!.*\\?$)`,
      'giu',
    ),
    "we're ",
  ],
  [
    /\bits (?=(?:a|an|the|my|our|your|his|her|at|in|on|not|been|ok|okay|fine|too|very|so|still|all|also|just|really|already|only|about|possible|great|good|bad|nice|cold|hot|better|time|going|getting|working|raining|stuck|broken|gone|done|ready|closed|open|free|full|late|included|attached|[\p{L}-]+\.\p{Ll}{2,}|\p{Ll}{3,}ing (?:the|a|an|my|our|your|me|us|it|them|everything|everyone))\b)/giu,
    "it's ",
  ],
  [
    new RegExp(
      `${CLAUSE_START}id (?=(?:like|love|prefer|be|rather|say|suggest|need|have|appreciate|go|choose|pick|take)\\b)`,
      'giu',
    ),
    "I'd ",
  ],
  [/\b(must|should|could|would|might|need)nt\b/gi, "$1n't"],
];
/** Said of who is ill. */
const AFTER_ILL =
  /^(?:and|or|but|so|too|today|yesterday|since|with|from|for|at|in|on|as|again|now|health|people|child)$/i;
const WILL = new RegExp(
  `(?:${CLAUSE_START}|(?<![\\p{L}'’-])(?=ill \\p{L}+ (?:it|them)\\b)|(?<=\\b(?:tell|remind|inform) \\p{L}+ ))(ill|well|hell|shell) (?=(\\p{L}+))`,
  'giu',
);
const WILL_OF: Readonly<Record<string, string>> = wordTable({
  ill: 'I',
  well: 'we',
  hell: 'he',
  shell: 'she',
});

/** One of whom most people have one, so that “my sisters birthday” is hers. */
const ONE_PERSON =
  'grandmother|grandfather|mother|father|mum|mom|dad|wife|husband|partner|sister|brother|son|daughter|aunt|uncle|grandma|grandpa|boss|manager|landlord|landlady|doctor|dentist|teacher|professor';
const OWNER = new RegExp(`(\\b(?:my|your|his|her|our|their|the) )?\\b(${ONE_PERSON})s (\\p{Ll}+)`, 'giu');
const NO_THING =
  /^(?:and|or|but|are|were|is|was|have|had|who|that|to|in|on|at|of|with|for|from|by|will|would|can|could|do|did|not|also|all|both|because|if|when|as|so|too|here|there|live|think|(?!wedding|wed|building|meeting|painting|family|reply)\p{L}+(?:ed|ing|ly))$/iu;

/** “my sons report”: more often a thing than what they do. */
const OWNED = /^(?:report|school|teacher|room|name|class|birthday|wedding|passport|ticket|doctor)$/;

/** “the drill is at my brothers” */
const AT_HOME_OF = new RegExp(`(?<=\\bat (?:my|his|her|our) )(${ONE_PERSON})s(?=$|[,;.])`, 'gu');

const withOwners = (words: string) =>
  words.replaceAll(OWNER, (whole, whose = '', person: string, thing: string) => {
    const isPlural = !/f$|fe$/.test(person) && isBase(thing) && !OWNED.test(thing);
    if (isPlural || NO_THING.test(thing) || (whose === '' && !/^(?:note|appointment|office)$/.test(thing)))
      return whole;
    return `${whose}${person}'s ${thing}`;
  });

const ACRONYM =
  /(?<![\p{L}\p{N}@./_-])(?:ok|fyi|cv|iban|bic|pdf|usb|vat|asap|(?<=\b(?:your|my|his|her|their|photo|an|valid) )id|tv|pc|url|faq|agm|rsvp|bbq|diy|nhs|uk|usa|q[1-4])(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
const TITLED = /\b(mr|mrs|ms|mx|dr|prof|herr|frau)(\.?) (?!and\b)(\p{L})(?=\p{L})/giu;
const STREET =
  /(?<=[,:] |\d |\b(?:is|in|on|at|outside|near) )(?!the |a |my |our )\p{Ll}+ ?(?:str\.|straße|strasse|gasse|platz|weg|allee|lane|street|road|avenue|(?<=\d \p{Ll}+ )(?:rd|st|ave))(?=,? \d|,|$)|(?<=\b\d{1,4} )\p{Ll}+ (?:lane|street|road|avenue)(?!\p{L})/gu;
/** “my daughter lena”, “my colleague priya nair” and “ask lena” */
const NAMED = new RegExp(
  `(?<=\\b(?:ask|told|asked|called|call|ring|text|email|contact|tell|remind|invite|thank|inform|get|chase|(?:my|our|his|her|your|their) (?:${ONE_PERSON}|colleague|friend|cousin|neighbou?r|child|kid)) )\\p{Ll}{3,}(?: \\p{Ll}{3,})?(?![\\p{L}'])|(?<=\\b(?:(?:is|are|was|were|go|goes|went|talk|talked|speak|spoke|meet|met|checked|live|lives) (?:with|to)) )\\p{Ll}{3,}(?![\\p{L}'])|(?<=\\band )\\p{Ll}{3,}(?= (?:covers|takes|has|is|was|will|can|brings|does|comes|knows)\\b)|(?<=\\b(?:that|if|whether) )\\p{Ll}{3,}(?= (?:can|can't|is|isn't|was|has|had|will|won't|would|could)\\b)|(?<![\\p{L}'’])\\p{Ll}{3,}(?= (?:says|said|thinks|thought|told|knows|wants|asked)\\b)`,
  'giu',
);
/** “driving mum home”, and not “my mum” */
const KIN =
  /(?<=\b(?:with|after|see|visit|visited|driving|taking|bringing|drive|take|bring|ask|asked|and|for|to|from|by|of|that|if) )(?:mum|mom|dad|grandma|grandpa)(?![\p{L}'’])/gu;
/** A given and a family name, wherever they stand: “it's karim bello”. */
const FULL_NAME = /(?<![\p{L}'’@./_-])(\p{Ll}{3,}) (\p{Ll}{3,})(?![\p{L}'’@/_])/gu;
const capitals = (words: string) => words.replaceAll(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** “thursday no, friday at 3 yes” */
const TIME_ANSWERED =
  /(?<=^|[,;.] )((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)(?: (?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?| morning| afternoon| evening)?) (no|yes)(?=$|[,;.!])/giu;
const CANNOT_THEN =
  /\b(can(?:['’]?|no)t) (?=(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|tonight|today)\b)/gi;

const withNames = (words: string, names: Names) =>
  words.replaceAll(
    /(?<![\p{L}\p{N}@./_'’-])\p{Ll}[\p{L}]*(?![@/_\p{L}]|\.\p{L})/gu,
    (word) => names.get(word) ?? word,
  );

const BEFORE_FULL_NAME = new RegExp(
  `\\b(?:${ONE_PERSON}|colleague|friend|cousin|neighbou?r|coworker) $`,
  'u',
);
/** “my colleague hannah price”: whatever closes the name of somebody who is told by what they are. */
const isFamilyName = (plain: string, at: number, name: string) =>
  BEFORE_FULL_NAME.test(plain.slice(0, at)) && /^(?:$|[,.;])/.test(plain.slice(at + name.length));

/** A note with what haste leaves out of its words: apostrophes, letters, and the capitals of names. */
export function writeOut(
  note: string,
  names: Names,
  isName: (word: string) => boolean = () => false,
): string {
  const isCurly = note.includes('’');
  const written = writeStraight(isCurly ? note.replaceAll('’', "'") : note, names)
    .replaceAll(NAMED, (written: string, at: number, plain: string) => {
      const [name = '', next = ''] = written.split(' ');
      if (!isName(name)) return written;
      const isFamily = isName(next) || isFamilyName(plain, at, written);
      return next === '' || isFamily ? capitals(written) : `${capitals(name)} ${next}`;
    })
    .replaceAll(FULL_NAME, (words, given: string, family: string) =>
      isName(given) && isName(family) ? capitals(words) : words,
    );
  return isCurly ? written.replaceAll("'", '’') : written;
}

/** Short forms that are read by what stands beside them: “re” is also a prefix, “no” mostly a refusal. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(in|ex)cl\.(?= )/g, '$1cluding'],
  [/\besp\b\.?(?= \p{L})/gu, 'especially'],
  [/(?<=\b(?:has|have|had|got) )appt\b\.?/g, 'an appointment'],
  [/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and '],
  [/,? \b(?:lol|haha+|lmao)\b/gi, ''],
  [/\bwho of (?=(?:them|you|us)\b)/g, 'which of '],
  [/\bappts\b/g, 'appointments'],
  [/\bappt\b\.?/g, 'appointment'],
  [
    /\bb\/?c (?=(?:of|i|i'm|im|we|he|she|it|its|they|there|the|my|our|his|her|their|this|that)\b)/gi,
    'because ',
  ],
  [/(?<=\s)w\/o\b/gi, 'without'],
  [/(?<=\s)w\/ ?(?=\p{L}|\d)/gu, 'with '],
  [/(?<=[\p{L}\d] )re:? (?=(?!do\b)\p{L})/gu, 'about '],
  [/(?<=\b(?:at|to|from|number|house|flat) )no (?=\d)/g, 'No. '],
];

function writeStraight(note: string, names: Names): string {
  const plain = SHORT_FORMS.reduce((words, [short, whole]) => words.replaceAll(short, whole), note)
    .replaceAll(/(?<![\p{L}\p{N}'./@-])\p{L}+(?![\p{L}\p{N}'/@-]|\.\p{L})/gu, (word) => {
      const whole = SHORTHAND[word.toLowerCase()];
      return whole === undefined || /^\p{Lu}{2}/u.test(word)
        ? word
        : /^\p{Lu}/u.test(word)
          ? whole.charAt(0).toUpperCase() + whole.slice(1)
          : whole;
    })
    .replaceAll(WILL, (whole, word: string, next: string) =>
      (word.toLowerCase() === 'ill' ? !AFTER_ILL.test(next) : isBase(next.toLowerCase()))
        ? `${WILL_OF[word.toLowerCase()]}'ll `
        : whole,
    )
    .replaceAll(/(?<![\p{L}\p{N}'.@/-])i(?=$|[ ,']|'(?:m|ve|ll|d)\b)/gu, 'I');
  const apostrophised = APOSTROPHES.reduce((words, [slip, right]) => words.replaceAll(slip, right), plain);
  return withNames(
    withOwners(writeDates(apostrophised))
      .replaceAll(CANNOT_THEN, '$1 do ')
      .replaceAll(STREET, capitals)
      .replaceAll(/(?<=\d,? \d{4,5} )\p{Ll}+/gu, capitals)
      .replaceAll(ACRONYM, (word) => word.toUpperCase())
      .replaceAll(TIME_ANSWERED, (_, time: string, answer: string) =>
        /y/i.test(answer) ? `${time} works` : `${time} does not work`,
      )
      .replaceAll(/(?<=^|[.!?] )(?:the )?(\d{1,2}(?:st|nd|rd|th)) (?=(?:i|we) )/giu, 'On the $1 ')
      .replaceAll(/(?<=[,;] )(?:the )?(\d{1,2}(?:st|nd|rd|th)) (?=(?:i|we) )/giu, 'on the $1 ')
      .replaceAll(/\bst\.? (\p{L}+)(?=['’]s\b)/gu, (_, name: string) => `St ${capitals(name)}`)
      .replaceAll(
        /(?<=\d(?:st|nd|rd|th|am|pm| now| people| guests| months| days| hours)?) not (?=\p{Sc}?\d)/gu,
        ', not ',
      )
      .replaceAll(/(?<=^|[,;.] )(?:the )?(\d{1,2}(?:st|nd|rd|th)) no good\b/gi, 'the $1 is no good')
      .replaceAll(/(?<=^|[.!?] )(?=\d{1,2}(?:st|nd|rd|th) (?:is|at|works|would|suits)\b)/gu, 'The ')
      .replaceAll(KIN, capitals)
      .replaceAll(AT_HOME_OF, "$1's")
      .replaceAll(
        /\b(row|gate|platform|block|plan|option|terminal|wing) ([b-hj-z])(?![\p{L}'’])/gu,
        (_, thing: string, letter: string) => `${thing} ${letter.toUpperCase()}`,
      )
      .replaceAll(
        /(?<=^|[,;.] )attach (?:the |some |my )?(photos?|pictures?|invoice|receipt|form|cv|copy|screenshots?)\b/g,
        '$1 attached',
      )
      .replaceAll(/((?<![:\d])\b\d+ \p{L}{4,}s) (?=no \p{L})/gu, '$1, ')
      .replaceAll(
        TITLED,
        (_, title: string, stop: string, letter: string) =>
          `${capitals(title)}${stop} ${letter.toUpperCase()}`,
      ),
    names,
  );
}
