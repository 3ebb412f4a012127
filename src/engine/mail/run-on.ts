import { QUESTION } from './joints.ts';
import type { SentenceModel } from './manner.ts';
import { isImperative, isSentence } from './statements.ts';
import type { VerbReader } from './whole.ts';

/** Sentences that haste writes on without a mark: “ask Leanne she wanted extra hours”. */

/** With what a sentence of its own begins. */
const BEGINS =
  /^(?:i|we|you|he|she|it|they|there|this|that|mine|(?:i|we|you|they)['’](?:m|re|ve|ll|d)|(?:he|she|it|there|that|let)['’](?:s|ll|d)|please|sorry|hope|don['’]t|just|thanks|thank|the|my|our|his|her|their|see|call|let)$/iu;
/** These go on in what follows: “if you need me I am here”, “I hope you are well”. */
const IS_OPEN =
  /^(?:and |but |so |yes,? |no,? )*(?:(?:is|was|isn't) it|if|when|whenever|once|as|while|because|since|until|unless|after|before|whatever|whoever|wherever|though|although|the (?:last|next|first|day|time|moment|way)|every time|everything|anything|all)\b|(?:^|, )(?:for|in|on|at|after|before|with|by|from|until) [^,]*$|(?:^|, )(?:if|when|whenever|once|unless|any) [^,]*$|\b(?:like|want|need) to know\b|\b(?:and|or|but|so|that|which|who|what|when|where|why|how|if|whether|because|since|until|unless|than|as|to|of|for|from|in|on|at|by|with|the|an?|my|our|your|his|her|their|is|are|was|were|be|not|very|know|knows|think|thinks|hope|hopes|say|says|said|see|sure|glad|guess|believe|wish|afraid|mean|means|suppose|tell|told|let|make|ensure|happy|sorry|just|also|then|maybe|anything|something|everything|whatever|confirm|check|understand|assume|realise|realize|remember|forget|nothing|anyone|someone|all|yes|no|ok|okay|sure)$|\b(?:send|give|show|bring|get|lend|email|text|offer|pay|owe|help|ask|call) (?:me|us|him|her|them|you)$|\b(?:tell|told|remind|inform|warn|show|promise|assure|make) (?:(?:the|my|our) )?\p{L}+$/iu;

/** “I can't come I'm afraid”, “no nuts please he's allergic” */
const GOES_WITH_IT =
  /^(?:I['’]m afraid|(?:i|we) (?:think|hope|guess|believe|suppose|know))\W*$|^please (?:i|we|you|he|she|it|they|there|the|my|our)\b/i;
/** “bring balls mine are dead”: a request is whole, though the model knows few. A power of ten. */
const MOST_LOSS_OF_REQUEST = 1;
const TAKES_CLAUSE =
  /^(?:check|see|hope|think|say|know|show|prove|wish|find|mind|believe|expect|imagine|suppose|notice|let|help|watch|hear)\b/i;

/** “the book I gave you” is one thing. */
const ENDS_IN_KNOWN_NOUN = /\b(?:the|an?|my|our|your|this|that|these|those|one) (?:\p{L}+ )?\p{L}+$|\bone$/iu;

/** “can't volunteer I'm working”: no part of what stands before it. */
const IS_SHORT_SUBJECT = /^(?:i['’](?:m|ll|ve)|(?:we|they)['’]re|(?:he|she|it)['’]s)$/i;

/** Words. Nobody writes more without a mark, and of these each place is read. */
const LONGEST = 60;

export interface Clauses {
  /** Undefined in the browser. */
  verbs: VerbReader | undefined;
  /** Whether the words are a sentence, or become one. */
  isClause(words: string): boolean;
}

/** These wait for what they do: “drill at ours will” is no sentence. */
const AWAITS =
  /(?:\b(?:am|is|are|was|were|has|have|had|do|does|did|will|would|can|could|shall|should|must|may|might)|n['’]t)$|^(?:(?:i|we) )?(?:can|can't|could|will|won't) (?:do|make|take|have)$/iu;
/** “to the address they have” */
const ENDS_IN_NOUN = /\b(?:the|an?|my|our|your|his|her|their|this|that|all|any|every)(?: \p{L}+)? \p{L}+$/u;
const IS_OF_NOUN =
  /^(?:they|you|he|she|we|i) (?:(?:already|just|also|currently) )?(?:have|has|had|gave|sent|said|want|wanted|need|needed|use|used|know|knew|bought|ordered|made|mentioned|like|liked|asked for|told me about)(?: (?:me|us|you|him|her|them))?(?=$|[,.;])/iu;
/** Nothing but a question has its verb before these: “can I”, and not “is my mum”, which may say who picks up. */
const IS_TURNED = /^(?:\p{L}+ )??\p{L}+ (?:i|we|you|he|she|they)\b/iu;

/** Whether a question stands apart from the words before it, which may be its subject: “pick up today is my mum”. */
const isApart = (before: string, after: string, { verbs, isClause }: Clauses) =>
  QUESTION.test(after) &&
  (IS_TURNED.test(after) || (isClause(before) && !isImperative(before) && verbs?.isWhole(before) === true));

/** “the rest fine send it”, “20th tight can I have longer”: what has a verb too many is parted before a question or a request. */
function findBroken(parts: readonly string[], model: SentenceModel, clauses: Clauses): number {
  const { verbs, isClause } = clauses;
  if (!verbs?.isRunOn(parts.join(' '))) return 0;
  const places = parts.slice(2).flatMap((_, index) => {
    const at = index + 2;
    const [before, after] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
    const isPlace =
      !/[,;:]$/.test(before) &&
      !IS_OPEN.test(before) &&
      !AWAITS.test(before) &&
      (isApart(before, after, clauses) || (isImperative(after) && isClause(before)));
    return isPlace && !verbs.isRunOn(after)
      ? [{ at, likelihood: model.score(before) + model.score(after) }]
      : [];
  });
  return places.sort((one, other) => other.likelihood - one.likelihood)[0]?.at ?? 0;
}

/** The sentences of the words, in their order: where parting them makes them likelier, or what is broken whole. */
export function splitRunOn(words: string, model: SentenceModel, clauses?: Clauses): string[] {
  const parts = words.split(' ');
  if (parts.length > LONGEST) return [words];
  const whole = model.score(words);
  let best = { gain: 0, at: 0 };
  for (let at = 2; at < parts.length - 1; at += 1) {
    const [before, after] = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
    const begins = BEGINS.test(parts[at] ?? '') && !GOES_WITH_IT.test(after) && isSentence(after);
    const isPlace =
      (begins || QUESTION.test(after)) &&
      isSentence(before) &&
      !IS_OPEN.test(before) &&
      !AWAITS.test(before) &&
      !(ENDS_IN_NOUN.test(before) && IS_OF_NOUN.test(after));
    if (!isPlace || /[,;:]$/.test(before)) continue;
    const isShort = IS_SHORT_SUBJECT.test(parts[at] ?? '') && !ENDS_IN_KNOWN_NOUN.test(before);
    const isRequest = isImperative(before) && !TAKES_CLAUSE.test(before) && !ENDS_IN_KNOWN_NOUN.test(before);
    const gain =
      model.score(before) + model.score(after) - whole + (isRequest || isShort ? MOST_LOSS_OF_REQUEST : 0);
    if (gain > best.gain) best = { gain, at };
  }
  const at = best.at || (clauses ? findBroken(parts, model, clauses) : 0);
  if (at === 0) return [words];
  return [parts.slice(0, at), parts.slice(at)].flatMap((each) => splitRunOn(each.join(' '), model, clauses));
}
