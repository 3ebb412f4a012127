import { findIrregularBase, isPastParticiple } from '../lexicon/irregular-verbs.ts';
import { WEEKDAY, WEEKDAY_NAME } from './dates.ts';
import type { SentenceModel } from './manner.ts';
import { CALENDAR } from './whom.ts';

/** “is” and “are”, which haste leaves out: “slides good”, “leak still there”, “clause 7 still a problem”. */

/** A power of ten: a sentence with its verb has to be as likely as the words without it, but for so much. */
const MOST_LOSS = 2;
/** The same, where what is said of a noun is hardly a part of it: “lift too small”, “photos in the zip”. */
const MOST_LOSS_BEHIND_CUE = 3.3;
const CUE =
  /^(?:too|very|so|really|quite|pretty|still|already|away|off|here|there|a (?:bit|little)|going (?:out|ahead|well)|in (?:review|progress|testing|stock|transit|use|place)|(?:in|on|under|behind|at|near|next to|by) (?:the|my|our|your|hospital|work|school|home)|out|ill|sick|poorly|unwell|busy|late|\p{L}+ since|no (?:problem|good|use))\b/iu;
/** A power of ten: by how much one place for the verb has to be likelier than the next, or it is told by neither. */
const LEAST_LEAD = 0.6;
const LONGEST_SUBJECT = 5;

/** What no subject begins with. */
const NO_SUBJECT =
  /^(?:(?:an? )?(?:bit|lot|little|few|couple)|overall|generally|otherwise|almost|nearly|well|not|no|yep|yeah|nope|yup|ok|okay|sure|oh|ugh|ouch|then|nothing|nobody|none|back|late|early|worse|better|plenty|loads|unpaid|paid|vegetarian|vegan|allergic|valid|available|free|open|closed|ready|due|urgent|needed|under|behind|near|between|inside|outside|before|after|during|without|now|today|tomorrow|yesterday|tonight|here|there|soon|still|already|then|later|all|both|any|some|very|too|so|as|for|on|in|at|by|to|of|with|from|over|up|down|off|out|just|only|be|been|being|please|yes|yeah|i|we|you|he|she|they|it|if|maybe|perhaps|also|never|same|(?:next|last|first|second|third)(?= (?:week|weekend|month|year|time|day|thing|one|\p{L}+day)\b)|got|get|and|but|or|more|most|less|half|about|around|roughly|thanks|thank|sorry|(?:fits|looks|seems|works|sounds|tastes|smells|feels)(?= )|happy|good|great|best|hope|hi|hello|hey|dear|who|whose|what|which|where|when|why|how|looking|waiting|\p{L}{2,}ly|(?!bed$|shed$|feed$|seed$|weed$|speed$)\p{L}{2,}ed)(?= |$)/iu;
/** “14 days late” is how late. */
const IS_MEASURE =
  /^(?:\d[\d.,]*|an?|one|two|three|four|five|six|ten) (?:minutes?|mins?|hours?|days?|nights?|weeks?|wks?|months?|years?|yrs?|hrs?|miles?|km)\b/i;
/** What no subject ends with. */
const ENDS_NO_SUBJECT =
  /^(?:of|for|in|on|at|by|to|with|from|until|till|after|before|since|and|or|the|an?|my|our|your|his|her|their|not|still|also|already|now|very|too|so|really|quite|pretty|completely|fully|only|just|about|around|much|nearly|almost|out|off|no|never|always|all|both|yes|no|to|open|closed|free|ready|available|full|late|early|away|home|here|there|back|done|gone|ok|okay|fine|good|bad|better|best|\d+(?!st$|nd$|rd$|th$)\p{L}+)$/iu;
