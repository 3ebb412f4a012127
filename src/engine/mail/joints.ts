import { OF_WRITER } from './spoken-of.ts';
import { isElliptic, isImperative, isSentence, opensAsVerb, toStatement } from './statements.ts';

const JOINT = /, (?:and )?|; *(?:and )?|: | and (?:also |then )?| (?=but )| [-–—] /g;
/** UTF-16 code units after a joint that say what begins there. */
const GLANCE = 160;

export const GOES_ON =
  /^(?:if|when|because|since|as|which|who|whose|where|while|so|that|than|to|for|with|whether|unless|until|even|not|or|only|too|especially|including|preferably|ideally)\b/i;
const AUXILIARY_FIRST = /^(?:is|are|was|were|has|does|do|did)\b/i;
/** What adds a place, a time or a manner, and is no point by itself. */
const ADVERBIAL =
  /^(?:just|on|in|at|by|from|until|before|after|around|about|near|next|this|last|every|maybe|also|please|asap|no|either|both|all|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|noon|january|february|march|april|may|june|july|august|september|october|november|december)\b|^[\d£$€]/i;
export const QUESTION_WORD = /^(?:if|whether|when|what|where|who|which|why|how)\b/i;

/** What asks without a mark. */
export const QUESTION =
  /^(?:and |but |so |also,? )?(?:(?:can|could|would|will|do|did|are|have|is|shall|should|may) (?:you|we|i|it|this|that|there|the|they|he|she|my|our|your|any)\b|(?:what|who|where|how)['’]s \p{L}|(?:what|when|where|who|why|how|which) (?:is|are|do|does|did|can|could|would|will|should|much|many|long|about)\b)/iu;

const startsClause = (words: string) =>
  !GOES_ON.test(words) &&
  (isElliptic(words) ||
    /^(?:still|already) \p{L}+(?:ing|ed)\b/iu.test(words) ||
    QUESTION.test(words) ||
    (isSentence(words) && !AUXILIARY_FIRST.test(words)) ||
    toStatement(words, NOBODY) !== words);
const NOBODY = { we: false, isName: () => false, before: OF_WRITER };

/** The parts of the text between the joints at which `isBorder` says that something new begins. */
export function splitWhere(
  text: string,
  isBorder: (after: string, joint: string, before: string) => boolean,
): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(JOINT)) {
    const at = index + joint.length;
    if (
      at >= text.length ||
      index <= from ||
      !isBorder(text.slice(at, at + GLANCE), joint, text.slice(from, index))
    )
      continue;
    parts.push(text.slice(from, index));
    from = at;
  }
  return [...parts, text.slice(from)];
}

/** Joints at which any sentence can begin. */
export const BREAKS = /^[,;:]|^ [-–—] /;
export const toSegment = (after: string) => after.split(/, |; | [-–—] /, 1)[0] ?? after;

/** Whether a sentence of its own begins after the joint, and not the rest of the one before. */
export function isNewClause(after: string, joint: string, before: string): boolean {
  const segment = toSegment(after).replace(/^(?:but|then|also|so) /i, '');
  if (!isElliptic(segment) && isImperative(segment) && / and /.test(after)) return false;
  if (QUESTION.test(before) && !QUESTION.test(segment) && !/^(?:i|we|it|please|thanks)\b/i.test(segment))
    return false;
  if (/, (?:which|who|where|if|when|because|since|as) [^,]*$/i.test(before)) return false;
  if (/^(?:maybe|perhaps|hopefully|no need)\b/i.test(segment)) return BREAKS.test(joint);
  if (!BREAKS.test(joint))
    return /^(?:i|we|it|he|she|they|need|want)\b (?!too\b)/i.test(segment) && isSentence(segment);
  return /^;/.test(joint) || startsClause(segment);
}

/** Of a fragment in brackets. */
export const MOST_WORDS = 9;

/** Fragments behind a sentence stand in brackets: “… until Friday (dentist)”. An enumeration keeps its commas. */
export function bracket(sentence: string): string {
  const mark = /[.?]$/.exec(sentence)?.[0] ?? '';
  const clause = sentence.slice(0, sentence.length - mark.length);
  const [first = '', ...rest] = clause.split(', ');
  const isPlain =
    rest.length === 0 ||
    rest.length > 3 ||
    /["“(]/.test(clause) ||
    rest.some((part) => / (?:and|or) |^(?:and|or) /.test(part));
  if (isPlain || !isSentence(first) || GOES_ON.test(first)) return sentence;
  const index = rest.findIndex(
    (part) =>
      !ADVERBIAL.test(part) &&
      !GOES_ON.test(part) &&
      !isSentence(part) &&
      !opensAsVerb(part) &&
      part.split(' ').length <= MOST_WORDS &&
      /^[\p{L}]/u.test(part),
  );
  if (index < 0) return sentence;
  return `${[first, ...rest.slice(0, index)].join(', ')} (${rest.slice(index).join(', ')})${mark}`;
}
