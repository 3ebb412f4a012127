import { toThirdPerson } from '../../lexicon/verbs.ts';
import { MONTH, WEEKDAY } from '../words/dates.ts';
import { listContent } from './content.ts';
import { SUBJECT } from './direct-questions.ts';
import { isBare, readWanted, toDirect, type Wanted } from './wanted.ts';

/** Short answers as sentences, in the words of the question that they answer: “wednesday” to “Which day would suit you?”. */

const raw = String.raw;
const LEAD = /^(?:(?:and|but|so|also|then|or|finally|lastly),? )+/i;
const AUXILIARY = 'do|does|is|are|was|were|will|would|can|could|should|shall|have|has|must|may|might';

/** What the writer of the question says of the one who answers, and of themselves, said by the one who answers. */
const FLIPPED: Readonly<Record<string, string>> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
};
const IS_DOING = raw`(?=(?:are|were|have|will|would|can|could|should|need|want|think|might|may)\b)`;
const OF_ONE = new RegExp(raw`\b(?:you(?: ${IS_DOING})?|${Object.keys(FLIPPED).join('|')})\b`, 'giu');
const flip = (words: string) =>
  words
    .replaceAll(OF_ONE, (word) => (/ $/.test(word) ? 'I ' : (FLIPPED[word.toLowerCase()] ?? 'me')))
    .replaceAll(/\bI are\b/g, 'I am')
    .replaceAll(/\bI were\b/g, 'I was');

/** The parts of a question. */
interface Asked {
  /** “which day”, “by when”; empty for a question that yes or no answers. */
  word: string;
  /** As the one who answers says it: “my cake” of “your cake”. */
  subject: string;
  verb: string;
  /** What follows: “be ready”. */
  rest: string;
}

const WORD = raw`(?:(?:by|from|until|at|on|for|in) )?(?:when|where|what time|(?:what|which) (?:day|date|time|week|weekend|month|slot)|how many (?:\p{Ll}+ ){0,2}?\p{Ll}+)`;
const QUESTION = new RegExp(raw`^(?:(${WORD}) )?(${AUXILIARY}) (${SUBJECT}) (.+)$`, 'iu');
const BE_LAST = new RegExp(raw`^(${WORD}) (is|are|was|were) (${SUBJECT})$`, 'iu');
/** “When do you think it will be ready?” */
const THOUGHT = new RegExp(
  raw`^(${WORD}) do you (?:think|reckon|expect|suppose) (${SUBJECT}) (will|would|can|could|is|are|might) (.+)$`,
  'iu',
);

const toFirstPerson = (verb: string) => ({ are: 'am', were: 'was' })[verb] ?? verb;

function takeApart(question: string): Asked | undefined {
  const [, thoughtOf, who, does, what] = THOUGHT.exec(question) ?? [];
  if (thoughtOf !== undefined && who !== undefined && does !== undefined && what !== undefined)
    return { word: thoughtOf, subject: flip(who), verb: does, rest: flip(what) };
  const [, when, is, thing] = BE_LAST.exec(question) ?? [];
  if (when !== undefined && is !== undefined && thing !== undefined && !/^(?:you|we|i)$/i.test(thing))
    return { word: when, subject: flip(thing), verb: is, rest: '' };
  const [, word = '', auxiliary = '', asked = '', rest = ''] = QUESTION.exec(question) ?? [];
  if (asked === '') return undefined;
  const isYou = /^you$/i.test(asked);
  const isOurs = /^(?:we|i)$/i.test(asked);
  const verb = auxiliary.toLowerCase();
  if (isOurs && verb === 'shall') return { word, subject: "let's", verb: '', rest: flip(rest) };
  if (isOurs && verb === 'should') return { word, subject: 'please', verb: '', rest: flip(rest) };
  // “When are we leaving?”: who are they?
  if (/^we$/i.test(asked) && !/^(?:can|could|may|must)$/.test(verb)) return undefined;
  const subject = isYou ? 'I' : isOurs ? 'you' : flip(asked);
  if (verb === 'do') return { word, subject, verb: '', rest: flip(rest) };
  if (verb === 'does') {
    const [base = '', ...others] = rest.split(' ');
    return { word, subject, verb: toThirdPerson(base), rest: flip(others.join(' ')) };
  }
  if (isYou && rest === 'free' && word === '') return undefined;
  return { word, subject, verb: isYou ? toFirstPerson(verb) : verb, rest: flip(rest) };
}

const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

const IS_DAY = new RegExp(
  raw`^(?:the )?(?:${WEEKDAY}|\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,})?|\p{L}{3,} \d{1,2}(?:st|nd|rd|th)?)\b`,
  'iu',
);
const IS_HOUR = new RegExp(
  raw`^(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|noon|midnight)(?=$| )(?! ${MONTH}\b)`,
  'i',
);
const HAS_PREPOSITION =
  /^(?:on|at|by|in|from|until|till|after|before|around|about|between|any|every|this|next|last|today|tonight|tomorrow|yesterday|now|as|the (?:end|beginning|start|day|week)|end of|early|late|mid|not|all|within)\b/i;
