import { toStatement, type Writers } from './completion/statement.ts';
import { ASKING } from './direct-questions.ts';
import { KIN } from './somebody.ts';
import { isElliptic, isImperative, isSentence } from './statements.ts';

const raw = String.raw;
/** Where haste sets no mark, and where it does. */
const JOINT = new RegExp(
  [
    // “jess can't make it she's ill”
    raw`(?<=\b(?:(?:is|are|was|were) (?:out|ill|sick|away|closed|broken|late|gone|full|no good)|(?:can't|cannot|won't|couldn't) (?:make it|come|do it|help))) (?!I'm (?:afraid|sorry))(?=(?:she|he|it|they|[Ii]|we)(?:'\p{L}+)? \p{L})`,
    // “about the heating it doesn't work”
    // “really sorry didn't realise”, “reported it no answer”
    raw`(?<=\b(?:really|so|very) sorry) (?=(?:didn't|haven't|couldn't|forgot|missed|lost)\b)`,
    raw`(?<=\p{L}{3}) (?=no \p{L}+ (?:needed|required|necessary)\b)`,
    raw`(?<=\p{L} \p{L}+ \p{L}+)(?<!\b(?:that|if|because|when|as|what|how|why|so|and|but|or)) (?=(?:he|she) (?:said|says)\b)`,
    raw`(?<=\p{L}{3}) (?=no (?:answer|reply|response)(?:$|[,.]))`,
    // “I recommend Jess Carter she is very good”
    raw`(?<=\p{L}+ \p{L}+)(?<!\b(?:that|if|because|when|as|says?|said|think|thinks|know|hope|where|what|who|how|why|since|until|till|while|though|so|and|but|or|than|whether|sure|time|day|way|once|before|after|unless|like|all|everything|thing|one|glad|sorry|afraid|told|asks?|asked)) (?=(?:he|she) (?:is|was) (?:very|so|really|always|not|a|an|the|too|quite|off|away|ill|back)\b)`,
    raw`(?<=\babout (?:the|my|our) \p{L}+) (?=it (?:\p{L}+n't|keeps) )`,
    raw`(?<=\b(?:found|got|bought|fixed|finished) (?:the|my|your|an?) \p{Ll}+) (?=will (?:bring|send|post|return|e-?mail|drop|forward|give) (?:it|them|you)\b)`,
    raw`(?<=\b(?:needed|required|necessary|fine|okay|ok|yes|no) (?:thank you|thanks)) (?=(?:i|we|our|my|he|she|they|it)\b)`,
    // “no parking needed i come by train”, “no transfer we have a car” and “shoes yes we have spares”
    raw`(?<=\b(?:needed|okay|possible|required|necessary)|(?:^|, )(?:[Nn]o (?!one |matter |wonder |way |reason )\p{Ll}+(?! \p{L}+ (?:can |could )?\p{L}+(?: of)?$)|(?!(?:say|said|but|and|oh|so|well|of|if)\b)\p{L}+ (?:yes|no))) (?=(?:[Ii]|we|it|he|she|they)(?:'\p{L}+)? \p{L})`,
    raw`, (?:and )?|; *(?:and )?|: | and (?:also |then )?| (?=but )| [-–—] `,
  ].join('|'),
  'gu',
);
/** “24 Dec - 2 Jan” and “10 - 12” are one thing. */
const RANGE_OPENS = /\d\p{L}{0,2}(?: \p{Lu}\p{L}+\.?)?$/u;
const isRange = (before: string, joint: string, after: string) =>
  /^ [-–—] $/.test(joint) && /^\d/.test(after) && RANGE_OPENS.test(before);
/** UTF-16 code units after a joint that say what begins there. */
const GLANCE = 160;

export const GOES_ON =
  /^(?:if|when|because|since|as|although|though|(?:before|after|once)(?= (?:i|we|you|he|she|they|it|the|my|our|your|this|that)\b)|(?:(?:in|at|by|for|from|with|to) )?which|who|whose|where|while|so|that|than|to|for|with|whether|unless|until|even|not|or|only(?! thing\b)|too|especially|including|preferably|ideally)\b/i;
const AUXILIARY_FIRST = /^(?:is|are|was|were|has|does|do|did)\b/i;
export const QUESTION_WORD = new RegExp(`^(?:if|whether|${ASKING})\\b`, 'i');