/** What is no statement of a subject: “quote for the hall”, “two adults one child”. */
const NO_PREDICATE =
  /^(?:(?:any|some|every|no)(?:thing|body|one)|about(?! \d)|re|regarding|no(?! (?:problem|good|use|longer)\b)|(?:too|again|also|instead|anyway|either|though)$|of|for|and|or|but|(?:morning|afternoon|evening|night|lunchtime)\b|back by|ending \d+|(?:under|over) \d+|then|maybe|perhaps|sure|including|excluding|plus|both|less|more|extra|each|to|please|pls|yes|that|which|who|one|ones|i|we|you|he|she|they|it|is|are|was|were|has|have|had|will|would|can|could|(?!always$|upstairs$|downstairs$|overseas$|indoors$|outdoors$|ours$|yours$|theirs$|less$|plus$)\p{L}+[^su]s)(?= |$)/iu;
const IS_FINITE =
  /\b(?:am|is|are|was|were|has|have|had|will|would|can|could|must|should|shall|may|might|do|does|did|says?|thinks?|knows?|needs?|wants?|got|gets?|keeps?)\b|n't\b|['’](?:s|re|ll|ve|m|d)\b/i;
/** Where the clause ends and another one goes on. */
const END_OF_CLAUSE = / (?:but|so|because|if|when|as|until|though|unless|and) |[,;:(]/u;

/** What follows a participle that is said of a thing, and not done by it: “sale made 312”. */
const FOLLOWS_PARTICIPLE =
  /^(?:|by|on|in|at|to|for|since|until|from|with|again|already|yet|now|twice|last|this|today|yesterday|and)$/i;

/** “flat 6b”, “passport 123456789 exp 2031”: a number names it. */
const IS_LABEL =
  /\d|(?:^| )(?:passport|flat|room|house|number|no|gate|platform|line|size|floor|block|unit|bus|train|table|seat|row|section|page|chapter|step|version|phase|option|part|group|class|year|day|week|slide|clause|item|question|level|order|invoice|ward)$/i;
const ADVERB =
  /^(?:still|also|already|never|always|often|only|just|now|really|all|both|(?!early$|daily$|weekly$|monthly$|lovely$|friendly$|silly$|ugly$|likely$|costly$|lonely$|poorly$|deadly$)\p{L}+ly)$/iu;
const IS_ALREADY = /^(?:already|now|not|still)$/i;
const PREPOSITION = /^(?:in|on|at|over|under|by|near|with|from|behind|off|out|up|down)$/i;
/** “music off by midnight”, and not “overdue by 3 weeks” */
const IS_TO_COME = new RegExp(
  String.raw`(?<!\d ?(?:m|ft|cm|mm)? ?)\bby (?:midnight|noon|tomorrow|tonight|then|the end|next|${WEEKDAY}|\d+(?! ?(?:%|p|minutes?|hours?|days?|weeks?|months?|years?|pounds?|euros?|cm|m)\b))`,
  'i',
);
/** UTF-16 code units of what follows, which tell its time. */
const GLANCE = 120;
/** “rude when I said so” */
const IS_PAST = /^ (?:when|until|as) .*\b(?:said|got|was|were|came|went|asked|did|had|\p{L}{2,}ed)\b/iu;

/** “email better”: any. */
export const MEANS = /^(?:email|phone|text|zoom|teams|skype|whatsapp)$/i;
export const CHOSEN = /^(?:better|best|easier|fine|ok|okay|good|preferred)$/i;
/** What is done rather than done to it: “venue called this morning”. */
const HAPPENS =
  /^(?:called|phoned|rang|rung|e-?mailed|texted|replied|agreed|came|come|went|gone|arrived|said|asked|wrote|written|died|wanted|needed|seemed|looked|started|ended|happened|worked|failed|passed)$/i;
const COUNTS = /^(?:\d+|an?|one|two|three|four|five|six|some|several) (?!of\b)\p{Ll}/iu;
/** “yard open 7 to 3.30” */
const IS_OPEN = /^(?:open|closed|shut)$/i;
const NUMBERED = /^(?:code|pin|number|ref|reference)$/i;
const IS_DAY = new RegExp(`^${WEEKDAY_NAME}$`);
const SEVERAL = /^\p{Ll}+ \p{Ll}+[^su]s$/u;
const IS_SOON = /^(?:tonight|today|tomorrow)$/i;
/** “earliest Wednesday” */
const IS_TIME = /^(?:earliest|latest|deadline|date|day)$/i;
const IS_DATE = /^\d{1,2}(?:st|nd|rd|th)$/;

/** What is known of the words. */
export interface Nouns {
  model: SentenceModel;
  /** With the article that a noun phrase leaves out. */
  withArticle(noun: string): string;
  isPlural(noun: string): boolean;
  /** A form of a verb, which the noun before it may do. */
  isVerb(word: string): boolean;
  /** “reviewing”, and not “meeting” */
  isDoing(word: string): boolean;
  isName(word: string): boolean;
  isPerson(noun: string): boolean;
  /** A thing that the mails have spoken of. */
  isKnown(noun: string): boolean;
  /** Nobody is urgent. */
  canBe(noun: string, state: string): boolean;
}

/** The words up to where another clause goes on. */
export const toMainClause = (words: string) => words.split(END_OF_CLAUSE, 1)[0] ?? '';

/** “mind the step”: its first word is a verb. */
const IS_DONE_TO =
  /^\S+ (?:the|an?|my|our|your|his|her|their|this|that|these|those|it|them|me|us|him|you)\b(?! (?:bit|little|lot|nightmare|mess|problem|shame|pain|joke|disaster|disgrace|pleasure|must)\b)/i;

const isVerbless = (clause: string) =>
  clause.includes(' ') &&
  !NO_SUBJECT.test(clause) &&
  !IS_FINITE.test(clause) &&
  !IS_MEASURE.test(clause) &&
  !IS_DONE_TO.test(clause) &&
  // “gutters I only clean not replace”
  !/ (?:i|we|you|he|she|they) \p{Ll}/iu.test(clause) &&
  // “cats ok dogs not”, “extension on the essay please”
  !/ (?:not|please|pls)$/.test(clause);

/** A place for the verb: what stands before it, and behind it. */
interface Place {
  before: readonly string[];
  predicate: string;
  /** The first word of the predicate, and the first that is no adverb, with the next one. */
  first: string;
  state: string;
  next: string;
  /** A participle or another form of a verb. */
  isDone: boolean;
}

function readPlace(parts: readonly string[], at: number, { isVerb }: Nouns): Place {
  const [first = '', ...others] = parts.slice(at);
  // “kids still talk about it”
  const [state = '', next = ''] = ADVERB.test(first) ? others : [first, ...others];
  const isDone = isVerb(state) || isPastParticiple(state);
  return { before: parts.slice(0, at), predicate: parts.slice(at).join(' '), first, state, next, isDone };
}

const IS_MORE_THAN_ONE = /^(?:two|three|four|five|six|seven|eight|ten|[2-9]|\d\d)$/i;
const canEndSubject = (before: readonly string[], { isDoing, isVerb }: Nouns) => {
  const last = before.at(-1) ?? '';
  // “driver to ring”
  if (before.includes('to') || (before.length > 1 && isDoing(last))) return false;
  // “gave key to Paul”
  const base = findIrregularBase(before[0]?.toLowerCase() ?? '');
  if (
    base !== undefined &&
    base !== before[0]?.toLowerCase() &&
    !/^(?:left|felt|saw|cut|set)$/i.test(before[0] ?? '')
  )
    return false;
  // “old folk live here”
  if (before.length > 1 && /^(?:live|come|go|arrive|know|think|keep|need|want|like|love|own)$/i.test(last))
    return false;
  // “three room flat”
  if (
    IS_MORE_THAN_ONE.test(before[0] ?? '') &&
    before.length > 1 &&
    !/s$|^(?:people|children|men|women|them|us|you)$/i.test(last)
  )
    return false;
  // “share surveyor ok”: who shares?
  if (before.length > 1 && isVerb(before[0] ?? '') && before[1] !== 'of') return false;
  if (before.length === 1 && /^(?:one|two|three|four|five|six)$/i.test(last)) return false;
  return !ENDS_NO_SUBJECT.test(last) && (before.length === 1 || !isPastParticiple(last));
};

/** A power of ten: by how much “a bug” is likelier than “bug” of what one has, and “a solid” is not of how something is. */
const LEAST_LEAD_OF_NOUN = 1.1;
/** “stomach bug”: one has a bug, and is none. */
export const isNoun = (word: string, { model }: Pick<Nouns, 'model'>) =>
  model.score(`it is ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`) - model.score(`it is ${word}`) >=
  LEAST_LEAD_OF_NOUN;

/** A power of ten: of what something is, or can very much be, “it was very quiet” is as likely as “it was the quiet”. */
const LEAST_LEAD_OF_STATE = 0.7;
/** “gp surgery”: nothing is surgery. A word that the model has counted seldom says neither. */
const isState = (word: string, { model }: Nouns) =>
  Math.max(
    model.score(`it was very ${word}`) - model.score(`it was the ${word}`),
    model.score(`it was too ${word} for us`) - model.score(`it was our ${word} for us`),
    model.score(`it is ${word}`) - model.score(`the ${word} is`),
  ) >= LEAST_LEAD_OF_STATE;

/** Of a word that the model does not know it says nothing. */
const isRead = (word: string, { model }: Nouns) => !/^\p{Ll}+$/u.test(word) || model.knows(word);

function canBePredicate({ before, predicate, first, state, next, isDone }: Place, nouns: Nouns): boolean {
  // “slides tonight”, “new one tonight”: what happens to them then?
  if (IS_SOON.test(predicate) && (before.at(-1) === 'one' || nouns.isPlural(before.join(' ')))) return false;
  const isDay = IS_DAY.test(first) && !nouns.isVerb(before[0] ?? '');
  if (
    state === '' ||
    !isRead(state, nouns) ||
    NO_PREDICATE.test(predicate) ||
    (/^(?!OK\b)\p{Lu}/u.test(first) && !isDay)
  )
    return false;
  if (isDone && HAPPENS.test(state)) return false;
  if (isDone && (isSomebody(before, nouns) || !FOLLOWS_PARTICIPLE.test(next)) && !IS_OPEN.test(state))
    return false;
  // “joint present yes”, where the mail asks about a present
  if (nouns.isKnown(state)) return false;
  // “May bad exams”
  if (
    SEVERAL.test(predicate) &&
    !CUE.test(predicate) &&
    !PREPOSITION.test(first) &&
    !nouns.isPlural(before.join(' '))
  )
    return false;
  // “council noise team too”
  const isSingle = /^\p{Ll}+(?: too| as well)?$/u.test(predicate);
  if (isSingle && (isNoun(state, nouns) || !(isDone || isState(state, nouns)))) return false;
  // “18 a head”, “descant in G not A too high”
  if (before.length === 1 && /^\P{L}?\d/u.test(before[0] ?? '') && /^(?:an?|per|each)$/.test(first))
    return false;
  if (first === 'not' && /^(?:(?!OK\b)\p{Lu}|\d|the$)/u.test(next)) return false;
  // “card payment 84.99 on 3 March”, “website goes live Monday”
  if (/^\d/.test(first) && /^(?:on|to|from|for)$/.test(next)) return false;
  if (isDay && before.slice(1).some(nouns.isVerb)) return false;
  // “key safe by the door code 4471”
  if (NUMBERED.test(state) && /^\d/.test(next)) return false;
  if (/^\d/.test(first) && IS_LABEL.test(before.join(' '))) return false;
  // “cake in the kitchen at 3”
  return !PREPOSITION.test(first) || !before.some((word) => /^\d/.test(word) || PREPOSITION.test(word));
}

const isSomebody = ([first = '']: readonly string[], { isName }: Nouns) =>
  !/^(?:the|an?|my|our|this|that)$/i.test(first) &&
  ((/^\p{Lu}\p{Ll}/u.test(first) && !CALENDAR.test(first)) || isName(first));

/** “is on Monday”, “will be off by midnight”, “was rude when I said so” */
function inflect(verb: 'is' | 'are', { before, first }: Place, clause: string, rest: string): string {
  if (IS_DAY.test(first)) return IS_TIME.test(before.at(-1) ?? '') ? verb : `${verb} on`;
  if (IS_DATE.test(first)) return `${verb} on the`;
  if (IS_TO_COME.test(clause)) return 'will be';
  return IS_PAST.test(rest.slice(0, GLANCE)) ? { is: 'was', are: 'were' }[verb] : verb;
}

/** “jo reviewing”, “Mr Boyd emailing” and “treasurer standing down”: who does it. */
function withDoing(parts: readonly string[], nouns: Nouns): string | undefined {
  const { isDoing, isPerson, isPlural, withArticle } = nouns;
  const [first = ''] = parts;
  const named = /^(?:Mrs?|Ms|Miss|Dr)$/.test(first) ? 2 : 1;
  if (!isDoing(parts[named] ?? '')) return undefined;
  const rest = parts.slice(named);
  if (isPerson(first)) return [withArticle(first), isPlural(first) ? 'are' : 'is', ...rest].join(' ');
  return isSomebody(parts, nouns) ? [...parts.slice(0, named), 'is', ...rest].join(' ') : undefined;
}

/** A power of ten: what the place may lose, and is still told. */
function readMostLoss({ before, predicate, first, isDone }: Place, { isKnown }: Nouns): number {
  // “sale made 312” may be whole without it
  if (isDone) return IS_ALREADY.test(first) ? MOST_LOSS : 0;
  return CUE.test(predicate) || isKnown(before.at(-1) ?? '') ? MOST_LOSS_BEHIND_CUE : MOST_LOSS;
}

/** How likely the clause is with its verb at the place, but for what it may lose; nothing where none fits. */
function readWith(place: Place, clause: string, rest: string, nouns: Nouns) {
  const { before, predicate, first, state } = place;
  const noun = before.join(' ');
  const subject = MEANS.test(noun) && CHOSEN.test(state) ? noun : nouns.withArticle(noun);
  if (!canEndSubject(before, nouns) || !canBePredicate(place, nouns) || !nouns.canBe(subject, state))
    return undefined;
  const verb = nouns.isPlural(subject) ? 'are' : 'is';
  const inflected = inflect(verb, place, clause, rest);
  // “two typos on page 7”
  const isCounted = COUNTS.test(subject) && PREPOSITION.test(first);
  return {
    said: (isCounted ? `there ${inflected} ${clause}` : `${subject} ${inflected} ${predicate}`) + rest,
    likelihood: nouns.model.score(`${subject} ${verb} ${predicate}`) + readMostLoss(place, nouns),
  };
}

/** The clause with its verb, where one place for it is likely and no other; nothing where it has one, or is no statement. */
export function withCopula(words: string, nouns: Nouns): string | undefined {
  const { model, withArticle } = nouns;
  const clause = toMainClause(words);
  if (!isVerbless(clause)) return undefined;
  const rest = words.slice(clause.length);
  const parts = clause.split(' ');
  const doing = withDoing(parts, nouns);
  if (doing !== undefined) return doing + rest;
  const [best, second] = parts
    .slice(1, LONGEST_SUBJECT + 1)
    .flatMap((_, index) => readWith(readPlace(parts, index + 1, nouns), clause, rest, nouns) ?? [])
    .sort((one, other) => other.likelihood - one.likelihood);
  if (best === undefined) return undefined;
  const without = Math.max(model.score(clause), model.score(withArticle(clause)));
  const lead = best.likelihood - (second?.likelihood ?? Number.NEGATIVE_INFINITY);
  return best.likelihood >= without && lead >= LEAST_LEAD ? best.said : undefined;
}
