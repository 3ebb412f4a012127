import { ASKING } from '../answers/direct-questions.ts';
import { KIN } from '../people/somebody.ts';

const raw = String.raw;
/** Where a new order, or a new point, can begin. */
const JOINT = /, (?:and )?|; *(?:and )?|: | and (?:also |then )?| (?=but )| [-–—] /gu;
/** “24 Dec - 2 Jan” and “10 - 12” are one thing. */
const RANGE_OPENS = /\d\p{L}{0,2}(?: \p{Lu}\p{L}+\.?)?$/u;
const isRange = (before: string, joint: string, after: string) =>
  /^ [-–—] $/.test(joint) && /^\d/.test(after) && RANGE_OPENS.test(before);
/** “my wife and I would like …”: two of whom one thing is said */
const ONE_OF_TWO = /^(?:(?:my|our|his|her|the) [\p{L}'’-]+(?: [\p{L}'’-]+)?|\p{L}[\p{L}'’-]+)$/iu;
const isPair = (before: string, joint: string, after: string) =>
  joint === ' and ' && /^I\b/iu.test(after) && ONE_OF_TWO.test(before);
/** UTF-16 code units after a joint that say what begins there. */
const GLANCE = 160;

export const GOES_ON =
  /^(?:if|when|because|since|as|although|though|(?:before|after|once)(?= (?:i|we|you|he|she|they|it|the|my|our|your|this|that)\b)|(?:(?:in|at|by|for|from|with|to) )?which|who|whose|where|while|so|that|than|to|for|with|whether|unless|until|even|not|or|only(?! thing\b)|too|especially|including|preferably|ideally)\b/i;
export const QUESTION_WORD = new RegExp(`^(?:if|whether|${ASKING})\\b`, 'i');

const BEFORE_QUESTION = raw`(?:(?:roughly|about|exactly|approximately) )?(?:oh,? )?(?:(?:one|a|another) (?:quick |last |more )?(?:question|thing)(?: about (?:(?:the|my|your) )?\p{L}+)?[:,] )?(?:and |but |so |also,? |if (?:not|so),? )?(?:please )?`;
/** What asks without a mark. */
export const QUESTION = new RegExp(
  raw`^(?!please (?:have|do) (?!you\b|we\b|i\b))${BEFORE_QUESTION}(?:${[
    raw`(?:can|could|would|will|shall|should|may|are|is|wo|do|does|did|have|has|was|were)(?:n?['’]t)? (?:you|we|i|it|this|that|there|the|they|he|she|my|our|your|any|some(?:one|body)|any(?:one|body))\b`,
    raw`(?:can|could|would|will|does|is|has) (?:${KIN}) \p{L}`,
    raw`(?:do|did|have) (?:you|we|i|they)\b`,
    // “can work be sent home”
    raw`(?:can|could|should|will|would) (?!(?:it|still|also|not|probably|only|just|never|now|then)\b)(?:(?:the|my|our|his|her|any|some) )?\p{L}+ be (?:sent|done|made|left|paid|put|kept|brought|\p{L}+ed)\b`,
    raw`(?:does|did) (?:any(?:one|body)|he|she|it|the|my|our|your|this|that)\b`,
    raw`has (?:any(?:one|body)|he|she|it)\b`,
    // “has the parcel arrived”, and not “has the van so we can”
    raw`has (?:the|my|our|your|this|that) (?:\p{L}+ ){1,3}?(?:been|come|gone|sent|got|left|paid|done|made|had|\p{L}+ed)\b`,
    // “would phone work”, “could 3 pm be”
    raw`(?:would|could|will) (?!(?:still|also|probably|never|now|not|then|just)\b)(?:\p{Lu}\p{Ll}+|phone|zoom|video|email|(?:the|next) \p{L}+|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:be|work|suit|do|fit)\b`,
    // “is end of day ok”
    raw`(?:is|are) (?!still|also|not|now|already|very|too|so|really)(?:[\p{L}\p{N}:.]+ ){1,3}(?:included|possible|available|allowed|needed|ok|okay|ready|free|open)(?:$| or | and (?:how|what|when|where|is|are|can|do)\b)`,
    raw`(?:what|who|where|how)['’]s \p{L}`,
    raw`what (?:now$|if )`,
    raw`what time (?:about|roughly|exactly)?\b.*\b(?:do|does|did|will|should|can|is|are)\b`,
    raw`(?:what|which) (?:day|time|date|size|colou?r|one|option) (?:suits|works|fits|would|do|does|is)\b`,
    raw`any (?:idea|chance|news|word|update|thoughts)\b`,
    raw`(?:what|which|whose|how) (?!matters|counts|remains|happened)\p{Ll}+ (?:is|are|do|does|did|will|would) \p{L}`,
    raw`(?:is|are) (?!still|also|not|now|already|very|too|so|really|you|i|we)(?:\p{L}+ ){1,3}(?:coming|going|joining|staying|working|bringing|invited|involved)\b`,
    raw`what time and (?:how|where)\b`,
    raw`who \p{Ll}+[^s]s\b`,
    raw`(?:what|which) (?:rate|price|size|time|day|date|colou?r|floor|room|address|platform|number|kind|model)$`,
    raw`(?:what|which|whose|how) \p{Ll}+ (?:is|are|was|were|do|does|did|can|could|will|would|should|have|has) (?:it|this|that|you|we|i|they|he|she|there|the|your|my|our)\b`,
    raw`(?:what|when|where|who|why|how|which) (?:is|are|do|does|did|can|could|would|will|should|might|may|much|many|long|about)\b`,
  ].join('|')})`,
  'iu',
);

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
      isRange(text.slice(from, index), joint, text.slice(at, at + 1)) ||
      isPair(text.slice(from, index), joint, text.slice(at, at + GLANCE)) ||
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
