import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { listContent } from '../answers/content.ts';
import { findCount, isNote, isPlainAnswer, withoutConsent } from '../answers/short-answers.ts';
import {
  findThing,
  holds,
  isBare,
  readWanted,
  toDirect,
  type Wanted,
  withoutTimes,
} from '../answers/wanted.ts';
import { findClosing } from '../frame/closing.ts';
import { hasGreeting } from '../frame/greeting.ts';
import { isSentence } from '../words/statements.ts';

/** An honest “not yet” answers, too, where it names what is meant. */
const DEFERRED =
  /\b(?:(?:don't|do not) know|not sure|no idea|let you know|get back to you|come back to you|find out|(?:will|'ll) (?:check|ask|look into))\b/i;

interface Asked {
  wanted: Wanted;
  content: ReadonlySet<string>;
  /** Stems of a thing that is asked for by its name. */
  thing: ReadonlySet<string> | undefined;
  isWho: boolean;
  /** Asked of the reader or of both, so that “Friday works” can mean it. */
  isOurs: boolean;
  /** “the window or the aisle”: each of them is an answer. */
  isChoice: boolean;
  /** “And the door code?”, “Any allergies?”: so short that a word may answer. */
  isElliptic: boolean;
  /** “Any comments?”: whatever is said of it is one. */
  isOpinion: boolean;
  /** “password” of “What is the wifi password for guests?” */
  head: string | undefined;
  /** “It does not turn on, any idea?” */
  isAdvice: boolean;
  /** “How did the exam go?” */
  isHow: boolean;
  /** “Which would you prefer?” */
  isPreference: boolean;
  /** “If not, when …?” */
  isConditional: boolean;
  /** What is asked to be done, in its base form: “find” of “Have you found the receipt?” */
  verb: string | undefined;
  /** “she” of “Is she okay with it?” */
  subject: string | undefined;
  /** What is asked of a day or an hour that it names. */
  withTime: ReadonlySet<string> | undefined;
}

const VERB_ASKED =
  /^(?:and |but |so )?(?:do|does|did|have|has|had|can|could|will|would|should|shall|is it (?:ok|okay|fine) if) (?:you|we|i|they|he|she|it)(?: (?:please|still|already|ever|also|want me to|need me to|like to|love to|want to|be able to))* (\p{L}+)/iu;
/** “Is the press release approved?” */
const STATE_ASKED = /^(?:and |but |so )?(?:is|are|was|were|has|have) .* (\p{L}+ed)\W*$/iu;
const TOO_PLAIN = /^(?:be|do|like|please|not|you|me|us|the|it|any)$/;

function toBase(verb: string): string {
  const base = findIrregularBase(verb) ?? verb;
  return base.replace(/(?<=\p{L}{3})(?:ing|ed|s)$/u, '').replace(/e$/, '');
}

/** “signed by Anna”, but not “by Friday” or “by the end of June”. */
const BY_SOMEBODY =
  /\bby (?!\p{L}+days?\b|(?:the )?(?:end|beginning|start|middle)\b|next|noon|tomorrow|tonight|then|now|e-?mail|post|phone|car|train|bus)\p{L}{2,}/iu;