const BEFORE_QUESTION = raw`(?:(?:roughly|about|exactly|approximately) )?(?:oh,? )?(?:(?:one|a|another) (?:quick |last |more )?(?:question|thing)(?: about (?:(?:the|my|your) )?\p{L}+)?[:,] )?(?:and |but |so |also,? |if (?:not|so),? )?(?:please )?`;
/** What asks without a mark. */
export const QUESTION = new RegExp(
  raw`^${BEFORE_QUESTION}(?:${[
    raw`(?:can|could|would|will|shall|should|may|are|is) (?:you|we|i|it|this|that|there|the|they|he|she|my|our|your|any|some(?:one|body)|any(?:one|body))\b`,
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
    raw`what now$`,
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

/** “if they go ahead we'll switch” and “if it still doesn't work ring me” have their own main clause. */
const CONDITION =
  /^if (?:not|so),? (?:what|when|where|how|who|can|could|i|we|you|he|she|they|it|please|then|let|call)\b|^(?:if|unless|once) (?:[^\s,]+ ){2,8}?(?:(?:i|we|you|it)(?:'ll| will|'d| would| can)|(?:i|we) (?:stop|cancel|leave|close|charge|call|do|go|meet|move|have|use)|,? ?(?<=[ ,])(?:call|ring|phone|e-?mail|text|tell|let|contact|message|send|bring) (?:me|us|it|them)) ?(?:\p{L}|$)/iu;

/** “gutters i only clean, not replace” */
const SPEAKS_OF =
  /^(?:the|my|our|your) \p{Ll}{3,} (?:i|we) \p{Ll}|^\p{Ll}{3,} (?:i|we) (?:only|also|can|can't|do|don't|will|won't|have|haven't)\b/iu;

/** “my leaving do, on Mill Street from 6”, “my daughter, mia, has a rash” */
export const IS_ADDED =
  /^(?:in|on|at|by|with|for|from|near|until|till|to|of|about|before|after|has|is|are|does)\b/i;

const startsClause = (words: string, writers: Writers) =>
  QUESTION.test(words) ||
  (SPEAKS_OF.test(words) && !GOES_ON.test(words)) ||
  ((!GOES_ON.test(words) || /^too (?:busy|tired|stressed|ill|sick)\b/i.test(words)) &&
    (isElliptic(words) ||
      /^(?:still|already) \p{L}+(?:ing|ed)\b/iu.test(words) ||
      (isSentence(words) && !AUXILIARY_FIRST.test(words)) ||
      (!IS_ADDED.test(words) && toStatement(words, writers) !== words))) ||
  CONDITION.test(words);
const NOBODY: Writers = { we: false, isName: () => false };

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
      !isBorder(text.slice(at, at + GLANCE), joint, text.slice(from, index))
    )
      continue;
    parts.push(text.slice(from, index));
    from = at;
  }
  return [...parts, text.slice(from)];
}

/** “let us know if you come and how many” asks two things in one sentence. */
const OPEN_QUESTION =
  /\b(?:know|tell me|tell us|say|ask|asking|confirm|check) (?:.* )?(?:if|whether|when|what|how|who|where|which)\b/i;

/** Joints at which any sentence can begin. */
export const BREAKS = /^[,;:]|^ [-–—] /;
export const toSegment = (after: string) => after.split(/, |; | [-–—] /, 1)[0] ?? after;

/** “if on Monday” goes on with what somebody does then, and so does “I hope”. */
const IS_OPEN =
  /\b(?:if|when|because|since|until|unless|that|as|what|where|how|who|which)\b[^,;]*$|\b(?:hope|think|guess|say|said|know|sure|believe|and|or|but|so|yet|then)$/i;

/** “one thing: slides 8 and 9 had the old logo” */
const ANNOUNCES =
  /(?:^|, |\b(?:and|but|just|only) )(?:one|another|last|two|a|a small|one last) (?:thing|point|request|favou?r|question)s?$/i;

const NONE_NEEDED = /^no \p{L}+ (?:needed|required|necessary)\b/u;

/** Whether a sentence of its own begins after the joint, and not the rest of the one before. */
export function isNewClause(
  after: string,
  joint: string,
  before: string,
  writers: Writers = NOBODY,
): boolean {
  if (/^[:,]/.test(joint) && ANNOUNCES.test(before)) return false;
  const segment = toSegment(after).replace(/^(?:but|then|also|so) /i, '');
  // “wash it, dry it and fold it”
  if (
    !isElliptic(segment) &&
    isImperative(segment) &&
    (isImperative(before) ||
      (!isSentence(before) && !/ and (?:come|see|let|call|ring|ask|tell)\b/.test(after))) &&
    !/^(?:i|we|he|she|they|it|my|our|the) /i.test(before) &&
    / and (?!how|what|when|who|where|if|whether)/.test(after)
  )
    return false;
  const whole = BREAKS.test(joint) ? toStatement(segment, writers) : segment;
  const isStatement = isSentence(whole) && !isImperative(segment) && !QUESTION_WORD.test(segment);
  if (QUESTION.test(before) && !QUESTION.test(segment) && !isStatement) return false;
  if (!segment.includes(' ') && !/^(?:thanks|please)$/i.test(segment)) return /^;/.test(joint);
  if (/, (?:which|who|where|if|when|because|since|as) [^,]*$/i.test(before)) return false;
  if (/^(?:maybe|perhaps|hopefully|no need)\b/i.test(segment)) return BREAKS.test(joint);
  if (joint === ' ' && !/^but /.test(after))
    return (isSentence(segment) || NONE_NEEDED.test(segment)) && !IS_OPEN.test(before);
  if (!BREAKS.test(joint) && QUESTION.test(segment)) return !OPEN_QUESTION.test(before);
  if (/^no need\b/i.test(segment)) return true;
  // “train gets in at 5, yes please pick me up”
  if (/^(?:yes|yep|yeah),? \p{L}/iu.test(segment)) return BREAKS.test(joint);
  if (!BREAKS.test(joint))
    return /^(?:i|we|it|he|she|they|need|want)\b (?!too\b)/i.test(segment) && isSentence(segment);
  return /^;/.test(joint) || startsClause(segment, writers);
}
