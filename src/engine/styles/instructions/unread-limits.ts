import type { Reading, Source } from './intent.ts';
import { isFiller, means, PART_OF, QUALITY_OF } from './lexicon.ts';
import { isIn } from './parts.ts';
import { type Token, toWords, writtenOf } from './tokens.ts';

/** Limits that no table knows, by their form: which ask for nothing, and beside which the rest may be done. */

const SUBJECT =
  "(?:(?:i|we|he|she|they|it|that|this|these|those|who|there)(?:['’](?:m|s|re|ve|d))?|im|its|hes|shes|theyre|theres|everyone|nobody|(?:my|our|his|her|their|the) [\\p{L}'’-]+)";
/** What stands before a negation that tells of somebody or something: “it's”, “my boss does”, “she just”. */
const TELLS_BEFORE = new RegExp(
  `(?:^|[,.;:!?\\n(]\\s*|\\b(?:and|but|because|cos|since|so|when|if|as|why|what|how|that) )${SUBJECT}(?: (?!(?:should|must|can|could|may|might|shall|will|would|need|needs|wants?|wanted|ought|prefers?|says?|said|tells?|told|asks?|asked|insists?|insisted|hates?|likes?|begs?|begged)\\b)\\p{L}+)?\\s*$`,
  'iu',
);
/** “so she can read it without her glasses” */
const IS_REASON =
  /\bso (?:that|it|it['’]s|she|he|they|i|we|people|everyone|everybody|the)\b(?:(?!\b(?:but|and)\b)[^,.;!?\n])*$/iu;
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

/** “my boss hates it”, “i'm a plumber”: why, or for whom; “i want it shorter” asks. */
const IS_OF_PEOPLE =
  /^(?:it['’]?s|this is) (?:for|going to|meant for) |^(?:(?:i|we|he|she|they)(?:['’](?:m|re|s|ve|ll|d))?|im|ive|hes|shes|theyre|(?:(?:half|most|some|many|all) (?:of )?)?(?:my|our|his|her) [\p{L}'’-]+) (?!(?:want|need|would|['’]d|like|prefer|wish|hate|hope|think|feel|use|used|keep|can|could|should|must|have to|do(?:n['’]?t| not)? (?:want|need|like))\b)[\p{L}'’-]+/iu;

/** A wish that is not understood, and tells of people only, asks for nothing. */
export const readUnreadWish = (tokens: readonly Token[], { instruction }: Source): Reading | undefined =>
  /^(?:he|she|they|we|i|it|(?:my|our) \p{L}+)$/iu.test(writtenOf(tokens, instruction)) ||
  IS_OF_PEOPLE.test(writtenOf(tokens, instruction)) ||
  IS_REASON.test(instruction.slice(0, tokens.at(-1)?.end))
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
  // “so it doesn't lose the steps” is a limit all the same
  if (isTold && !tokens.some((token) => means(token, 'alter'))) return { isAside: true };
  const kept = readKeptWords(tokens, source);
  if (kept) return kept;
  const isLight = steps.every((step) => LIGHT.has(step)) && !OF_THE_REST.test(instruction);
  return IS_OF_MANNER.test(words) || isLight ? { isAside: true, missed: words } : false;
}
