import { findIrregularBase, findIrregularParticiple, isPastParticiple } from '../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isVerbBase, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { CHOSEN, MEANS, type Nouns, toMainClause, withCopula } from './copula.ts';
import { WEEKDAY, WEEKDAY_NAME } from './dates.ts';
import type { SentenceModel } from './manner.ts';
import { PERSON, ROLE } from './somebody.ts';
import type { SpokenOf } from './spoken-of.ts';
import { completeSubject, isSubjectless } from './subjects.ts';
import type { IsName } from './whom.ts';

/** Whether words are a sentence, and the verbs and articles that notes leave out of one. */

const FINITE =
  /(?:^|[\s(])(?:am|is|are|was|were|has|have|had|will|would|can|could|can't|cant|cannot|won't|wont|must|should|shall|may|might|do|does|did|needs?|wants?|isnt|arent|wasnt|dont|doesnt|didnt|havent|hasnt)(?=[\s,.!?)]|$)|n't\b|\b(?:i|we|you|they|he|she|it|that|there|who|what|where|(?:some|any|every|no)(?:thing|one|body))'(?:s|m|re|ll|ve|d)\b/iu;
const SUBJECT_AND_VERB =
  /^(?:i|we|they|you|he|she|it|nobody|everybody|everyone|somebody|someone|no one) (?!too\b|also$|else$)\p{L}/iu;
