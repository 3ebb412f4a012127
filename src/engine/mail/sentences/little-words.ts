import { PERSON, ROLE } from '../people/somebody.ts';
import { MONTH, WEEKDAY_NAME } from '../words/dates.ts';

/** Little words that a clause lacks wherever it stands, and numbers that say what they are of. */

/** “meter reading 40212” as “the meter reading is 40212”. */
const NUMBERED =
  /^((?:the |my |our )?(?:[\p{L}'-]+ ){0,2}(?:reading|(?<=\p{L} )number|reference|code|pin|total|price|amount|cost|balance|mobile|phone(?: number)?|fee|rent|budget|salary|notice period|deposit|(?<=\p{L} )ref)),? ((?:about |around )?(?:\p{Sc} ?)?\d[\p{N}.,/ -]*(?: ?(?:\p{Sc}|euros?|pounds?|dollars?|k|%|months?|weeks?|days?|hours?|minutes?))?)(?=$|, (?:\d|one|two|three|four|five|six)\b)(.*)$/iu;
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

/** “order no 77215” as “my order number is 77215”; nothing of what is not numbered. */
export function withNumber(words: string): string | undefined {
  const owned = withOwnNumber(words);
  if (owned !== undefined) return owned;
  const [, noun = '', number = '', rest = ''] = NUMBERED.exec(words) ?? [];
  if (noun === '') return undefined;
  const named = noun.replace(/\b(mobile|phone)$/i, '$1 number');
  const article = /^(?:the|my|our) /i.test(named)
    ? ''
    : /^(?:notice period|salary)$/i.test(named)
      ? 'my '
      : 'the ';
  return `${article}${named} is ${number}${rest}`;
}

/** “the laptop is at home so can check emails”: who can is the writer. */
const SO_CAN =
  /(?<=\p{L},? so )(can|can't|cannot|could|couldn't|will|won't) (?!(?:be|not be|go|fit|work|open|close|start(?! (?:on|from|in|next|any)\b)|spin|charge|last|take(?! (?:the|a|an|my|it|them)\b)|need|match|come)\b|i\b|we\b|you\b|your\b|he\b|she\b|they\b|it\b|the\b|that\b|my\b|our\b)(?=\p{Ll})/u;
const IS_OF_SOMEBODY = new RegExp(
  `^(?:he|she|they|you|\\p{Lu}\\p{Ll}+|(?:(?:the|my|our) )?(?:${PERSON}|${ROLE}))\\b`,
  'u',
);
export const withSo = (words: string, we: boolean) =>
  IS_OF_SOMEBODY.test(words) ? words : words.replace(SO_CAN, `${we ? 'we' : 'I'} $1 `);

/** “i want money back” */
const MONEY_BACK = /(?<=\b(?:want|get|need|like|have) )money(?= back\b)/u;
/** “have own key” */
const OWN_THING = /(?<=\b(?:have|has|got|bring|use) )own (?=\p{Ll})/u;
/** “I am a bit annoyed as took a day off” */
const INNER_OWN =
  /(?<=\b(?:as|because|since) )(?=(?:took|had|lost|was|am|forgot|got|need|have|can't|couldn't|didn't|haven't|will|won't) )/g;
const withInnerSubject = (own: string, we: boolean) =>
  /^(?:I|We)\b/.test(own) ? own.replaceAll(INNER_OWN, we ? 'we ' : 'I ') : own;

/** “dont agree to 310”: nobody is asked not to. */
const DO_NOT =
  /^(?:really )?don't (?=(?:agree|know|like|mind|believe|understand|remember|intend|plan|suppose|recognise|recognize|feel|see (?:why|how|any))\b)/i;
/** The clause with the words that it lacks inside. `we`: the writers are several. */
export const withInnerWords = (written: string, we: boolean) =>
  withInnerSubject(
    withSo(written, we)
      .replace(DO_NOT, (words: string) => `${we ? 'we' : 'I'} ${words}`)
      .replace(MONEY_BACK, we ? 'our money' : 'my money')
      .replace(/^((?:please )?bring )own (?=\p{Ll})/u, '$1your own ')
      .replace(OWN_THING, we ? 'our own ' : 'my own '),
    we,
  );

const CLOCK = '(?:\\d{1,2}(?:[:.]\\d{2})? ?[ap]m|\\d{1,2}[:.]\\d{2}|noon|midnight)';
const DAY = `(?:(?:this |next )?${WEEKDAY_NAME}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|today|tonight|tomorrow)`;
const LASTS = new RegExp(
  `(?<=[\\p{L}\\d] )(?<!\\b(?:what|where|who|why|how|when) )(is|are) (not )?((?!been\\b)(?:(?!now\\b)\\p{L}+ ){1,3})(?=since (?:(?:this|last|early|yesterday|the) |${DAY}|${CLOCK}))`,
  'giu',
);
/** “is out for three weeks”, “there is no heating for two days” */
const LASTED =
  /(?<=[\p{L}\d] )(is|are) (not )?((?:still )?(?:out|broken|down|missing|ill|sick|faulty|stuck|blocked|working|no \p{L}+(?: \p{L}+)?) )(?=for (?:(?:over|about|nearly|almost) )?(?:\d+|an?|two|three|four|five|six|several) (?:hours?|days?|nights?|weeks?|months?|years?)\b)/giu;
const toPerfect = (_: string, verb: string, not = '', state = '') =>
  `${verb === 'is' ? 'has' : 'have'} ${not}been ${state}`;
/** “our wifi is down again since this morning” as “our wifi has been down …”. */
export const withPerfect = (words: string) => words.replace(LASTS, toPerfect).replace(LASTED, toPerfect);
