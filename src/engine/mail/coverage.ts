import { findIrregularBase } from '../lexicon/irregular-verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { wordTable } from '../lexicon/word-table.ts';

/** What a question asks for decides what an answer must hold. */
type Wanted = 'time' | 'amount' | 'reason' | 'yes or no' | 'words';

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|dozen|none|both|all|nobody';
const TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)\b|jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|may \d|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m|\d{1,2}[/.-]\d{1,2}|(?:19|20)\d{2}|\d+ o'?clock|noon|midnight|today|tonight|tomorrow|yesterday|now|(?:next|this|last|in|within|by the end of) (?:an? |the |\w+ )?(?:hours?|days?|weeks?|weekend|months?|quarter|year|morning|afternoon|evening)|(?:at|by|from|until|after|before) \d{1,2}\b)/i;
const AMOUNT = new RegExp(`\\d|\\b(?:${NUMBER_WORDS}|free of charge|for free|nothing|a few|several)\\b`, 'i');
const REASON = /\b(?:because|since|due to|owing to|as|so that|so|to)\b/i;
const YES_OR_NO =
  /\b(?:yes|yeah|yep|no|nope|not|sure|of course|certainly|absolutely|definitely|gladly|happy to|fine|ok|okay|agreed|confirmed|can|will|would|could|cannot|possible|impossible|unfortunately)\b|n't\b|'ll\b/i;
const PLAIN_ANSWER =
  /^(?:yes|yeah|yep|no|nope|sure|of course|certainly|absolutely|definitely|gladly|unfortunately not|i'm afraid not|i (?:can|can't|cannot|could|will|won't|do|don't|did|didn't|am|have|haven't)|we (?:can|can't|cannot|could|will|won't|do|don't|did|didn't|are|have|haven't)|that works|works for me|sounds good|happy to)\b/i;
/** An honest “not yet” answers, too, where it names what is meant. */
const DEFERRED =
  /\b(?:(?:don't|do not) know|not sure|no idea|let you know|get back to you|come back to you|find out|(?:will|'ll) (?:check|ask|look into))\b/i;

const WANTED: readonly (readonly [Wanted, RegExp])[] = [
  [
    'time',
    /\b(?:when|what time|which (?:day|date)|what day|(?:by|until|since) when|how soon|(?:the|a|what) \w* ?(?:date|deadline|time|day) )\b/i,
  ],
  ['amount', /\bhow (?:much|many|long|often|big|far|old)\b|\bwhat (?:price|number|amount|cost)\b/i],
  ['reason', /\b(?:why|how come|what for)\b/i],
  ['words', /\b(?:who|whom|whose|what|which|where|how)\b/i],
];

const NO_CONTENT = wordSet(`
  a about after all also am an and any are as at be been before being but by can could did do does doing done for from
  get give go got had has have he her here him his how i if in is it its just kindly know let like may me might mind more
  much must my need no not now of off on one only or our out over please possible question re shall she should so some
  still such tell than that the their them then there these they this those to too up us very want was we were what when
  where whether which while who whom whose why will with would yes yet you your able already confirm many long often side
  think say see check again date time day sure ok okay thanks thank anything something someone anyone`);

const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  came: 'come',
  sent: 'send',
  paid: 'pay',
  made: 'make',
});

/** Forms of one word brought to one: “deliveries”, “delivered” and “delivery” all give “deliver”. */
function toStem(word: string): string {
  const base = IRREGULAR[word] ?? findIrregularBase(word) ?? word;
  const stem = base
    .replace(/(?:'s|s')$/, '')
    .replace(/(?:ations?|ing|ings|ies|ied|ed|es|ery|y|s|e|ly|ment|ments)$/, '');
  return stem.length >= 3 ? stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1') : base;
}

function listContent(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'.:-]*[\p{L}\p{N}]|\p{N}/gu) ?? [];
  return new Set(words.filter((word) => !NO_CONTENT.has(word)).map(toStem));
}

function readWanted(question: string): Wanted {
  const row = WANTED.find(([, pattern]) => pattern.test(question));
  const isYesOrNo =
    /^(?:and |but |so |also,? )?(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|may|has|have|had|any)\b/i;
  if (isYesOrNo.test(question) && row?.[0] !== 'time' && row?.[0] !== 'amount') return 'yes or no';
  return row?.[0] ?? 'yes or no';
}

function holds(wanted: Wanted, sentence: string): boolean {
  if (wanted === 'time') return TIME.test(sentence);
  if (wanted === 'amount') return AMOUNT.test(sentence);
  if (wanted === 'reason') return REASON.test(sentence);
  return wanted === 'yes or no' && YES_OR_NO.test(sentence);
}

interface Asked {
  wanted: Wanted;
  content: ReadonlySet<string>;
  /** No other question wants the like, so that “Yes.” or “On Friday.” can mean this one alone. */
  isOnly: boolean;
}

function answers(sentence: string, { wanted, content, isOnly }: Asked): boolean {
  const words = listContent(sentence);
  const shared = [...content].filter((word) => words.has(word)).length;
  if (shared > 0 && (holds(wanted, sentence) || DEFERRED.test(sentence))) return true;
  // “Friday does not suit”, said of coming on Friday, needs no yes; “Tom is away” says nothing of the contract for Tom.
  if ((wanted === 'words' || wanted === 'yes or no') && shared > 0 && shared * 2 >= content.size) return true;
  if (!isOnly) return false;
  if (wanted === 'yes or no') return PLAIN_ANSWER.test(sentence);
  const isBare = words.size <= 2 || (words.size <= 4 && /\b(?:it|that|this)\b/i.test(sentence));
  return (wanted === 'time' || wanted === 'amount') && isBare && holds(wanted, sentence);
}

/** Sentences that can answer: not questions, and nothing that is still a blank. */
function listStatements(draft: string): string[] {
  return draft
    .replaceAll('’', "'")
    .split(/(?<=[.!?;])\s+|[\r\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?') && !/\[[^\]\n]{1,60}\]/.test(sentence));
}

/**
 * Which questions the draft answers, by the words, dates, numbers and yes or no that they share. It reads no meaning
 * and rather calls an answered question open than an open one answered.
 */
export function findAnswered(questions: readonly string[], draft: string): boolean[] {
  const statements = listStatements(draft);
  const wanted = questions.map((question) => readWanted(question));
  return questions.map((question, index) => {
    const kind = wanted[index] ?? 'words';
    const isOnly = wanted.filter((other) => other === kind).length === 1;
    const asked = { wanted: kind, content: listContent(question), isOnly };
    return statements.some((sentence) => answers(sentence, asked));
  });
}