const OPENS_SENTENCE =
  /^(?:please|pls|thanks|thank you|many thanks|sorry|congratulations|congrats|well done|happy \p{L}+|good luck|let's|let me|let us|welcome|best (?:regards|wishes)|all the best|see you|talk soon|hope|no(?= (?:problem|worries|rush|hurry|need))|here (?:is|are|comes)|(?:\p{L}+ )?\p{L}{3,}s please \p{L}|if|when|because|since|as soon as|looking forward)\b/iu;
const INTRANSITIVE = wordSet(
  'arrived happened occurred started ended stopped failed crashed died expired appeared worked changed moved returned agreed disappeared increased decreased improved passed dropped',
);
const NO_VERB = wordSet(
  'meeting building training parking shipping printing cleaning catering viewing wiring heating booking wedding painting opening hearing reading spelling morning evening ceiling thing anything something nothing everything clothing lighting flooring',
);
const TIME_NEXT = `${WEEKDAY}s?|today|tomorrow|tonight|yesterday|now|soon|next|this|every|early|late|later|already`;

export const isKnownVerb = (word: string) => isVerbBase(word) || BASES.has(word);
/** Whether a noun phrase cannot well begin with the word: “call”, “feels”, “lost”. */
const isVerbForm = (word: string) =>
  isKnownVerb(word) ||
  findIrregularBase(word) !== undefined ||
  (/[^s]s$/.test(word) && isKnownVerb(findBaseOfThirdPerson(word) ?? ''));
const isDoing = (word: string) => /.{2}ing$/.test(word) && !NO_VERB.has(word);
/** “washing machine”: nobody washes it */
const NAMED_BY_DOING =
  /^(?:washing (?:machine|line)|(?:dining|living|sitting|meeting|waiting|changing|dressing|fitting|consulting) rooms?|swimming (?:pool|lessons?)|parking (?:space|place|permit|ticket|meter)s?|running (?:costs|shoes|club)|driving (?:licence|license|lessons?|test)|sewing machine|vending machine|sleeping bags?|reading (?:glasses|group|list)|cooking class|closing (?:date|time)|opening (?:times|hours)|starting (?:date|price|salary)|asking price|building work|mailing list|shopping list|skirting board|extending lead|ironing board)\b/i;
/** “waited 3 hours”, “running 5 minutes late” */
const isVerbFirst = (noun: string) =>
  isVerbForm(noun.split(' ')[0]?.toLowerCase() ?? '') ||
  (isDoing(noun.split(' ')[0]?.toLowerCase() ?? '') && !NAMED_BY_DOING.test(noun)) ||
  /^\p{L}+ed(?:$| (?:\d|one|two|three|four|five|six|by|to|at|in|for|on|with|the|an?|my|our)\b)/iu.test(noun);
const BASES = wordSet(
  'accept reject refuse decline approve arrive add save want need like find feel hold run be do go have make put set see come send meet pay keep let bring buy book email ring tell give take ask use rsvp close belong spell invite attach rearrange reschedule dispatch tidy fetch unplug unlock grab swap stay',
);
const AFTER_VERB = new RegExp(
  `^(?:$|the|a|an|my|our|your|his|her|their|it|me|us|to|for|in|on|at|by|until|from|well|fine|great|best|better|out|up|down|off|back|over|too|says?|\\d.*|${TIME_NEXT})$`,
);

/** Whether this word, which does not begin the words, can only be a verb that says something of what stands before. */
function isFiniteAt(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  const base = findIrregularBase(word);
  // “boss a bit odd”
  if (word === 'bit' && !/^(?:i|he|she|it|dog|cat|they|who)$/.test(words[index - 1] ?? '')) return false;
  if (base !== undefined)
    return findIrregularParticiple(base) !== word || /^(?:the|a|an|my|our|his|her|it|me|us)$/.test(next);
  if (
    /^(?:suits?|works?|fits?)$/.test(word) &&
    /^(?:me|us|for|best|well|better|fine|perfectly|nicely)$/.test(next)
  )
    return true;
  // “detective story sounds fun”
  if (/^(?:sounds|looks|seems|smells|tastes|feels)$/.test(word)) return next !== '';
  // “physio says no running”
  if (/^(?:says|said|thinks|reckons)$/.test(word)) return next !== '';
  // “the room smelled of smoke”
  if (/^(?:smelled|smelt|tasted|looked|sounded|seemed|turned|ended)$/.test(word))
    return /^(?:of|like|out|up|very|so|too)$/.test(next);
  // “my laptop keeps freezing”
  if (
    /^(?:keeps?|starts?|stops?|begins?)$/.test(word) &&
    /.{2}ing$/.test(next === 'not' ? (words[index + 2] ?? '') : next)
  )
    return true;
  // “old machines get picked up”
  if (/^gets?$/.test(word) && words[index - 1] !== 'to' && (/ed$/.test(next) || findIrregularBase(next)))
    return true;
  // “the party got out of hand”
  if (word === 'got' && !/^(?:have|has|had|i've|we've|they've|'ve)$/.test(words[index - 1] ?? ''))
    return /^(?:out|lost|stuck|better|worse|back|in|a bit|very|too|delayed|cancelled|stolen|the|an?|my|our|his|her|it|me|us)$/.test(
      next,
    );
  // “venue called this morning”
  if (/^(?:called|phoned|e-?mailed|texted|replied|rang)$/.test(word))
    return /^(?:|this|last|yesterday|today|again|back|about|to|and)$/.test(next);
  if (INTRANSITIVE.has(word)) return next !== 'to' && next !== 'from';
  if (/ed$/.test(word)) return /^(?:the|a|an|my|our|your|his|her|it|me|us|that)$/.test(next);
  if (
    isKnownVerb(word) &&
    /[^su'’]s$/.test(words[index - 1] ?? '') &&
    /^(?:the|an?|my|our|it|up|down|out|at|every|to|in|into|on|all|well|too|very|so|again|back|here|there)$/.test(
      next,
    )
  )
    return true;
  const third = /[^s]s$/.test(word) ? findBaseOfThirdPerson(word) : undefined;
  return third !== undefined && isKnownVerb(third) && AFTER_VERB.test(next);
}

const OBJECT_FIRST =
  /^(?:the|a|an|my|our|your|his|her|their|me|us|him|it|them|this|that|these|those|all|any|some|no|not|nothing|everything|both|by|before|until|without|back|asap|up|out|in|into|if|when|only|also|here|early|\p{L}+[^su'’]s)$/u;

/** “block it”, “void them”: what is mostly a noun is done to something here. */
const DONE_TO_IT =
  /^(?!(?:about|above|after|all|and|are|because|been|before|being|below|both|but|can|cannot|could|did|does|even|for|from|had|half|has|have|how|into|just|less|like|maybe|might|more|most|must|near|not|once|only|onto|over|should|since|some|than|that|then|though|unless|until|upon|want|was|were|what|when|where|whether|which|while|who|why|will|with|without|would|yet)\b)\p{Ll}{3,}(?<!ed|ing|s|ly) (?:it|them)\b/u;

/** Whether a verb in its base form begins the words: “bring your laptop”. */
export function isImperative(words: string): boolean {
  const lower = words.toLowerCase();
  const [first = '', second = ''] = lower.split(/[\s,]+/, 2);
  if (/^(?:need|want|hope|thank|happen|seem|mean)$/.test(first)) return false;
  if (/^(?:is|are|was|were|has|will|would|can|could|should|of|for|about|with|from|yes|no)$/.test(second))
    return false;
  // “train arrives”
  const isSaid = isKnownVerb(findBaseOfThirdPerson(second) ?? '') && /s$/.test(second);
  return (
    (isKnownVerb(first) && !isSaid && OBJECT_FIRST.test(second)) ||
    (PURE_VERBS.has(first) && second !== '') ||
    (DONE_TO_IT.test(lower) && findIrregularBase(first) === undefined)
  );
}

const MONTH_OF_MAY = /(?<=\b(?:\d{1,2}(?:st|nd|rd|th)?|in|by|until|since|of|from|mid) )may\b|\bmay (?=\d)/g;

/** “the hall's flooded” */
const IS_SO =
  /^(?:(?:the|my|our|his|her|their) )?\p{Ll}+'s (?:(?:still|been|really|too|very|not|all|completely|a bit) )*(?:\p{L}{2,}ed|broken|frozen|stolen|shut|dodgy|off|gone|down|out|full|late|ill|sick|poorly|empty|dead|dirty|wet|loose|stuck|missing|lovely|rubbish|terrible|awful)(?=$|[,.]| (?:again|since|and|so|but|on|at|by|until|from|to|today|now)\b)/u;

/** “monday works” */
const DAY_WORKS = new RegExp(
  String.raw`^(?:${WEEKDAY}|the \d+(?:st|nd|rd|th)|tomorrow) (?:(?:morning|afternoon|evening|at \d\S*) )?(?:works|suits)\b`,
  '',
);

/** “laura's presenting sales” */
const IS_SHORT_AND_DOING = /^\p{L}+'s (?:(?:not|still|also|just) )?\p{L}{2,}ing\b/u;

/** “yes, they arrive on Friday” */
const ANSWERS = /^(?:yes|yep|yeah|no|sorry),? (?=(?:i|we|you|he|she|they|it) )/;

/** Whether the words are a sentence, a request included, and not a fragment such as “room 4, second floor”. */
export function isSentence(words: string): boolean {
  const plain = words.replaceAll('’', "'").toLowerCase().replaceAll(MONTH_OF_MAY, '5').replace(ANSWERS, '');
  if (FINITE.test(plain) || SUBJECT_AND_VERB.test(plain) || OPENS_SENTENCE.test(plain)) return true;
  const parts = plain.split(/[\s,]+/).slice(0, 40);
  return (
    IS_SO.test(plain) ||
    IS_SHORT_AND_DOING.test(plain) ||
    DAY_WORKS.test(plain) ||
    isImperative(plain) ||
    parts.some((_, index) => index > 0 && isFiniteAt(parts, index))
  );
}

const DETERMINED = new RegExp(
  String.raw`^(?:${WEEKDAY}s?|the|a|an|my|our|your|his|her|their|this|that|these|those|no|some|any|all|both|each|every|only|more|most|many|few|several|another|other|one|two|three|four|five|six|mr|mrs|ms|dr)\b|\d|['’]s?\b`,
  'i',
);
/** Nouns and other words that begin a clause and take no article. */
const BARE = wordSet(
  "i we you he she it they there here free available ready due open that this what who which when where why how everything everyone everybody nothing nobody something someone somebody anything anyone none half lunch dinner breakfast parking sleep work school home life mum mom dad mother father uncle aunt auntie grandmother grandfather wife husband son daughter granny grandma grandpa hr support reception management security accounting finance marketing sales legal payment shipping delivery oh ah ugh wow gutted delighted thrilled devastated booked yes no not never maybe perhaps hopefully please also and but or so then if because since as at in on by for from with without to of about after before until during under over near just only still already too very quite really yeah yep nope now today tomorrow yesterday tonight noon midnight soon later again both all people most some best better next last first second red green blue black white grey gray yellow brown i'm i'll i've we're we'll we've it's that's there's don't doesn't didn't can't won't isn't sorry thanks thank good great nice happy glad sure ok okay fine which's let's rather either neither such else otherwise outside inside mine ours yours hers theirs being having do does did can could will would shall should may might must is are was were have has had am be",
);

/** Whether “the” belongs before the noun; `isName` knows names in small letters. */
function wantsArticle(noun: string, isName: (word: string) => boolean): boolean {
  const [first = '', ...rest] = noun.split(' ');
  const head =
    noun
      .split(/ (?:for|of|in|from|to|with|on|at|outside|inside) /, 1)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const isNumbered =
    /^\p{Lu}{0,3}\d+$/u.test(head) ||
    /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)$)/.test(rest[0] ?? '');
  const isPlain = !DETERMINED.test(first) && !isNumbered;
  return (
    isPlain &&
    /^\p{Ll}+(?:-\p{Ll}+)?$/u.test(first) &&
    !BARE.has(first) &&
    (!/(?:ly|ing|ed)$/.test(first) || first !== head || NO_VERB.has(first)) &&
    !isName(head) &&
    head !== 'parking'
  );
}

/** “next meeting”, and not “next week” */
const IN_ORDER =
  /^(?:next|last|first|second|only) (?!(?:door|week|weekend|month|year|time|day|thing|spring|summer|autumn|winter|\p{L}+day)\b)\p{Ll}/u;

/** “friday meeting”, and not “friday morning” */
const OF_A_DAY = new RegExp(
  `^${WEEKDAY} (?!morning|afternoon|evening|night|lunchtime|\\p{L}+day)\\p{Ll}{3,}$`,
  'iu',
);

/** Of whom everybody has one. */
const OWN =
  /^(?:wife|husband|partner|son|daughter|sister|brother|boss|family|grandson|granddaughter|nephew|niece|cousin|flatmate|housemate)$/;

/** “partners welcome”: whoever they are. */
const isAnyOfMany = (noun: string) =>
  isPlural(noun) &&
  (/^(?:new|more|other) /.test(noun) ||
    /^(?:mornings|afternoons|evenings|weekends|weekdays)$/.test(noun) ||
    IS_PERSON.test(noun));
const withThe = (noun: string, isName: (word: string) => boolean) =>
  noun === 'CV' || OWN.test(noun)
    ? `my ${noun}`
    : /^\d{1,2}(?:st|nd|rd|th)$/.test(noun)
      ? `the ${noun}`
      : /^(?:NDA|PDF)$/.test(noun) || MENDED.test(noun) || OF_A_DAY.test(noun)
        ? `the ${noun}`
        : IN_ORDER.test(noun) || (wantsArticle(noun, isName) && !isAnyOfMany(noun))
          ? `the ${noun}`
          : noun;

const THING_STATE =
  'attached|enclosed|(?:the )?same|urgent|extra|(?:im)?possible|ok|okay|necessary|needed|required|included|valid|due|provided|out of (?:stock|order)|sold out|in (?:stock|review)|on (?:track|hold)|under control|on (?:me|us|the house)';
const STATE = `${THING_STATE}|shut|working(?= (?:since|again|now|fine|well|ok)\\b)|(?:up|down)(?= (?:because|by|from|since|a bit|again|this)\\b)|in (?:hospital|plaster|bed)|(?:at )?home(?= (?:after|from|until|before|all|at|on|in the)\\b)|on(?=$)|off(?=$| ${WEEKDAY}| today| tonight| tomorrow| from| until)|out(?= (?:for|since)\\b)|safe|unsafe|dangerous|faulty|down|gone|attached|enclosed|closed|done|broken|missing|ready|late|early|available|unavailable|full|fine|wrong|correct|unchanged|empty|free|overdue|welcome|damaged|dirty|loose|blocked|stuck|pending|(?<=still )\\p{L}{3,}ing|making (?:an? |lots of |a lot of )?(?:\\p{Ll}+ ){0,2}noises?|leaking|dripping|barking|beeping|flashing|flickering|overheating|perfect|great|higher|lower|better|best|worse|good|bad|on time|too \\p{L}+`;
const EVENT =
  'handed over|found|refunded|emptied|cleaned|collected|sorted|arranged|agreed|moved|cancelled|canceled|postponed|delayed|rescheduled|changed|booked|confirmed|approved|rejected|signed|shipped|sent|delivered|paid|finished|completed|fixed|repaired|lost|stolen|sold|ordered|received|replaced|updated|uploaded|extended';
const NOUN_WORD =
  "(?!(?:is|are|was|were|be|been|got|has|have|had|no|not|if|when|that|because|yes|but|or|so|attached|enclosed|both|all|some|none|most|much|really|very|quite|pretty|nearly|almost|mostly|i|we|you|he|she|they|it|me|us|him|them|myself|ourselves)\\b)[\\p{L}\\p{N}'’#/-]+";
const NOUN = `((?:${NOUN_WORD} ){0,3}?${NOUN_WORD}(?: (?:outside|inside|in|at|on|of|for|from|to|with) (?:${NOUN_WORD} ){0,2}?${NOUN_WORD})?)`;
const PREDICATE = new RegExp(
  `^${NOUN} ((?:still |already |only |just |not |now |also |completely |fully |nearly |almost |mostly |all |much |really |very |quite )?)(${STATE}|${EVENT})(?=$|,| \\(| (?:thanks|thank you|since|twice|once|completely|by|for|of|on|in|at|until|to|from|with|again|today|tomorrow|${WEEKDAY}|yesterday|now|already|yet|too|because|and|but|as|near|around|after|before|due|this|next|last|so|\\d+)\\b)(.*)$`,
  'iu',
);
/** “start in September possible”: said of no one who starts. */
const OF_THINGS = new RegExp(`^(?:${THING_STATE})$`, 'i');
const IS_PERSON = new RegExp(`(?:^| )(?:${PERSON}|${ROLE})$`, 'i');
const IS_EVENT = new RegExp(`^(?:${EVENT})$`, 'i');
const NO_SUBJECT =
  /^(?:fully|overall|generally|otherwise|almost|nearly|well|not|now|today|tomorrow|yesterday|here|there|soon|still|already|then|later|\d+ (?:minutes?|hours?|days?|weeks?|months?)$|all|very|too|so|as|for|on|in|at|by|with|from|until|till|after|before|since|just|no|(?:looking|waiting|getting|coming|being|having|going|thinking|hoping)|be|been|please|yes|i|we|if|maybe|perhaps|also|never|it|get|got)\b/iu;
/** “wheel damaged yesterday” */
const IS_PAST = /^(?! since)(?: \p{L}+)? (?:yesterday|last (?:night|week|month|year))$/u;
const PAST_TIME = /^ (?:on (?:the )?)?(?:\d|yesterday|last\b)/i;
/** “15 minutes is fine” */
const IS_AMOUNT =
  /^(?:about |around )?\d+ (?:mins?|minutes|hours|days|weeks|months|years|pounds|euros|dollars|miles|k?m)$/i;
const isPlural = (noun: string) => {
  if (IS_AMOUNT.test(noun)) return false;
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten|both|several)$/i.test(noun)) return true;
  const [head = ''] = noun.split(
    / (?:for|of|in|from|to|with|on|at|before|after|until|since|under|over|near|behind) /,
    1,
  );
  return (
    /^(?:two|three|four|five|six|both|all) of /.test(noun) ||
    (/[^s'’u]s$/.test(head) && !/\bnews$/.test(head)) ||
    / and /.test(noun)
  );
};

/** “have been” of what happened or lasts, “were” of what has its date, “are” of what is. */
function chooseVerb(many: boolean, isEvent: boolean, rest: string): string {
  if ((isEvent && PAST_TIME.test(rest)) || IS_PAST.test(rest)) return many ? 'were' : 'was';
  if (
    isEvent ||
    /(?:^| )since |^ for (?:[\p{L}\p{N}]+ ){0,3}(?:minute|hour|day|night|week|month|year|age|while|time)s?\b/u.test(
      rest,
    )
  )
    return many ? 'have been' : 'has been';
  return many ? 'are' : 'is';
}

const placeAdverb = (verb: string, adverb: string) => {
  const [first = '', ...rest] = verb.split(' ');
  return [first, adverb.trim(), ...rest].filter((word) => word).join(' ');
};
const onDay = (rest: string) => rest.replace(/^ (?=\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2})/u, ' on ');

const MEASURED = /^(.+?) (\d[\d.,]* ?(?:[cmk]?m|k?g|l|minutes?|hours?|days?|weeks?|months?|%))$/iu;
const LINKS =
  /^(?:keep|get|stay|leave|be|feel|look|make|seem|remain|become|have|find|hold|come|go|run|want|need)$/i;

/** “refund not arrived yet” as “the refund has not arrived yet”. */
const NOT_HAPPENED = new RegExp(
  `^${NOUN} ((?:still |also )?)not (yet )?(arrived|come|started|happened|appeared|worked|finished|answered|replied|responded)(?=$|,| )(.*)$`,
  'iu',
);
/** “bins not emptied for two weeks” */
const HAS_GONE = new RegExp(
  `^${NOUN} (gone (?:up|down|wrong|missing|off)|come (?:up|down|off|loose))(?=$|,| )(.*)$`,
  'iu',
);
/** “code to follow” */
const TO_FOLLOW = new RegExp(`^${NOUN} to follow(?=$|,| )(.*)$`, 'iu');
const NOT_DONE = new RegExp(
  `^${NOUN} ((?:still |also )?)not (yet )?(emptied|cleaned|collected|fixed|repaired|paid|delivered|sent|received|returned|refunded|replaced|done|signed|answered|processed|approved|confirmed)(?=$|,| )(.*)$`,
  'iu',
);
function withHas(words: string, isName: Writers['isName']): string | undefined {
  const [, gone = '', state = '', after = ''] = HAS_GONE.exec(words) ?? [];
  if (gone !== '' && !/['’]s$/.test(gone) && !NO_SUBJECT.test(gone) && !isVerbFirst(gone))
    return `${withThe(gone, isName)} ${isPlural(gone) ? 'have' : 'has'} ${state}${after}`;
  const [, later = '', then = ''] = TO_FOLLOW.exec(words) ?? [];
  if (later !== '') return `${withThe(later, isName)} will follow${then}`;
  const done = NOT_DONE.exec(words);
  const [, noun = '', adverb = '', yet = '', verb = '', rest = ''] = done ?? NOT_HAPPENED.exec(words) ?? [];
  if (noun === '' || NO_SUBJECT.test(noun)) return undefined;
  const has = isPlural(noun) ? 'have' : 'has';
  return `${withThe(noun, isName)} ${adverb}${has} not ${yet}${done ? 'been ' : ''}${verb}${rest}`;
}

/** “start date fine”: nobody starts. */
const IS_NOUN_LAST = /^\p{L}+ (?:dates?|times?|place|room|address|price|number|form|list|day)$/iu;

/** “corrected one attached” */
const MENDED =
  /^(?:corrected|updated|revised|signed|completed|amended) \p{L}+$|^(?:spare|old|new|other|first|second|last) one$/u;

/** “key safe by the door”: a thing */
const IS_KEY_SAFE = /(?:^| )key safe\b/i;

/** “photos attached” as “the photos are attached”. */
function withVerb(words: string, isName: Writers['isName']): string | undefined {
  const [, subject = '', adverb = '', said = '', rest = ''] = PREDICATE.exec(words) ?? [];
  // “shelf 2 m too long”
  const [, measured = subject, measure = ''] = /^too /i.test(said) ? (MEASURED.exec(subject) ?? []) : [];
  const [noun, state] = [measured, measure === '' ? said : `${measure} ${said}`];
  const nouns = noun.toLowerCase().split(' ');
  const isEvent = IS_EVENT.test(state);
  // “order delayed”: nobody orders
  const isThing = OF_THINGS.test(state) || (isEvent && nouns.length === 1 && !LINKS.test(noun));
  // “drinks on me”
  const isPaid = /^on (?:me|us|the house)$/i.test(state);
  const isVerb =
    isVerbFirst(noun) &&
    !MENDED.test(noun) &&
    !(nouns.length === 1 && (isKnownVerb(nouns[0] ?? '') || /ing$/.test(noun)) && isThing) &&
    !isPaid &&
    !IS_NOUN_LAST.test(noun);
  const isVerbLast =
    nouns.length > 1 &&
    (isEvent || /^(?:attached|enclosed)$/i.test(state)
      ? // “my package says delivered”
        /^(?:says|shows|looks|seems|keeps|gets|stays)$/.test(nouns.at(-1) ?? '')
      : isVerbForm(nouns.at(-1) ?? '') || isDoing(nouns.at(-1) ?? ''));
  const isOpen = /(?:^| )(?:the|a|an|my|our|your|his|her|its|their|is|are|was)$|['’]s$/i.test(noun);
  if (noun === '' || isVerb || isVerbLast || isOpen || NO_SUBJECT.test(noun)) return undefined;
  // “unpaid fine”
  if (isPastParticiple(noun.toLowerCase().replace(/^un/, ''))) return undefined;
  // “social pack 180 extra”
  if (/ \d+$/.test(noun) && /^extra$/i.test(state)) return undefined;
  // Nobody is urgent
  if (OF_THINGS.test(`${state}`) && IS_PERSON.test(noun)) return undefined;
  if (IS_KEY_SAFE.test(`${noun} ${state}`)) return undefined;
  // “one person gluten free”
  const most = /^(?:the|my|our|your)\b/i.test(noun) ? 2 : 1;
  if (/^free$/i.test(state) && nouns.length > most) return undefined;
  // “anna confirmed”: she did
  if (isEvent && (isName(noun.toLowerCase()) || /^\p{Lu}\p{Ll}+$/u.test(noun))) return undefined;
  const many = isPlural(noun);
  // “half now ok” is of half of it now
  if (adverb === 'now ' && /^(?:ok|okay|fine|possible|better|best)$/i.test(state))
    return `${withThe(noun, isName)} now ${chooseVerb(many, isEvent, rest)} ${state}${rest}`;
  const verb = placeAdverb(chooseVerb(many, isEvent, rest), adverb);
  const isMeans = MEANS.test(noun) && CHOSEN.test(state);
  return `${isMeans ? noun : withThe(noun, isName)} ${verb} ${state}${isEvent ? onDay(rest) : rest}`;
}

const CLOCK = '(?:\\d{1,2}(?:[:.]\\d{2})? ?[ap]m|\\d{1,2}[:.]\\d{2}|noon|midnight)';
const DAY = `(?:(?:this |next )?${WEEKDAY_NAME}|\\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)|today|tonight|tomorrow)`;
/** What has its day: “school trip on 3 October”, “deadline Friday”, “bus 8.15”. */
const DATED = new RegExp(
  `^((?:the |my |our )?(?:${NOUN_WORD} ){0,2}(?:meeting|party|dinner|lunch|breakfast|appointment|deadline|training|trip|bus|train|flight|concert|wedding|funeral|exam|test|interview|delivery|day|match|game|class|lesson|course|workshop|rehearsal|picnic|barbecue|opening|start|check-?in|check-?out|arrival|departure|pick-?up|service|ceremony|visit|(?<=next )one|(?<=new )date)(?: (?:to|with|for|of|at|in) (?:${NOUN_WORD} ){0,2}?(?!(?:on|at|from|until)\\b)${NOUN_WORD})?),? (?:is |are )?(on |at |from |until )?(${DAY}|${CLOCK})((?:,? (?:at |from |to |until |in |[-–] )?(?:${CLOCK}|${DAY}|\\d{1,2}|the (?:morning|afternoon|evening)|sharp))*)$`,
  'iu',
);

/** “deadline 30 April” as “the deadline is 30 April”. */
function withDate(words: string, isName: Writers['isName']): string | undefined {
  const [, noun = '', joint = '', day = '', rest = ''] = DATED.exec(words) ?? [];
  if (noun === '' || NO_SUBJECT.test(noun)) return undefined;
  const isTime = new RegExp(`^${CLOCK}$`, 'i').test(day);
  const isPlain =
    /^(?:today|tonight|tomorrow|next|this)/i.test(day) || /\b(?:day|deadline|date)$/i.test(noun);
  const named = /^(?:last|first|next) /i.test(noun) ? `the ${noun}` : withThe(noun, isName);
  const placed = joint === '' && !isPlain ? (isTime ? 'at ' : 'on ') : joint;
  return `${named} ${isPlural(noun) ? 'are' : 'is'} ${placed}${day}${rest}`;
}

/** “meter reading 40212” as “the meter reading is 40212”. */
const NUMBERED =
  /^((?:the |my |our )?(?:[\p{L}'-]+ ){0,2}(?:reading|(?<=\p{L} )number|reference|code|pin|total|price|amount|cost|balance|mobile|phone(?: number)?|fee|rent|budget|salary|notice period|deposit)),? ((?:about |around )?(?:\p{Sc} ?)?\d[\p{N}.,/ -]*(?: ?(?:\p{Sc}|euros?|pounds?|dollars?|k|%|months?|weeks?|days?|hours?|minutes?))?)$/iu;
/** “order no 77215” and “date of birth 12/04/1985” */
const OWN_NUMBER =
  /^(?:my )?(?:(order|booking|account|policy|customer|member(?:ship)?|claim)(?: (?:no\.?|number|(ref|reference)))?|(date of birth|d\.?o\.?b\.?)),? (?:is )?(?:(?=(?:\P{N}*\p{N}){3})|(?<=(?:no\.?|number|ref|reference),? (?:is )?)(?=\p{Lu}*\d[\p{Lu}\d-]{3}))(\p{Lu}{0,4}-?\d[\p{L}\p{N}/.-]*)$/u;
function withOwnNumber(words: string): string | undefined {
  const [, thing, reference, , number] = OWN_NUMBER.exec(words) ?? [];
  if (number === undefined) return undefined;
  return thing
    ? `my ${thing} ${reference ? 'reference' : 'number'} is ${number}`
    : `the date of birth is ${number}`;
}

/** “last day 28 february” */
const LAST_DAY = new RegExp(`^(?:my )?(last|first) day(?: is| will be)? (?:on )?(${DAY})(?=$|, )`, 'iu');
const withLastDay = (words: string): string | undefined => {
  const [start = '', which, day] = LAST_DAY.exec(words) ?? [];
  return which && `my ${which.toLowerCase()} day is ${day}${words.slice(start.length)}`;
};

/** “plumber replacing valve” */
const MENDS = 'replacing|fixing|repairing|changing|installing|checking|delivering|cleaning|removing|fitting';
const ROLE_DOING = new RegExp(
  `^(?:the |my |our )?(${PERSON}|${ROLE}) (?:(${MENDS})|(coming|arriving|visiting|starting|waiting|asking|calling|bringing))(?= )(.*)$`,
  'iu',
);
function withDoing(words: string): string | undefined {
  const [whole = '', role = '', mending, doing = '', rest = ''] = ROLE_DOING.exec(words) ?? [];
  if (whole === '') return undefined;
  const object = rest.slice(1);
  const isBare = mending && /^\p{Ll}+$/u.test(object) && !isPlural(object) && !BARE.has(object);
  return `${OWN.test(role) ? 'my' : 'the'} ${role} ${isPlural(role) ? 'are' : 'is'} ${mending ?? doing} ${isBare ? 'the ' : ''}${object}`;
}

/** “booking under McLeod” */
const UNDER_NAME = /^(?:the |my |our )?(booking|reservation|table|room) under (?=\p{L})(.+)$/iu;

/** “no parking needed” */
const NONE_NEEDED =
  /^no ((?:\p{Ll}+ )?\p{Ll}+) ((?:needed|required|necessary|available|possible|included|allowed)\b.*)$/u;
const withNone = (words: string): string | undefined => {
  const [, noun = '', state = ''] = NONE_NEEDED.exec(words) ?? [];
  return noun === '' ? undefined : `no ${noun} ${isPlural(noun) ? 'are' : 'is'} ${state}`;
};

const withPlace = (words: string): string | undefined => {
  const [, booked, name] = UNDER_NAME.exec(words) ?? [];
  return booked && `the ${booked.toLowerCase()} is under ${name}`;
};

const withNumber = (words: string, isName: Writers['isName']): string | undefined => {
  const [, noun = '', number = ''] = NUMBERED.exec(words) ?? [];
  if (noun === '' || NO_SUBJECT.test(noun)) return undefined;
  const named = noun.replace(/\b(mobile|phone)$/i, '$1 number');
  const own = /^(?:notice period|salary)$/i.test(named) ? `my ${named}` : withThe(named, isName);
  return `${own} is ${number}`;
};

const BARE_SUBJECT =
  /^(\p{Ll}[\p{Ll}-]*(?: (?!is\b|was\b|has\b|and\b|or\b|but\b|if\b|when\b|because\b|that\b|[iI]\b|we\b|you\b|he\b|she\b|they\b|it\b|both\b|all\b|in\b|on\b|at\b|by\b|to\b|for\b|from\b|with\b|until\b)\p{L}[\p{L}-]*){0,2}?(?: (?:for|of|in|from|to|with) (?:(?!(?:I|we|you|he|she|it|they) )[^,:; ]+ ?){1,4}?)?) (?=(?:is|was|has|have|are|were|need|want|isn't|wasn't|hasn't|will|won't|would|can|can't|cannot|could|should|must|may|does|doesn't|didn't|says|said|works?|starts|ends|closes|opens|stays|looks|takes|costs?|leaves|arrives|comes|runs|goes|needs|went|came|broke|found|showed|started|ended|got|gets|belongs|happened|stopped|keeps|failed|passed|arrived|crashed|died|left|moved|charged|overcharged|refused|promised|offered|called|phoned|emailed|texted|replied|rang|agreed|smelled|smelt|looked|seemed|sounded|tasted|felt)\b)/u;

/** “want a reply”, and “whoever is late”, which is no noun. */
const OPENS_OTHERWISE =
  /^(?:\p{L}+ever|want|need|have|had|like|accept|reject|refuse|decline|prefer|\p{L}+ed$)\b/iu;

/** What comes next has its article, but for times. */
const ORDERED =
  /^(?:next|last|first|second|only) (?!(?:week|weekend|month|year|time|day|spring|summer|autumn|winter|\p{L}+day|\p{Lu}\p{L}*)\b)\p{Ll}+ (?:is|was|will|starts|takes)\b/u;

/** What hardly a thing does. */
const IS_DONE_BY_PEOPLE =
  /^ (?:(?:will|would|can|could|should|must|may)(?:n't|not)? (?!be (?!there|here|back|late|in|at|away|with|out|able)|take (?!over|care)|cost\b|need\b|have\b|work\b|start\b|end\b|open\b|close\b|arrive\b|come\b)|(?:said|says|went|came|got|gets|has to|took)\b)/i;

const BODY = /^(?:knee|back|leg|arm|head|foot|ankle|shoulder|neck|hand|wrist|throat|stomach|tooth)$/;
/** “client loved the dashboard” */
const ROLE_SUBJECT = new RegExp(
  `^((?:${PERSON}|${ROLE})) (?=(?:\\p{Ll}+ed|thinks|asks|likes|loves|hates|insists|refuses|complains|keeps|never|always|just) )`,
  'u',
);

const WELCOME =
  /^(?!that|it|this|there|which|what|everything)\p{Ll}+[^s\P{L}](?<!ed|ing) would be (?:lovely|great|nice|perfect|good|helpful|ideal|brilliant|fantastic|handy)\b/u;
const NOTICE = /^notice (?=(?:is|was) (?:about )?(?:\d|one|two|three|four|six|an? ))/iu;

/** “leak is worse” as “the leak is worse”. `isOfOthers`: somebody was spoken of, whose daughter it may be. */
/** “jack is ill” */
const IS_ILL =
  /^ (?:(?:is|was|has been|might be) )?(?:still |very )?(?:ill|sick|poorly|unwell|homesick|off sick|in hospital)\b/u;
export function withArticle(words: string, isName: IsName, isOfOthers = false): string {
  const [thing = ''] = IS_SO.test(words.toLowerCase()) ? words.split("'s ", 1) : [];
  if (thing !== '' && wantsArticle(thing, isName)) return `${BODY.test(thing) ? 'my' : 'the'} ${words}`;
  const noun = (BARE_SUBJECT.exec(words) ?? ROLE_SUBJECT.exec(words))?.[1];
  const isKnown =
    noun !== undefined && (!isPlural(noun) || /^(?:kids|guests|neighbou?rs|parents)$/.test(noun));
  // “husband will come”
  if (noun !== undefined && OWN.test(noun)) return isOfOthers ? words : `my ${words}`;
  // “lift would be lovely”
  if (WELCOME.test(words)) return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
  if (NOTICE.test(words)) return words.replace(NOTICE, 'my notice period ');
  // “next meeting is at the hall”
  if (ORDERED.test(words)) return `the ${words}`;
  // “rob will cover my clients”
  const after = words.slice(noun?.length);
  // “jean was”, behind “joan wasn't there”
  const isOfSomebody =
    IS_ILL.test(after) ||
    IS_DONE_BY_PEOPLE.test(after) ||
    /^ \S+$/.test(after) ||
    / (?:his|her|he|she)\b/.test(after);
  if (noun !== undefined && isOfSomebody && isName(noun, true)) return words;
  return isKnown && wantsArticle(noun, isName) && !isImperative(words) && !OPENS_OTHERWISE.test(noun)
    ? `the ${words}`
    : words;
}

/** “i want money back” */
const MONEY_BACK = /(?<=\b(?:want|get|need|like|have) )money(?= back\b)/u;
/** “have own key” */
const OWN_THING = /(?<=\b(?:have|has|got|bring|use) )own (?=\p{Ll})/u;
/** “need rest by the 20th” */
const THE_REST = /(?<=\b(?:need|want|have|get|send|pay) )rest (?=by\b|on\b|before\b|asap\b)/u;
/** “because rota goes out then” */
const INNER_SUBJECT =
  /(?<=\b(?:because|as|since|so) )(\p{Ll}{3,}) (?=(?:got (?:cancelled|delayed|moved|lost|stolen)|goes out|closes|opens|starts|ends|arrives|leaves|broke|failed|died|expired|crashed|runs out)\b)/gu;
const withInnerArticle = (words: string, isName: IsName) =>
  words.replaceAll(INNER_SUBJECT, (whole, noun: string) =>
    isPlural(noun) || !wantsArticle(noun, isName) ? whole : `the ${whole}`,
  );

/** “the laptop is at home so can check emails”: who can is the writer. */
const SO_CAN =
  /(?<=\p{L},? so )(can|can't|cannot|could|couldn't|will|won't) (?!(?:be|not be|go|fit|work|open|close|start(?! (?:on|from|in|next|any)\b)|spin|charge|last|take(?! (?:the|a|an|my|it|them)\b)|need|match|come)\b|i\b|we\b|you\b|your\b|he\b|she\b|they\b|it\b|the\b|that\b|my\b|our\b)(?=\p{Ll})/u;
const IS_OF_SOMEBODY = new RegExp(
  `^(?:he|she|they|you|\\p{Lu}\\p{Ll}+|(?:(?:the|my|our) )?(?:${PERSON}|${ROLE}))\\b`,
  'u',
);
export const withSo = (words: string, we: boolean) =>
  IS_OF_SOMEBODY.test(words) ? words : words.replace(SO_CAN, `${we ? 'we' : 'I'} $1 `);

/** Who writes, and what is known of names. */
export interface Writers {
  /** The writers are several. */
  we: boolean;
  isName: IsName;
  /** Undefined where there is no language model. */
  model?: SentenceModel | undefined;
  before: SpokenOf;
  /** Things that the mails have spoken of. */
  things?: ReadonlySet<string> | undefined;
}

/** How a verb is found where there is a language model. */
function makeCopula({ isName, model, things }: Pick<Writers, 'isName' | 'model' | 'things'>) {
  if (model === undefined) return () => undefined;
  const nouns: Nouns = {
    model,
    isPlural,
    isVerb: (word) => isVerbForm(word) || findIrregularParticiple(word) !== undefined,
    isName: (word) => isName(word, true),
    isDoing,
    isPerson: (noun) => IS_PERSON.test(noun),
    withArticle: (noun) => withThe(noun, isName),
    isKnown: (noun) => things?.has(noun.toLowerCase()) === true,
    canBe: (noun, state) =>
      !((OF_THINGS.test(state) || /^\d/.test(state)) && IS_PERSON.test(noun)) &&
      !IS_KEY_SAFE.test(`${noun} ${state}`) &&
      (!isDoing(noun.replace(/^the /, '').split(' ')[0] ?? '') ||
        NAMED_BY_DOING.test(noun.replace(/^the /, ''))),
  };
  return (words: string) => withCopula(words, nouns);
}

/** “I am a bit annoyed as took a day off” */
const INNER_OWN =
  /(?<=\b(?:as|because|since) )(?=(?:took|had|lost|was|am|forgot|got|need|have|can't|couldn't|didn't|haven't|will|won't) )/g;
const withInnerSubject = (own: string, we: boolean) =>
  /^(?:I|We)\b/.test(own) ? own.replaceAll(INNER_OWN, we ? 'we ' : 'I ') : own;

/** “I agree intro too long” */
const SAYS_THAT =
  /^((?:I|we) (?:(?:really|still|also) )?(?:agree|think|hope|guess|believe|assume|suppose|know|heard) )(?!that\b|so\b|about\b|of\b|to\b|with\b)(.+)$/iu;
function withInnerClause(words: string, complete: (clause: string) => string | undefined): string {
  const [, opening = '', clause = ''] = SAYS_THAT.exec(words) ?? [];
  return isSentence(toMainClause(clause))
    ? words
    : opening + (complete(clause) ?? words.slice(opening.length));
}

/** “easter not sure yet” */
const NOT_SURE = /^((?:the )?\p{L}+(?: \p{L}+)?) not sure( yet)?$/u;

/** With the words that notes leave out: who writes, the verb, and the article of its subject. */
export function toStatement(written: string, { we, isName, model, before, things }: Writers): string {
  const words = withSo(withInnerArticle(written, isName), we)
    .replace(MONEY_BACK, 'my money')
    .replace(/^((?:please )?bring )own (?=\p{Ll})/u, '$1your own ')
    .replace(OWN_THING, we ? 'our own ' : 'my own ')
    .replace(THE_REST, 'the rest ')
    .replace(/^(can|could|will|would|should) rest (?=(?:be|wait|follow)\b)/iu, '$1 the rest ');
  // “can vera come” asks of Vera
  const [, next = ''] = /^(?:can|could|will|would|should|may) (\p{L}+)/iu.exec(words) ?? [];
  if (/^\p{Lu}/u.test(next) || isName(next)) return words;
  const [, doubted = '', yet = ''] = NOT_SURE.exec(words) ?? [];
  if (doubted !== '' && !isName(doubted.toLowerCase()) && !NO_SUBJECT.test(doubted))
    return `${we ? 'we are' : 'I am'} not sure about ${doubted}${yet}`;
  const copula = makeCopula({ isName, model, things });
  const own = completeSubject(words, we, before);
  if (own !== undefined) return withPerfect(withInnerClause(withInnerSubject(own, we), copula));
  const numbered = withOwnNumber(words);
  if (numbered !== undefined) return numbered;
  const isOpen = !isSentence(toMainClause(words)) || IS_LOOSE.test(words);
  const whole = isOpen
    ? (withLastDay(words) ??
      withDoing(words) ??
      withVerb(words, isName) ??
      withDate(words, isName) ??
      withPlace(words) ??
      withNone(words) ??
      withNumber(words, isName))
    : undefined;
  const said =
    whole ?? withHas(words, isName) ?? (isSentence(toMainClause(words)) ? undefined : copula(words));
  return withPerfect(said ?? withArticle(words, isName, before.others));
}

const LASTS = new RegExp(
  `(?<=[\\p{L}\\d] )(?<!\\b(?:what|where|who|why|how|when) )(is|are) (not )?((?!been\\b)(?:(?!now\\b)\\p{L}+ ){1,3})(?=since (?:(?:this|last|early|yesterday|the) |${DAY}|${CLOCK}))`,
  'giu',
);
/** “our wifi is down again since this morning” as “our wifi has been down …”. */
export const withPerfect = (words: string) =>
  words.replace(
    LASTS,
    (_, verb: string, not = '', state = '') => `${verb === 'is' ? 'has' : 'have'} ${not}been ${state}`,
  );

/** “meeting moved to Tuesday” and “start in September possible”, which read like verbs. */
const IS_LOOSE = new RegExp(
  `^(?:[\\p{L}-]+ ){1,2}(?:${EVENT}) (?:to|on|by|until|twice|\\d)|^(?!keep|leave|make|get|let|if|is|are)\\p{Ll}+ (?:(?:in|on|at|by|with|without|from) )?(?:\\p{L}+ )?(?:not )?(?:${THING_STATE})(?:$|,| from| until)`,
  'iu',
);

/** Whether words leave out who writes, as “need it by Friday” does. */
export const isElliptic = (words: string) => isSubjectless(words.replace(/^but /i, ''));