/** “wednesday” as “on wednesday”; `preposition` is the question's: “When do you need it by?”. */
const toTime = (words: string, preposition = '') =>
  HAS_PREPOSITION.test(words)
    ? words
    : preposition !== ''
      ? `${preposition} ${words}`
      : IS_HOUR.test(words)
        ? `at ${words}`
        : IS_DAY.test(words)
          ? `on ${words}`
          : `in ${words}`;

/** “what time”: 10 */
const isTime = (words: string, { text }: Pick<DirectQuestion, 'text'>) =>
  isBare('time', words) || (/\bwhat time\b/i.test(text) && /^\d{1,2}$/.test(words));

/** “Which day would suit you?”, “What time is best?” */
const SUITED = new RegExp(
  raw`^(?:what|which)(?: (?:day|date|time|week|weekend|slot|one|option))?(?: of (?:these|those|them|the two))? ((?:would|will) (?:suit|work|be|do|fit)\b.*|(?:suits|works|fits|is)\b.*)$`,
  'iu',
);
/** “Would Monday or Tuesday suit you?” */
const EITHER =
  /^(would|will|is|does|could) (.+) or (.+?) ((?:suit|work|be|do|fit|better|best|fine|ok|okay|good|easier)\b.*)$/iu;

function suitTime(words: string, question: DirectQuestion): string | undefined {
  if (!isTime(words, question)) return undefined;
  const [, suits] = SUITED.exec(question.text) ?? [];
  if (suits !== undefined) return `${words} ${flip(suits)}`;
  const [, verb = '', one = '', other = '', rest = ''] = EITHER.exec(question.text) ?? [];
  const said = words.toLowerCase();
  const isOneOf = [one, other].some(
    (each) =>
      isTime(each, { text: '' }) && (each.toLowerCase().includes(said) || said.includes(each.toLowerCase())),
  );
  if (!isOneOf || /^does$/i.test(verb)) return undefined;
  return `${words} ${verb.toLowerCase()} ${flip(rest)}`;
}

const FIRST_PREPOSITION = /^(?:by|from|until|at|on|in)(?= when)/i;
const LAST_PREPOSITION = / (by|at|from|until|on|in|for)$/;

/** “final by thursday”: of the thing that is asked about, and when. */
function splitSubject(words: string, subject: string): string {
  const parts = words.split(' ');
  const own = listContent(subject);
  const at = parts.findIndex((part) => ![...listContent(part)].some((stem) => own.has(stem)));
  return at <= 0 ? words : parts.slice(at).join(' ');
}

function answerTime(words: string, question: DirectQuestion): string | undefined {
  const suited = suitTime(words, question);
  if (suited !== undefined) return suited;
  if (question.wanted !== 'time') return undefined;
  const { asked } = question;
  if (asked === undefined || asked.word === '' || /^(?:how|where)/i.test(asked.word)) return undefined;
  const time = splitSubject(words, asked.subject);
  if (!isTime(time, question)) return undefined;
  const [ending = '', last = ''] = LAST_PREPOSITION.exec(asked.rest) ?? [];
  const preposition = FIRST_PREPOSITION.exec(asked.word)?.[0].toLowerCase() ?? last;
  const rest = asked.rest.slice(0, asked.rest.length - ending.length);
  return join(asked.subject, asked.verb, rest, toTime(time, preposition));
}

const A_PLACE =
  /^(?:in|at|on|behind|under|next to|near|by|outside|inside|opposite|upstairs|downstairs|round|from)\b (?!\d)\S/i;
function answerPlace(words: string, question: DirectQuestion): string | undefined {
  const { asked } = question;
  if (asked === undefined || !/^where$/i.test(asked.word) || !A_PLACE.test(words) || words.includes(', '))
    return undefined;
  return join(asked.subject, asked.verb, asked.rest.replace(LAST_PREPOSITION, ''), words);
}

const COUNT =
  /^(?:about |around |just |only |probably |maybe )?(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)$/i;
function answerCount(words: string, question: DirectQuestion): string | undefined {
  const { asked } = question;
  const things = /^how many (.+)$/i.exec(asked?.word ?? '')?.[1];
  if (asked === undefined || things === undefined || things === 'of' || !COUNT.test(words)) return undefined;
  const [verb = '', ...others] = asked.rest.split(' ');
  return join(asked.subject, asked.verb, verb, words, things, ...others);
}

