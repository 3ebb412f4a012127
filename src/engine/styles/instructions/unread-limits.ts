import type { Reading, Source } from './intent.ts';
import { isFiller, means, PART_OF, QUALITY_OF } from './lexicon.ts';
import { isIn } from './parts.ts';
import { type Token, toWords, writtenOf } from './tokens.ts';

/** Limits that no table knows, by their form: which ask for nothing, and beside which the rest may be done. */

const SUBJECT =
  "(?:(?:i|we|he|she|they|it|that|this|these|those|who|there|people|parents|readers|customers|clients|users|someone|somebody)(?:['’](?:m|s|re|ve|d))?|im|its|hes|shes|theyre|theres|everyone|nobody|(?:my|our|his|her|their|the) [\\p{L}'’-]+)";
/** What stands before a negation that tells of somebody or something: “it's”, “my boss does”, “she just”. */
const TELLS_BEFORE = new RegExp(
  `(?:^|[,.;:!?\\n(]\\s*|\\b(?:and|but|because|cos|since|so|when|if|as|why|what|how|that) )${SUBJECT}(?: (?!(?:should|must|can|could|may|might|shall|will|would|need|needs|wants?|wanted|ought|prefers?|says?|said|tells?|told|asks?|asked|insists?|insisted|hates?|likes?|begs?|begged)\\b)\\p{L}+)?\\s*$`,
  'iu',
);
/** “so she can read it without her glasses” */
const IS_REASON =
  /\bso (?:that|it|it['’]s|she|he|they|i|we|you|people|everyone|everybody|anyone|anybody|the|an?|my|our|his|her|their)\b(?:(?!\b(?:but|and)\b)[^,.;!?\n])*$/iu;
/** “i don't want you to change it”, “it is not to be shown” */
const IS_WISH = /^(?:do not|don['’]?t|dont|wouldn['’]?t) (?:want|wish|need|like)\b|^not to\b/iu;

const NOT =
  "(?:but |and )?(?:not|no|without|w/o|never|avoid|do not|don['’]?t|dont|doesn['’]?t|doesnt|isn['’]?t|isnt|wasn['’]?t|wasnt)";
/** How a text shall not sound, or what it shall not do to whoever reads it: “without getting mushy”, “don't want her to feel blamed”. */
const IS_OF_MANNER = new RegExp(
  `^${NOT}(?: (?:want|wish|like|need))?(?: (?:it|this|that|me|us|her|him|them|anyone|you))?(?: to)?(?: (?:make|have|let)(?: (?:it|this|that|me|us|her|him|them))?)?(?: (?:(?:sound|look|seem|feel|appear|go|hurt|offend|insult|beat)(?:ing)?|be(?:ing)?|gonna be|get(?:ting)?|upset(?:ting)?|becom(?:e|ing)|com(?:e|ing) across|blam(?:e|ing)|hid(?:e|ing)|patroni[sz](?:e|ing))\\b| (?:too|so|overly|that|super|all|like|as)\\b|(?<= (?:it|this|that)) \\p{L}+(?: tho| though| please| pls)?$|(?: \\p{L}+){1,4} (?:kind|type|sort|way)\\b)`,
  'iu',
);

/** Steps that change set phrases, marks and mistakes, and leave the rest of a text as it is. */
const LIGHT = toWords(
  'grammar formal professional casual relaxed polite friendly confident calm contract expand british american canadian',
);
const OF_THE_REST = /\b(?:the rest|everything else|anything else|all else)\b(?! (?:is|are)\b|['’]s\b)/iu;

/** Whom a reason tells of: “my boss hates it”, “HR said so”, “half of them are pensioners”. */
const TELLS =
  "(?:am|is|are|was|were|has|have|had|does|do|did|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|won['’]?t|can['’]?t|cannot|can|could|will|would|might|never|always|said|says?|told|tells?|hates?|likes?|loves?|keeps?|goes|went|gets?|got|comes?|came|makes?|made|thinks?|knows?|sees?|saw|complain(?:s|ed)?|throws?|threw|wrote|writes?|reads?|pays?|wants? to|sent|sat|put|\\p{L}{2,}ed)\\b";
const IS_OF_PEOPLE = new RegExp(
  `^(?:(?:i|we|you|he|she|they|who|everyone|everybody|someone|somebody|nobody|no one|people|parents|readers|customers|clients)(?:['’](?:m|re|s|ve|ll|d))?|im|ive|hes|shes|theyre|(?:(?:half|most|some|many|all|none|one|both)|(?:other|new|old|young|local|the|our) \\p{L}+)(?: (?:of )?(?:them|us|the|my|our|these|those))?(?: [\\p{L}'’-]+)?|(?:my|our|his|her|their|the|an?) (?:[\\p{L}\\p{N}'’-]+ ){0,2}?[\\p{L}\\p{N}'’-]+) (?:[\\p{L}'’-]+ )*?${TELLS}|^(?:i|we|he|she|they)['’](?:m|re|s|ve|ll|d) |^(?:i|we|you|he|she|they) \\p{L}{3,}|^(?:my|our|his|her) \\p{L}+['’]s |^(?:im|ive|hes|shes|theyre|who['’]s|everyone['’]s) `,
  'iu',
);
/** “HR said so”: a name in capitals or with one. */
const IS_OF_NAMED = new RegExp(
  `^(?:\\p{Lu}[\\p{L}'’-]+|teacher|boss|manager|tutor|editor|mum|mom|dad|wife|husband|client|landlord) (?:\\p{Ll}+ )*?(?:${TELLS}|says?\\b)`,
  'u',
);
/** “there's two of us”, “it keeps switching”, “it was written in a rush”: what is so, and no complaint of how it reads. */
const IS_OF_TEXT =
  /^(?:there(?:['’]?s| is| are|['’]re| were| was) |my name(?:['’]?s| is) |(?:it|this|that|the (?:text|email|letter|tone|spelling|reader|other one))(?: (?:just|only|always|still|all|really))*(?: (?:keeps?|goes|got|has been|was|were|will be|came|comes|gets|has to go|needs to go|\p{L}+ed)|['’]?s (?:for|going|due|being|just|only|from|in|on|my|our|a|an|the|one|all|what|how|why|where)) )(?!(?:too|so|very) )[\p{L}\p{N}]/iu;
/** “he wants it short”, “I need a list”, “they should be in bold”. */
const ASKS =
  /\b(?:want|wants|wanted|need|needs|needed|should|must|ought|supposed|meant to|prefer|prefers|wish|['’]d like|would like|asked|asks|please|pls|too)\b(?! (?:(?:them|him|her|people|you|everyone) )?to \p{L})/iu;

/** “I have to live here”, “we should have known” */
const HAS_TO =
  /^(?:i|we|you|teacher|boss|manager|tutor|editor|client|HR)\b(?!.*\b(?:want|need|prefer|wish|like|please|pls|instead)\b)/iu;

/** “won't read it all”, “doesn't allow them”: goes on with who does so, and orders nothing. */
const GOES_ON_TELLING =
  /^(?:(?:won|doesn|isn|aren|wasn|weren|didn|hasn|haven|can)['’]?t|cannot|has|have|had|is|are|was|were|gets?|reads?|goes|never|not) /iu;

/** “I'm Leroy, the caretaker” */
const IS_APPOSED = /^(?:the|an?|my|our) \p{L}+(?: \p{L}+)?$/iu;

/** Whether a wish goes on with what the one before it tells. */
export const goesOnTelling = (tokens: readonly Token[], { instruction }: Source) =>
  (GOES_ON_TELLING.test(`${writtenOf(tokens, instruction)} `) ||
    IS_APPOSED.test(writtenOf(tokens, instruction))) &&
  !tokens.some((token) => means(token, 'alter'));

/** Nothing is made up anyhow. */
const NO_ADDITION =
  /^(?:(?:and|but) )?(?:(?:do not|don['’]?t|dont|without|not|no) )+(?:add(?:ing)?|invent(?:ing)?|mak(?:e|ing) (?:up|anything up|things up|stuff up|anything))\b/iu;

/** “the parents | don't speak English”: who, and what they do not do. */
export const leadsTelling = (tokens: readonly Token[], next: readonly Token[], source: Source) =>
  goesOnTelling(next, source) ||
  (IS_APPOSED.test(writtenOf(tokens, source.instruction)) &&
    /^(?:don['’]?t|do not) (?!want|need|like)\p{L}/iu.test(writtenOf(next, source.instruction)));

/** “it looks like I'm shouting”, beside what is to be done about it. */
const IS_COMPLAINT =
  /^it (?:looks|sounds|reads|feels) like (?:i['’]?m|i am|an?|it) |^(?:it['’]?s )?hard to (?:read|follow)\b|^(?:it['’]?s )?(?:just |all )?one (?:big|huge|long|giant|massive|solid) (?:block|wall|lump|chunk)\b|^(?:this|it) is for (?:my|our|the|an?)\b/iu;

const JOINS_ON = /^(?:(?:otherwise|or else|obviously|and|but|because|since|as|cos),? )+/iu;

/** Whether a wish only says why, or for whom, the others are. */
export function tellsWhy(tokens: readonly Token[], { instruction }: Source): boolean {
  const words = writtenOf(tokens, instruction).replace(JOINS_ON, '');
  const isTold = [IS_OF_PEOPLE, IS_OF_NAMED, IS_OF_TEXT, IS_COMPLAINT].some((pattern) => pattern.test(words));
  return isTold && !(ASKS.test(words) && !HAS_TO.test(words));
}

/** Whether it tells of the text, and asks for nothing. */
export const tellsOfText = (tokens: readonly Token[], { instruction }: Source) =>
  IS_OF_TEXT.test(writtenOf(tokens, instruction)) && !ASKS.test(writtenOf(tokens, instruction));

/** A wish that is not understood, and tells of people only, asks for nothing. */
export const readUnreadWish = (tokens: readonly Token[], source: Source): Reading | undefined =>
  /^(?:he|she|they|we|i|it|people|parents|readers|customers|clients|(?:my|our) \p{L}+)$/iu.test(
    writtenOf(tokens, source.instruction),
  ) ||
  tellsWhy(tokens, source) ||
  IS_REASON.test(source.instruction.slice(0, tokens.at(-1)?.end))
    ? { isAside: true }
    : undefined;

/** “keep the friday deadline”, “don't touch the total”: those of its words that the text has stay where they stand. */
function readKeptWords(tokens: readonly Token[], { text, instruction }: Source): Reading | undefined {
  const [head] = tokens.filter((token) => !isFiller(token) || means(token, 'keep'));
  const isKept =
    means(head, 'keep') ||
    means(head, 'except') ||
    (means(head, 'not') && tokens.some((token) => means(token, 'alter')));
  if (!isKept) return undefined;
  const named = tokens.filter(
    (token) =>
      token !== head &&
      !isFiller(token) &&
      !means(token, 'alter') &&
      !PART_OF.has(token.word) &&
      !QUALITY_OF.has(token.word) &&
      /[\p{L}\p{N}]{2}/u.test(token.word),
  );
  const found = named.map((token) => writtenOf([token], instruction)).filter((words) => isIn(text, words));
  if (found.length === 0) return undefined;
  return {
    limits: found.map((words) => ({ kind: 'part', part: { name: 'words', words } })),
    isAside: true,
    ...(found.length < named.length && { missed: writtenOf(tokens, instruction) }),
  };
}

/**
 * What becomes of a limit that is not understood: nothing where it only tells of somebody, or beside what cannot break
 * it, so that it is named; false where the rest would have to be left, too.
 */
export function readUnreadLimit(
  tokens: readonly Token[],
  source: Source,
  steps: readonly string[],
): Reading | false {
  const { instruction } = source;
  const words = writtenOf(tokens, instruction);
  const before = instruction.slice(0, tokens[0]?.start);
  const isTold = IS_REASON.test(before) || (TELLS_BEFORE.test(before) && !IS_WISH.test(words));
  if (NO_ADDITION.test(words)) return { isAside: true };
  // “so it doesn't lose the steps” is a limit all the same
  if (isTold && !tokens.some((token) => means(token, 'alter'))) return { isAside: true };
  const kept = readKeptWords(tokens, source);
  if (kept) return kept;
  // What is plainer keeps terms anyhow
  const isOfTerms =
    /\b(?:terms?|terminology|names?)\b/iu.test(words) && steps.every((step) => step === 'clear');
  const isLight = isOfTerms || (steps.every((step) => LIGHT.has(step)) && !OF_THE_REST.test(instruction));
  return IS_OF_MANNER.test(words) || isLight ? { isAside: true, missed: words } : false;
}
