import type { Token } from '../language-model/tokens.ts';
import { findBaseOfThirdPerson, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { wordTable } from '../lexicon/word-table.ts';
import type { Sentence } from '../text/words.ts';
import type { Scored } from './score.ts';
import { NUMBERED_VERBS } from './sets.ts';

/** A candidate, and what stands around it. */
interface Place {
  scored: Scored;
  tokens: readonly Token[];
  sentence: Sentence;
  /** The written word and its neighbours, in lower case; empty where there is none. */
  before: string;
  written: string;
  next: string;
}

/** What stands behind a number that counts what was named before. */
const COUNTED =
  /^$|^[^\p{L}\p{N}]|^(?:by|on|at|in|and|or|of|to|before|after|until|from|with|per|each|more|now|today|tomorrow)$/u;

/** Words beside which the written word of a kind is right, whatever else would be likelier there. */
const HOLDS: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = wordTable({
  // “the team that won last year”
  'won>one': {
    before: /^(?:that|who|which|i|we|he|she|they|you|team|girls?|boys?)$/,
    after: /^[^\p{L}\p{N}]/u,
  },
  // “if it is cheap, buy two”
  'buy>by': { after: /^(?:\d.*|now|one|two|three|four|five|six|ten|a|an|me|it|them|some|more)$/ },
  // “10 percent off the next order”, “two days off”, “the cat is off food”, “the sole is coming off”
  'off>of': {
    before:
      /^(?:percent|%|dollars|euros|pounds|cents|days?|weeks?|com(?:e|es|ing)|came|fall(?:s|ing|en)?|fell|peel(?:s|ed|ing)?|break(?:s|ing)?|broke|turn(?:s|ed|ing)?|switch(?:ed|ing)?|tak(?:e|es|ing)|took|drop(?:s|ped|ping)?)$/,
    after:
      /^(?:food|work|school|college|duty|sick|limits|guard|course|balance|topic|season|air|every|all|until|after|before|when|while|at|and|or)$/,
  },
  // “When is it due?”: behind a form of “be” nobody does
  'due>do': {
    before: /^(?:is|are|was|were|be|been|it|they|that|this|payment|rent|baby|when|now|not|still)$/,
  },
  // “new clutch and brakes”
  'brakes>breaks': { before: /^(?:and|new|front|rear|back|worn|hand|parking|disc|car|bike|its|the)$/ },
  // “no to tiles”
  'to>two': { before: /^(?:no|yes|not|only|up|due|according|thanks|back|next)$/ },
  // “returned two jumpers”, “begin with point two”
  'two>to': {
    before:
      /^(?:the|these|those|other|missing|last|first|next|point|part|step|number|option|question|item|chapter|stage|phase|room|year|day|week|plot|flat)$/,
    after: new RegExp(`[^s]s$|${COUNTED.source}`, 'u'),
  },
  // “the hire price”
  'hire>higher': {
    after:
      /^(?:prices?|charges?|cars?|vans?|bikes?|fees?|costs?|rates?|firm|company|shop|desk|period|agreement|contract|staff|people|someone|somebody|a|an|the|him|her|them|us|it|you)$/,
  },
  // “I can do four by the 20th”: how many there are is lost by no change
  'four>for': { after: COUNTED },
  'eight>ate': { after: COUNTED },
  'one>won': { after: COUNTED },
  'two>too': { before: /^so$/, after: /[^s]s$|^short$/ },
  // “my claim form three weeks ago”
  'form>from': {
    before:
      /^(?:a|an|the|this|that|which|each|every|my|your|our|his|her|their|its|application|booking|claim|complaint|consent|contact|enrolment|enrollment|entry|expense|feedback|fifth|long|lower|medical|nomination|online|order|paper|permission|referral|refund|registration|request|returns?|short|sixth|survey|tax|transfer|upper)$/,
  },
  // “me him and his sister”
  'me>my': { after: /^(?:him|them|us|you|it|he|she|and|or|too)$/ },
  // “the second try is free too”
  'too>to': {
    after:
      /^$|^[^\p{L}\p{N}]|^(?:just|but|and|so|if|when|because|please|thanks|how|what|where|who|why|can|could|is|are|does|i|we|he|she|they|it)$/u,
  },
  // “the deputy principal is ill”
  'principal>principle': { before: /^(?:acting|assistant|college|deputy|former|new|school|vice)$/ },
  // “her family live in Leeds”
  'live>life': { after: /^(?:in|at|with|near|on|here|there)$/ },
});

/** What the other word never stands before: the end of the sentence or a mark, and a word that begins something new. */
const NEVER_BEFORE: Readonly<Record<string, RegExp>> = wordTable({
  ...Object.fromEntries(
    ['a', 'an', 'the', 'than', 'its', 'my', 'your', 'our', 'their', "you're", "they're"].map((word) => [
      word,
      /^(?:$|\P{L})/u,
    ]),
  ),
  quite: /^(?:$|\P{L}|(?:i|we|you|he|she|they|and|but|or|because|when|there|here|please)$)/u,
});

/** “Rajiv, a student at Boston College, doesn't …”: what the verb goes with stands before what is set apart. */
const followsAside = ({ scored: { kind }, written, before }: Place) =>
  before === ',' && (NUMBERED_VERBS.has(written) || kind === 'third>base' || kind === 'base>third');

const CONTRACTIONS = wordSet("it's they're you're");
const FINITE = wordSet('is are was were has had will would can could means meant makes made seems seemed');
const OBJECTS = wordSet('me us him her them everyone everybody');
const PART_END = /^(?:[^\p{L}]|and|but|or|because|so|that|which|who|when|if|while|as)/u;

/** “Its being free is a reason”, “your having lied worries me”: what belongs to somebody is the subject. */
function ownsSubject({ scored: { token, write }, tokens, next }: Place): boolean {
  if (!CONTRACTIONS.has(write) || !next.endsWith('ing')) return false;
  const keys = tokens.slice(token + 2).map(({ key }) => key);
  const end = keys.findIndex((key) => PART_END.test(key));
  const rest = keys.slice(0, end < 0 ? undefined : end);
  const isVerb = (key: string, index: number) =>
    FINITE.has(key) || (key.endsWith('ed') && OBJECTS.has(rest[index + 1] ?? ''));
  return next === 'having' || rest.some(isVerb);
}

/** “They bustle past in yellow”, “they right-clicked it”: as the noun, it would take the only verb away. */
function takesVerb({ scored: { kind, token }, tokens, sentence }: Place): boolean {
  const noun = tokens[token + 1];
  if (kind !== 'they>the' || noun === undefined) return false;
  if (/^-\p{L}+ed\b/u.test(sentence.text.slice(noun.end))) return true;
  const behind = sentence.words.filter(({ start }) => start > noun.start);
  const end = behind.findIndex(({ tag }) => /^(?:PUNCT|[CS]CONJ)$/.test(tag));
  const clause = end < 0 ? behind : behind.slice(0, end);
  return !clause.some(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
}

const BEGINS_OBJECT = wordSet('you it the a an my his their our');

/** “We are surprising her with a cake”: who does it to somebody. */
const isDoneTo = ({ scored: { kind, write }, next }: Place) =>
  kind.includes('ing>') && write.endsWith('ed') && (OBJECTS.has(next) || BEGINS_OBJECT.has(next));

/** “The hall's booked”, “the lift's repaired”: the short “is” and a participle. */
const followsShortIs = ({ scored: { kind }, before, written }: Place) =>
  kind.startsWith('past>') && /['’]s$/.test(before) && written.endsWith('ed');

/** “To the north lie the hills”: no past, but the subject behind its verb. */
function standsBeforeSubject({ scored: { kind }, sentence }: Place): boolean {
  const [first] = sentence.words;
  const verbs = sentence.words.filter(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
  return kind === 'lie>lay' && /^(?:ADP|PART)$/.test(first?.tag ?? '') && verbs.length <= 1;
}

const FOR_SEVERAL = wordSet('are were have');
const PLURAL = /(?:[^s'’u]s|men|people|children)$/;
const LOOKS_PLURAL = /(?:news|ics|series|species)$/;
const OPENS_PHRASE = wordSet('the my our your his her its their these those some all many both');
const OPENS_CLAUSE = wordSet(', ; : and but so because if when while that');

/** “The gears are still slipping”: the subject is a plural, with nothing before it that the verb could go with. */
function followsPlural({ tokens, scored: { token }, written, before }: Place): boolean {
  if (!FOR_SEVERAL.has(written) || !PLURAL.test(before) || LOOKS_PLURAL.test(before)) return false;
  const first = OPENS_PHRASE.has(tokens[token - 2]?.key ?? '') ? token - 2 : token - 1;
  return first === 0 || OPENS_CLAUSE.has(tokens[first - 1]?.key ?? '');
}

/** The subject may stand far before its verb: “the rates of implementation remain low”. What is sure is found by its clause. */
const isOfFarSubject = ({ scored: { kind } }: Place) => kind === 'base>third';

const BEFORE_BASE = wordSet(
  "to do does did don't doesn't didn't can can't could will won't would should may might must let",
);
/** Tokens before the verb among which “to” or a modal stands. */
const BASE_WITHIN = 4;
/** “The user liked what they read”: nothing here says that it is not told of the past. */
const isPlainPast = ({ scored: { kind, token }, tokens }: Place) =>
  kind === 'past>base' &&
  !tokens.slice(Math.max(0, token - BASE_WITHIN), token).some(({ key }) => BEFORE_BASE.has(key));

/** “For more than 20 authors, include the first”: an order behind a phrase. */
const isOrderBehindComma = ({ scored: { kind }, before }: Place) => kind === 'base>gerund' && before === ',';

/** “Changing expectations does not happen overnight” */
const followsObjectOfGerund = ({ tokens, scored: { kind }, before }: Place) =>
  kind === 'third>base' && PLURAL.test(before) && /ing$/.test(tokens[0]?.key ?? '');

const ONE_OF = wordSet('each one either neither none');
/** “Each of them likes it” */
const followsOneOf = ({ tokens, scored: { kind, token } }: Place) =>
  kind === 'third>base' && tokens[token - 2]?.key === 'of' && ONE_OF.has(tokens[token - 3]?.key ?? '');

const INVITED = wordSet('you us me him her them everyone everybody invited round over along welcome');
/** “You are invited to drinks”, “come round to drinks” */
const isInvitedTo = ({ tokens, scored: { kind, token }, before, written }: Place) =>
  kind === 'third>base' &&
  before === 'to' &&
  INVITED.has(tokens[token - 2]?.key ?? '') &&
  /^(?:drinks|talks|tours|games)$/.test(written);

const OF_ONE = wordSet('the a an this that my our your his her its their every each');
const SEVERAL_PEOPLE = wordSet('police staff team couple majority rest others same');
/** “The gate opens at seven”: one thing, with nothing before it that the verb could go with. */
function followsSingular({ tokens, scored: { kind, token }, before }: Place): boolean {
  if (kind !== 'third>base' || PLURAL.test(before) || SEVERAL_PEOPLE.has(before)) return false;
  // “the current one fits”
  if (before === 'one') return true;
  const first = token - 2;
  return (
    OF_ONE.has(tokens[first]?.key ?? '') && (first === 0 || OPENS_CLAUSE.has(tokens[first - 1]?.key ?? ''))
  );
}

const ASKS = wordSet('where which who whom what that');
/** “The page says where it was published from.”: a preposition that its question left behind. */
const isLeftBehind = ({ scored: { kind, token }, tokens, next }: Place) =>
  kind === 'from>form' && !/\p{L}/u.test(next) && tokens.slice(0, token).some(({ key }) => ASKS.has(key));

/** Tokens before “than” among which its comparison stands. */
const COMPARED_WITHIN = 10;
const COMPARES = /er$|^(?:more|less|worse|else|different|soon)$/;
/** “If it has several versions then each is printed”: nothing is compared. */
const comparesNothing = ({ scored: { kind, token }, tokens }: Place) =>
  kind === 'then>than' &&
  !tokens.slice(Math.max(0, token - COMPARED_WITHIN), token).some(({ key }) => COMPARES.test(key));

/** “Let the candidate, Aisha, know we would like to see her” */
const isLetKnow = ({ scored: { kind, token }, tokens }: Place) =>
  kind === 'know>now' && tokens.slice(0, token).some(({ key }) => key === 'let');

/** “Will the other parents be there”: a clause with “while” stands beside another. “Are partners coming?” asks. */
const opensQuestion = ({ scored: { kind, token }, tokens }: Place) =>
  token === 0 &&
  ((kind === 'will>while' && !tokens.some(({ key }) => key === ',')) ||
    (kind === 'are>our' && tokens.at(-1)?.key === '?'));

/** What may stand behind “while”, and behind “will” only where somebody asks. */
const BEHIND_WHILE =
  /(?:ing|s)$|^(?:i|we|you|he|she|it|they|there|the|my|our|your|his|her|their|this|that|these|those|an?|all|both|some|most|in|on|at|not|still|also)$/;
/** “Booked for 18”, “Due the 31st”, “it is with the bank, will chase”: a note leaves out who did, and what is. */
const opensNote = ({ scored: { kind, token }, before, next }: Place) =>
  (token === 0 && (kind === 'past>base' || kind === 'due>do')) ||
  (kind === 'will>while' && (token === 0 || before === ',') && !BEHIND_WHILE.test(next));

/** “No key makes keys or reads sessions”: another verb of the same subject. */
const isCoordinated = ({ scored: { kind, token }, before, sentence, tokens }: Place) =>
  kind === 'third>base' &&
  /^(?:and|or|,)$/.test(before) &&
  sentence.words.some(
    ({ tag, lower, start }) =>
      (tag === 'VERB' || PURE_VERBS.has(findBaseOfThirdPerson(lower) ?? '')) &&
      /[^s]s$/.test(lower) &&
      start < (tokens[token]?.start ?? 0),
  );

const CODE_AFTER = /^\s*[`$~#<{(\\|=/@]/;
const CODE_BEFORE = /[`$~#>})\\|=/@]\s*$/;
/** “Improve text (to `/`)”: of code and of brackets nothing is counted, so that what stands beside it is not known. */
const isBesideCode = ({ scored: { token }, tokens, sentence }: Place) =>
  CODE_AFTER.test(sentence.text.slice(tokens[token]?.end)) ||
  CODE_BEFORE.test(sentence.text.slice(0, tokens[token]?.start));

/** “What I ordered on 2nd May came late”: with a capital within a sentence it is the month. */
const followsMonth = ({ scored: { token }, tokens, before }: Place) =>
  before === 'may' && token > 1 && tokens[token - 1]?.capital === true;

const OWNERS = wordSet('my your his her its our their');
const PERSONS = wordSet('me you him her it us them i he she we they are hour hours');
/** “Right past our stop”: what belongs to somebody is named behind. */
const ownsNext = ({ scored: { write, token }, tokens, sentence, written }: Place) =>
  OWNERS.has(written) &&
  PERSONS.has(write) &&
  sentence.words.some(({ tag, start }) => /^(?:NOUN|VERB)$/.test(tag) && start === tokens[token + 1]?.start);

const WISHES =
  /^(?:(?:insist|demand|suggest|recommend|require|propose|ask|request|urge|order)(?:s|ed)?|propos(?:es|ed)|requir(?:es|ed)|important|essential|vital|crucial|necessary)$/;
/** “They insisted that he come”, “if she come late”: no past, and of the one no third person either. */
function isNoPast({ scored: { kind, token, write }, tokens, written }: Place): boolean {
  const isForm = kind.startsWith('base>') || /^(?:come|become|run)$/.test(written);
  if (!isForm || write.endsWith('ing')) return false;
  const that = tokens.findIndex(({ key }, index) => key === 'that' && index < token);
  const isWished = that > 0 && tokens.slice(0, that).some(({ key }) => WISHES.test(key));
  const isOpen = tokens.slice(0, token).some(({ key }) => /^(?:if|when|will|unless)$/.test(key));
  return isWished || (isOpen && kind !== 'base>third');
}

/** “10% off your next order” */
const isOffPrice = ({ before, written, next }: Place) =>
  written === 'off' && before === '#' && !/^(?:the|them|us|these|those|you)$/.test(next);

/** Whether the words beside the written one say that it is meant, so that no gain counts. */
export function isMeantByNeighbours(scored: Scored, tokens: readonly Token[], sentence: Sentence): boolean {
  const keyAt = (index: number) => tokens[index]?.key ?? '';
  const { kind, token, write } = scored;
  const [before, written, next] = [keyAt(token - 1), keyAt(token), keyAt(token + 1)];
  const place: Place = { scored, tokens, sentence, before, written, next };
  return (
    // “There, there”, “how come you know him?”
    next === written ||
    (before === 'how' && written === 'come') ||
    HOLDS[kind]?.before?.test(before) === true ||
    HOLDS[kind]?.after?.test(next) === true ||
    NEVER_BEFORE[write]?.test(next) === true ||
    [
      isBesideCode,
      isOffPrice,
      isCoordinated,
      followsAside,
      ownsSubject,
      takesVerb,
      isDoneTo,
      followsShortIs,
      followsMonth,
      followsPlural,
      followsSingular,
      followsOneOf,
      isInvitedTo,
      followsObjectOfGerund,
      isOfFarSubject,
      isPlainPast,
      isOrderBehindComma,
      standsBeforeSubject,
      isLeftBehind,
      comparesNothing,
      isLetKnow,
      opensQuestion,
      opensNote,
      ownsNext,
      isNoPast,
    ].some((holds) => holds(place))
  );
}