const NOT: Readonly<Record<string, string>> = {
  do: "don't",
  does: "doesn't",
  have: "haven't",
  has: "hasn't",
  will: "won't",
  can: "can't",
  did: "didn't",
};
/** “no adjustments”, where the mail asks “Do you need any adjustments on the day?” */
function answerNone(words: string, question: DirectQuestion): string | undefined {
  const [, none, tail = ''] =
    /^no (\p{Ll}+(?: (?!but\b|and\b|or\b)\p{Ll}+){0,2})((?:,? (?:but|and) .+)?)$/u.exec(words) ?? [];
  if (none === undefined) return undefined;
  const [, start = '', article = ''] =
    new RegExp(raw`^(.*?) (any|an?|some|the) (?:\p{L}+ ){0,2}?${none}\b`, 'iu').exec(question.text) ?? [];
  const [, verb = ''] = /^(is|are) there$/i.exec(start) ?? [];
  if (verb !== '') return `there ${verb.toLowerCase()} no ${none}${tail}`;
  const [, auxiliary = '', whose = '', act = ''] =
    /^(do|does|have|has|will|can|did) (you|he|she|it|they|(?:your|the) \p{L}+) (?:\p{L}+ly |also |still )?(\p{L}+)$/iu.exec(
      start,
    ) ?? [];
  const not = NOT[auxiliary.toLowerCase()];
  if (act === '' || not === undefined) return undefined;
  const subject = /^you$/i.test(whose) ? 'I' : flip(whose);
  return `${subject} ${not} ${act} ${/^an?$/i.test(article) ? article : 'any'} ${none}${tail}`;
}

/** “Would you like to wait, choose the walnut version, or cancel for a full refund?” */
const OFFERS = /^(?:would you (?:like|prefer|rather have)|do you (?:want|prefer)) ((?:to )?)(.+)$/iu;
function answerChoice(words: string, question: DirectQuestion): string | undefined {
  const [, to = '', offered = ''] = OFFERS.exec(question.text) ?? [];
  const choices = offered.split(/, or (?:to )?|, (?:to )?| or (?:to )?/);
  const isOfSentences = choices.some((choice) =>
    /^(?:are|is|do|does|did|will|would|can|could|shall|should|have|has) /i.test(choice),
  );
  if (choices.length < 2 || isOfSentences || words.split(' ').length > 5) return undefined;
  const said = listContent(words);
  const meant = choices.filter((choice) => {
    const own = listContent(choice);
    return said.size > 0 && [...said].every((stem) => own.has(stem));
  });
  const [only] = meant;
  if (only === undefined || meant.length > 1) return undefined;
  return `I would ${/prefer/i.test(question.text) ? 'prefer' : 'like'} ${to}${flip(only)}`;
}

const KINDS = [answerTime, answerPlace, answerCount, answerNone, answerChoice];
/** Behind these the answer is as it was: “otherwise refund”. */
const OPENING = /^(?:otherwise|if not|or|then|probably|maybe|ideally|preferably),? /i;

/** “can do Thursday”, “Thursday works”: it says so itself, or asks. */
const IS_STATEMENT =
  /\?| (?:please|pls)\b|^(?:i|we|it|he|she|they|am|is|are|was|were|been|can(?:'t|not)?|could|will|won't|would|must|should|might|do|don't|did|didn't|have|haven't|had|need|want|get|got)\b|^\S+ (?:is|are|was|were|can|can't|will|works?|suits?)\b/i;

/** A question as it is put to the one who answers. */
export interface DirectQuestion {
  /** Without “could you tell me”, and without its mark. */
  text: string;
  wanted: Wanted;
  asked: Asked | undefined;
}

export const readDirectQuestions = (questions: readonly string[]): DirectQuestion[] =>
  questions.map((question) => {
    const text = toDirect(question)
      .replace(/[?.!\s]+$/, '')
      .replace(LEAD, '');
    return { text, wanted: readWanted(text), asked: takeApart(text) };
  });

const THERE_BY = /^there (?=(?:at|by|from|around|about|before|after) )/iu;
/** Where the one who asks is, is “there” for the one who answers. */
const toTheirPlace = (answer: string, words: string) =>
  /\bhere\b/iu.test(words) ? answer : answer.replace(/\bbe here\b/u, 'be there');

const DAYS = new RegExp(String.raw`\b${WEEKDAY}\b`, 'gi');
/** More words than that are no short answer. */
const MOST_WORDS = 12;

/** The words as a sentence of the one who answers, where they are the answer to one of the questions and to no other. */
export function answerInFull(words: string, questions: readonly DirectQuestion[]): string | undefined {
  const opening = OPENING.exec(words)?.[0] ?? '';
  // “there by 9.30”, to “What time could you be here?”
  const answer = words.slice(opening.length).replace(THERE_BY, '');
  if (
    questions.length === 0 ||
    IS_STATEMENT.test(answer) ||
    answer.split(' ', MOST_WORDS + 1).length > MOST_WORDS
  )
    return undefined;
  const full = new Set(
    questions.flatMap((question) =>
      KINDS.flatMap((answerKind) => answerKind(answer, question) ?? []).slice(0, 1),
    ),
  );
  const [only] = full;
  // “on the Thursday on Thursday from 8”: the question has the day already
  const isDoubled = only !== undefined && (only.match(DAYS)?.length ?? 0) > (answer.match(DAYS)?.length ?? 0);
  // “up by Thursday” to “When will these be up?”
  const [first = ''] = answer.toLowerCase().split(' ', 1);
  const saysAgain = questions.some(
    ({ asked }) => asked !== undefined && asked.word !== '' && asked.rest.toLowerCase().endsWith(first),
  );
  return only === undefined || full.size > 1 || isDoubled || saysAgain
    ? undefined
    : opening + toTheirPlace(only, words);
}