const HEAD =
  /^(?:and |so )?what(?:'s| is| are) (?:the|your|our) (?:\p{L}+ ){0,2}?(\p{L}+)(?= (?:for|of|in|on|at|to)\b|\W*$)/iu;

function readQuestion(written: string): Asked {
  const question = toDirect(written);
  const thing = findThing(written);
  const verb = (VERB_ASKED.exec(question) ?? STATE_ASKED.exec(question))?.[1]?.toLowerCase();
  return {
    wanted: readWanted(question),
    content: listContent(question),
    thing: thing === undefined ? undefined : listContent(thing),
    isWho: /^(?:and |so |but )?who\b/i.test(question),
    isOurs: /\b(?:you|we|us)\b/i.test(question),
    isChoice: / or (?!not\b)/i.test(question),
    isElliptic:
      /^(?:and |also |any |what about |how about )/i.test(question) &&
      !isSentence(question.replace(/^(?:and|also) /i, '')),
    isOpinion: /^(?:and |so )?any (?:comments?|thoughts|feedback|remarks|ideas|opinions?)\b/i.test(question),
    head: HEAD.exec(question)?.[1],
    isAdvice: /\bany (?:ideas?|advice|suggestions?|tips?)\W*$/i.test(question),
    isHow: /^(?:and |so |but )?how (?:did|was|were|is|are)\b/i.test(question),
    isPreference: /\b(?:prefer|rather|like (?:best|more|most))\b/i.test(question),
    isConditional: /^(?:if (?:not|so|yes|no)|otherwise|or)\b/i.test(question),
    subject: /^(?:is|was|does|did|has|will|can|are|do|have|were) (he|she|they)\b/i
      .exec(question)?.[1]
      ?.toLowerCase(),
    withTime: holds('time', question) ? listContent(withoutTimes(question)) : undefined,
    verb: verb === undefined || TOO_PLAIN.test(verb) ? undefined : toBase(verb),
  };
}

function listShared({ content }: Asked, words: ReadonlySet<string>): string[] {
  return [...content].filter((word) => words.has(word));
}

/** “the driver is Piotr Nowak”, “invoice number: 20418”, “contract attached”: what is asked for, and what it is. */
function givesThing(thing: ReadonlySet<string>, part: string): boolean {
  if (/\b(?:attached|enclosed|included|below|send|sent|sending)\b/i.test(part)) return true;
  const named = /^(.*?)(?: (?:is|are|was|will be) |: ?| (?=\p{Lu}*\d))(.+)$/u.exec(part);
  const words = listContent(named?.[1] ?? '');
  const isNamed = [...thing].some((word) => word !== 'name' && words.has(word));
  return isNamed && /\p{Lu}\p{Ll}|\d|@/u.test(named?.[2] ?? '');
}

/** “i can demo”, “my sister keeps the key”, “Lars Holm”: somebody. */
const SAYS_WHO =
  /^(?:please )?(?:(?:add|ask|take) )?(?:(?:I|i|We|we)|[Mm]y \p{L}+|(?:Dr|Mr|Mrs|Ms|Prof)\. \p{Lu}\p{L}+|(?!(?:The|A|An|It|This|That|These|There|They|He|She|No|Yes|My|Our|Your|On|At|In|By|For|Sure|Ok|Okay|Thanks|Please)\b)\p{Lu}\p{L}+)(?:'ll|'m)?(?: (?!(?:don't|do not|can't|cannot|will not|won't|not)\b)|$)/u;
const NAMES =
  /^(?:please )?(?:add|ask|invite|take)? ?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?: (?:and|or) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)?$/u;

/** “maria has it”: what was asked about, by a pronoun. */
const POINTS_BACK = /\b(?:it|them|that)\b/i;
const FILLER = wordSet(
  "yes yeah yep no nope and but still already i we ill well ive weve please will have had did do just also can not can't cant didn't haven't won't i'll we'll i've we've go ahead always like love would to",
);

/** Whether the part repeats what was asked to be done: “left them with the neighbor”. */
function repeatsVerb({ wanted, verb }: Asked, part: string): boolean {
  if (wanted !== 'yes or no' || verb === undefined) return false;
  const words = part.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const place = words.findIndex((word) => !FILLER.has(word) || toBase(word) === verb);
  return toBase(words[place] ?? '') === verb;
}

const startsWith = (part: string, word: string) => part.toLowerCase().startsWith(`${word} `);

/** What says which of several is wanted. */
const PREFERS = /^(?:i|we)(?:'d| would)? (?:(?:would )?(?:like|prefer|rather|want)|don't want)\b/i;
/** “It went OK I think” */
const WENT =
  /^(?:(?:it|that|they|all|everything|both) )?(?:went|was|were|is|are) (?:\S+ ){0,2}?(?:ok|okay|fine|well|good|great|badly|horrible|terrible|awful|lovely|brilliant|alright|fun|hard|easy|smoothly|better|bad)\b|^(?:fine|good|great|well|ok|okay|not bad)\b/i;

/** Whether the part answers the question, which it names by a word. */
function answersByName(asked: Asked, part: string): boolean {
  const { wanted, content, thing, isWho, isChoice, subject, withTime, isOurs } = asked;
  if (repeatsVerb(asked, part) || (subject !== undefined && startsWith(part, subject) && holds(wanted, part)))
    return true;
  if (asked.isPreference && PREFERS.test(part)) return true;
  const words = listContent(part);
  const shared = listShared(asked, words).length;
  if (shared === 0) return false;
  if (thing !== undefined) return givesThing(thing, part) || DEFERRED.test(part);
  if (isWho) return SAYS_WHO.test(part) || DEFERRED.test(part) || BY_SOMEBODY.test(part);
  if (asked.isAdvice) return true;
  if (isChoice || holds(wanted, part) || DEFERRED.test(part)) return true;
  const isOfTime = withTime !== undefined && [...withTime].some((word) => words.has(word));
  if (isOfTime && wanted === 'yes or no' && holds('time', part)) return true;
  const reach = shared + (POINTS_BACK.test(part) ? 1 : 0);
  if (wanted === 'words') return reach * 3 >= content.size || saysWhatItIs(asked, part);
  if (wanted !== 'yes or no') return false;
  // “Friday does not suit”, said of coming on Friday, needs no yes; “Tom is away” says nothing of the contract for Tom.
  const isOfUs = isOurs && /^(?:yes,? |no,? )?(?:i|we)\b/i.test(part);
  return (
    reach * 2 > content.size ||
    (shared > 1 && reach * 2 === content.size) ||
    isOfUs ||
    isNote(part, content) ||
    IS_THERE.test(part) ||
    isBare('time', part) ||
    (asked.isElliptic && part.length < 40)
  );
}

/** “the password is on the board”, where “the wifi password” was asked for. */
const saysWhatItIs = ({ head }: Asked, part: string) =>
  head !== undefined && new RegExp(`^(?:the |our |my )?${head} (?:is|are|was|were)\\b`, 'iu').test(part);

/** “the room is yours”, of what was asked for. */
const IS_THERE = /\b(?:yours|available|free|ready|here|there|gone|sold)\W*$/i;

/** “I can't come on 12 May, is the 14th possible?”: what is said before the question. */
const BEFORE_QUESTION =
  /^(?!(?:when|if|because|since|as|while|so|and|then|hi|hello|thanks|what|how|where|could|can|is|are|do|does|would|will)\b(?!'))(.*\S), (?:but |or )?(?:(?:is|are|can|could|would|will|does|do|what|how|when|where|shall|should|maybe|perhaps)\b)?[^,]*\?$/i;
/** “1 yes 2 one glass broken” */
const NUMBERED = /(?:^|[\s,;])(?:#|q)?(\d)[.):]? (?=\p{L})/giu;

/** Without greeting and signature: their names answer nothing. */
function toBody(draft: string): string {
  const body = draft.slice(0, findClosing(draft)?.start ?? draft.length).trimStart();
  const [first = ''] = body.split(/[\r\n]/, 1);
  return hasGreeting(first) && first.length < 40 && /[,:!–-]\s*$/.test(first)
    ? body.slice(first.length)
    : body;
}

/** “Saturday 10?” answers with a time, too. */
function toProposal(sentence: string): string {
  const time = sentence
    .replace(/\?+$/, '')
    .replace(/^(?:could|can|would) (?:you|we) (?:come|meet|do|make it|call|ring) /i, '')
    .replace(/(?<=\p{L}) (?=\d{1,2}$)/u, ' at ');
  return sentence.endsWith('?') && isBare('time', time) ? `${time}.` : sentence;
}

/** Sentences that can answer: not questions, and nothing that is still a blank. */
function listStatements(draft: string): string[] {
  return draft
    .split(/(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|No|no))(?<=[.!?;])\s+|[\r\n]+/)
    .map((sentence) => toProposal(sentence.trim()).replace(BEFORE_QUESTION, '$1.'))
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?') && !/\[[^\]\n]{1,60}\]/.test(sentence));
}

/** The questions that are answered by their numbers. */
function findNumbered(questions: readonly Asked[], draft: string): Asked[] {
  const marks = [...draft.trimStart().matchAll(NUMBERED)].map(({ 1: number, index }) => ({
    number: Number(number),
    index,
  }));
  const isList =
    marks.length > 1 && marks[0]?.index === 0 && marks.every(({ number }, index) => number === index + 1);
  return isList ? questions.slice(0, marks.length) : [];
}

const isCounted = ({ wanted }: Asked) => wanted === 'time' || wanted === 'price' || wanted === 'number';

/** The questions that words answer by their names: of those that want a date or an amount, each by its own. */
function listNamed(questions: readonly Asked[], part: string): Asked[] {
  const words = listContent(part);
  const candidates = questions
    .filter((asked) => answersByName(asked, part))
    .toSorted((one, other) => listShared(other, words).length - listShared(one, words).length);
  const answered: Asked[] = [];
  for (const asked of candidates) {
    const rivals = answered.filter((other) => isCounted(asked) && other.wanted === asked.wanted);
    const isOwn = (word: string) => !rivals.some(({ content }) => content.has(word));
    if (rivals.length === 0 || listShared(asked, words).some(isOwn)) answered.push(asked);
  }
  return answered;
}

/** An honest “no idea” answers what it follows. */
const KNOWS_NOT = /^(?:sorry,? )?(?:no (?:idea|clue)|(?:i )?(?:don't|do not) know|not sure)\b/i;
const KINDS = ['time', 'price', 'number', 'measure'] as const;
const COURTESY =
  /^(?:thanks|thank you|thx|best|cheers|see you|looking forward|we are looking|i look|hope|sorry\b(?!,)|sorry (?:for|about)|hi|hello|great|nice|talk|kind|regards)\b/i;
const isBareOfAny = (part: string) => KINDS.some((wanted) => isBare(wanted, part));
const isShort = (part: string) => part.split(' ').length <= 4 && !isSentence(part) && !COURTESY.test(part);

const BEGINS_WITH = {
  price:
    /^(?:about |around |roughly )?\p{Sc}? ?\d[\d.,]*(?: (?:\p{L}+ )?(?:plus|all in|net|gross|vat|including|per|each)\b| ?\p{Sc})/iu,
  number:
    /^(?:about |around |roughly |up to )?\d[\d.,]* (?!minutes?|min\b|hours?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|am\b|pm\b|\p{Sc}|km)\p{L}+s\b/iu,
  measure:
    /^(?:about |around |roughly |only )?(?:\d+(?: ?(?:-|–|to|or) ?\d+)?|an?|two|three|four|five|six|ten|twelve|fifteen|twenty|thirty|forty|half an) (?:minutes?|min|hours?|days?|weeks?|months?|years?|k?m|miles?)\b/i,
} as const;

/** Said of oneself, it refuses whatever was asked for. */
const REFUSES =
  /\b(?:i|we)\b.*\b(?:can't|cannot|cant|won't|unable to|not able to) (?:help|come|make it|do (?:it|that)|attend|join|manage)\b/i;
/** “it's the blue one”, but not “it is printed” */
const IT_IS = /^(?:it|that|this)(?:'s| is) (?!not\b|\p{L}+ed\b)\S+(?: \S+){0,4}$/iu;
/** “salad would be great” */
const isSuggestion = (part: string) =>
  /^(?:\S+ ){1,4}(?:would be|is|sounds) (?:great|good|nice|lovely|perfect|fine|best|ideal)\W*$/i.test(part);

/** Whether words that name nothing can be an answer of the kind that is wanted. */
function accepts(
  { wanted, isWho, isOurs, isElliptic, isHow, thing, withTime }: Asked,
  part: string,
): boolean {
  if (COURTESY.test(part)) return false;
  if (KNOWS_NOT.test(part)) return true;
  if (
    (wanted === 'words' || wanted === 'time') &&
    /^(?:n?either|none|both|any) ?(?:of (?:them|these|those))?\W*$/i.test(part)
  )
    return true;
  if (wanted === 'time' && (isBare('time', part) || (isOurs && isBare('time', withoutConsent(part)))))
    return true;
  if (isHow && WENT.test(part)) return true;
  // “Would 2 pm or Sunday at 10 suit you?”
  if (wanted === 'yes or no' && withTime !== undefined && isOurs && isBare('time', withoutConsent(part)))
    return true;
  if (wanted === 'number' && /^(?:just|only) (?:me|us|myself|the (?:two|three|four) of us)\b/i.test(part))
    return true;
  if (wanted === 'yes or no' && isOurs && REFUSES.test(part)) return true;
  if (wanted === 'words' && !isWho && (isSuggestion(part) || IT_IS.test(part))) return true;
  if (wanted === 'price' || wanted === 'number' || wanted === 'measure')
    return isBare(wanted, part) || BEGINS_WITH[wanted].test(part);
  if (isWho) return SAYS_WHO.test(part) || (NAMES.test(part) && !/^(?:yes|no|sure|ok)\b/i.test(part));
  if (wanted === 'place') return holds('place', part) && isShort(part);
  if (wanted === 'reason') return isSentence(part) && !isPlainAnswer(part);
  const isThing = thing !== undefined || isElliptic || wanted === 'words';
  if (isThing && isShort(part) && !isPlainAnswer(part))
    return wanted === 'words' || !isBareOfAny(part) || /\d/.test(part);
  return false;
}

/** What may stand beside a bare answer in its sentence: “yes order them, grey, before the 20th”. */
const isAnswerLike = (part: string) =>
  isBareOfAny(part) || isBareOfAny(withoutConsent(part)) || isPlainAnswer(part) || isShort(part);

interface Part {
  words: string;
  named: Asked[];
  /** Can answer though it names nothing. */
  isLoose: boolean;
  /** The sentence of the parts before it. */
  isWhole: boolean;
}

const BARE_YES = /^(?:yes|yeah|yep|no|nope|sure|ok)\W*$/i;

/** “Yes, she can, no allergies”: the subject goes with the yes. */
const WITH_SUBJECT =
  /^(yes|yeah|yep|no|nope|sure), (?=(?:i|we|he|she|it|they|you) (?:\p{L}+|\p{L}+n't)(?:,|$))/iu;

function toParts(asked: readonly Asked[], sentence: string): Part[] {
  const whole = sentence.replace(/[.!;]+$/, '').replace(WITH_SUBJECT, '$1 ');
  const pieces = isBareOfAny(whole)
    ? [whole]
    : whole.split(/, (?:and |but )?| (?:and|but) (?=(?:yes|no|it|they|that|you|we|i|it's|\d)\b)/i);
  const parts = pieces.map((words) => ({ words, named: listNamed(asked, words) }));
  const isAnswer = ({ words, named: own }: (typeof parts)[number]) => own.length > 0 || isAnswerLike(words);
  const isLoose = parts.length === 1 || parts.every(isAnswer) || /^sorry\b/i.test(whole);
  const isAny = parts.some((part) => part.named.length > 0);
  const isOwn = (words: string, index: number) =>
    isLoose ||
    (index === 0 && (isAmountFirst || isPlainAnswer(words))) ||
    /^(?:it|they|that|you)\b/i.test(words) ||
    (BEGINS_WITH.measure.test(words) && !/\bago\b/i.test(words));
  const first = parts[0];
  const isAmountFirst = first !== undefined && isBareOfAny(first.words) && !isBare('time', first.words);
  return [
    ...parts.map(({ words, named: own }, index) => ({
      words,
      named: own,
      isWhole: false,
      isLoose: own.length === 0 && isOwn(words, index) && !(isAny && index === 0 && BARE_YES.test(words)),
    })),
    ...(pieces.length > 1
      ? [{ words: whole, named: isAny ? [] : listNamed(asked, whole), isLoose: false, isWhole: true }]
      : []),
  ];
}

/** A yes that names nothing answers the only question that wants one; several of them, as many in their order. */
function findConsented(open: readonly Asked[], parts: readonly Part[], isFirstOpen: boolean): Asked[] {
  const wanting = open.filter(({ wanted, thing }) => wanted === 'yes or no' && thing === undefined);
  const plain = parts.filter(
    ({ words, isLoose, named }) =>
      isLoose && named.length === 0 && isPlainAnswer(words) && !/\b(?:looking forward|thank)/i.test(words),
  );
  const isMore = plain.some(
    ({ words }) => !BARE_YES.test(words) && !/^(?:yes|no),? (?:thanks?|and|but|then)\b/i.test(words),
  );
  if (plain.length >= wanting.length || (isMore && isFirstOpen))
    return wanting.slice(0, Math.max(plain.length, 0));
  return [];
}

const MOST_WORDS = 12;

/** Whether words that stand where the answer belongs may be one. */
function mayAnswer({ wanted, isWho }: Asked, part: string): boolean {
  if (isWho) return SAYS_WHO.test(part) || NAMES.test(part);
  if (wanted === 'yes or no' || wanted === 'reason') return true;
  if (wanted === 'words' || wanted === 'place') return !BARE_YES.test(part);
  if (wanted === 'time') return holds('time', part);
  // “Friday 4 pm” is no number of chairs
  return /\d|\b(?:an?|half|one|two|three|few|several)\b/i.test(
    wanted === 'measure' ? part : withoutTimes(part),
  );
}

/** As many answers as questions answer them in their order, unless one of them names another question. */
function findInOrder(asked: readonly Asked[], sentences: readonly string[], parts: readonly Part[]): Asked[] {
  const wholes = sentences.map((words) => ({ words, named: listNamed(asked, words) }));
  for (const answers of [wholes, parts]) {
    const said = answers.filter(
      ({ words }) => !COURTESY.test(words) && words.split(' ').length <= MOST_WORDS,
    );
    if (said.length !== asked.length || asked.length < 2) continue;
    const isInOrder = said.every(({ words, named }, index) => {
      const question = asked[index];
      return (
        question !== undefined && (named.length > 0 ? named.includes(question) : mayAnswer(question, words))
      );
    });
    if (isInOrder) return [...asked];
  }
  return [];
}

/** “3,200” as “3200” */
const withPlainNumbers = (text: string) => text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');

/**
 * Which questions the draft answers, by the words, dates, numbers and yes or no that they share, and by the order of
 * short answers. It reads no meaning and rather calls an answered question open than an open one answered.
 */
export function findAnswered(questions: readonly string[], draft: string): boolean[] {
  const plain = withPlainNumbers(toBody(draft).replaceAll('’', "'"));
  const asked = questions.map((question) => readQuestion(withPlainNumbers(question)));
  const sentences = listStatements(plain);
  const parts = sentences.flatMap((sentence) => toParts(asked, sentence));
  const pieces = parts.filter(
    ({ words, isWhole, isLoose }) => !isWhole && (isLoose || !BARE_YES.test(words)),
  );
  const answered = new Set([
    ...findNumbered(asked, plain),
    ...findInOrder(asked, sentences, pieces),
    ...parts.flatMap(({ named }) => named),
  ]);
  for (const sentence of sentences) {
    const wanting = asked.filter(({ wanted }) => wanted === 'yes or no');
    const count = findCount(sentence);
    if (count === 'all' || (count === 'both' && wanting.length === 2))
      for (const each of wanting) answered.add(each);
  }
  const isOpen = (question: Asked) => !answered.has(question);
  const [first] = asked;
  for (const question of findConsented(asked.filter(isOpen), parts, first !== undefined && isOpen(first)))
    answered.add(question);
  let from = 0;
  for (const { words, named, isLoose } of parts) {
    if (!isLoose) {
      from = Math.max(from, ...named.map((question) => asked.indexOf(question)));
      continue;
    }
    const open = asked.filter(isOpen);
    const meant =
      open.find((question) => asked.indexOf(question) >= from && accepts(question, words)) ??
      open.find((question) => accepts(question, words));
    if (meant !== undefined) answered.add(meant);
  }
  const isSaid = parts.some(
    ({ words, named }) =>
      named.length === 0 && words.includes(' ') && !COURTESY.test(words) && !isBareOfAny(words),
  );
  for (const question of asked) if (question.isOpinion && isSaid) answered.add(question);
  return asked.map((question, index) => {
    const before = asked[index - 1];
    const isMoot = question.isConditional && before !== undefined && answered.has(before);
    return answered.has(question) || (isMoot && !/\b(?:no|not|can't|cannot|cant)\b|n't\b/i.test(plain));
  });
}
