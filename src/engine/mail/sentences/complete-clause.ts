import { wordSet } from '../../lexicon/word-set.ts';
import { PERSON, ROLE } from '../people/somebody.ts';
import type { Completed } from '../tagger/contracts.ts';
import { MONTH } from '../words/dates.ts';
import { isElliptic, isSentence } from '../words/statements.ts';
import { withArticles } from './asked-for.ts';
import { completeFromMails } from './from-mails.ts';
import { withInnerWords, withNumber, withPerfect } from './little-words.ts';
import type { Manner } from './manner.ts';
import { isPartOfClause, PREFIX, withPause } from './prefixes.ts';

/** Clauses of notes, completed by what the mails tell and by the completer, where it may be followed. */

/** Clauses of the notes that stand before, the last of them at the end. */
const listClauses = (said: string) => said.split(/[.!?,;:\n]+ */).filter((clause) => clause !== '');

/** “Great concert”, “van yes”, and “12 people, dinner yes 3 vegan”: remarks and answers. */
const IS_REMARK =
  /^(?:great|good|lovely|nice|fantastic|brilliant|amazing|excellent|well) (?!if\b|to\b|that\b|for\b|with\b|news\b|idea\b)|^(?!got\b|have\b|has\b|there\b)\S+(?: \S+)? (?:yes|no)\b|^no \S+ \S+ing\b|^also,? (?:if|whether)\b|^(?:especially|including|particularly|mainly|mostly|except|apart)\b|^will do(?:$|[,.])/i;
/** “article 41”, “error 809” */
const IS_PLACE_IN_TEXT =
  /^(?:article|section|paragraph|chapter|page|line|clause|figure|table|appendix|error|room|gate|platform|seat|flat|number|no\.) \p{Lu}?\d+\p{L}?$/iu;
/** “use marketing 4410”: not the use of it */
const IS_TOLD_TO_DO =
  /^(?:use|keep|leave|take|put|bring|send|call|ring|tell|ask|let|give|get|make|pay|park|post|try|check|see|go|come|meet|drop|exchange|wear|book|text|email|bin|dump|scrap|paint|clean|wash|register|submit|complete|upload|export|return) (?:(?!(?:is|was|for|at|on|to|up|better|best|easier|fine|ok|okay)\b)\p{L}+|\d+)/iu;
/** “the waiting list is Bramble Lane” */
const IS_OF_PLACE =
  /^the (?:\p{Ll}+ )+is \p{Lu}\p{L}+ (?:Lane|Road|Street|Avenue|Close|Drive|Park|Court|House|Green|Gardens|Hill|Square|Terrace|Way)\b/u;
/** Whether what the completer made of a clause cannot be meant. */
const isAbsurd = (words: string, completed: string, { verbs, isName }: Manner): boolean =>
  (IS_TOLD_TO_DO.test(words) && !completed.startsWith(words)) ||
  IS_OF_PLACE.test(completed) ||
  // “too much on at work”
  /\b(?:am|is) too much on\b/.test(completed) ||
  // “I a pill in the evening”
  /^(?:I|we|he|she|they|it) (?:an?|the|my) /.test(completed) ||
  // “love to Mia”
  isName(/^love to (\p{L}+)$/iu.exec(words)?.[1]?.toLowerCase() ?? '') ||
  (verbs?.isRunOn(completed) === true && !verbs.isRunOn(words));

const IS_OF_SOMEBODY = new RegExp(
  String.raw`^(?:(?:yes|no|sorry|and|but),? )*(?:he|she|they|(?:(?:the|my|our|his|her) )?(?!chair\b|sole\b)(?:${PERSON}|${ROLE}))(?![\p{L}'’]| (?:notes?|appointment|letter|report|office)\b)|\bcomplain about\b.*\b(?:${PERSON}|${ROLE})$`,
  'iu',
);
/** “want a refund” and “will pick him up”, and not “will be back Monday” */
const IS_OWN =
  /^(?:(?:also|still|just|only|really) )*(?:want|need|hope|think|would|(?:will|won't) (?:[^,.;]* )?(?:my|me|him|her|you)\b|haven't|didn't|don't|have (?:put|sent|given|told|asked))/i;
/** “said 10 working days”, “missed the corner”: who did? */
const IS_TOLD =
  /^(?:said|promised|quoted|offered|charged|overcharged|started|began|raised|happened|found (?:yesterday|today|this|last|on)\b|missed (?!(?:my|our|the (?:bus|train|flight|plane|deadline|meeting|call|appointment|delivery))\b))\b/i;
const IS_OF_WRITER_OR_THING = /^(?:I|we|it)\b/;
/** How certain a completion has to be to stand in the mail. What is less certain stands as it was noted. */
const SURE = 0.77;
/** The same of what people say of themselves: “want a refund”, “will be back on Monday”. */
const SURE_OF_OWN = 0.65;
const SAID_OF_SELF =
  /^(?:(?:also|still|just|only|really|sorry|yes|no|yeah),? )*(?:want|need|hope|would|will|won't|can|can't|could|should|got|have|haven't|didn't|don't|been|was|found|asked|took|missed|tried|sent)\b/i;
const DONT_DO =
  /^(?:please )?don't (?!know|think|want|need|have|like|mind|understand|remember|mean|care|feel|really|see|even|get|eat|drink|drive|work|own|usually|believe|suppose|recall|fancy|do|use|take)\p{L}/iu;
/** How certain it has to be that the writer is meant behind a clause that speaks of somebody else. */
const SURE_OF_WRITER = 0.9;
/** Whether somebody or something else may have done so: “raised £840”, “boiler man came, didn't have the part”, or “can come”, where the mail asks whether Ben can. */
function isOfOthers(words: string, { words: completed, certainty }: Completed, manner: Manner): boolean {
  const { said, chain, isName } = manner;
  if (!IS_OF_WRITER_OR_THING.test(completed)) return false;
  if (IS_TOLD.test(words)) return true;
  const before = listClauses(said).findLast((each) => each.includes(' ') && !isElliptic(each)) ?? '';
  if (before === '') return chain.asksOfOthers && said === '' && /^(?:can|could|will)\b/i.test(words);
  const [first = ''] = before
    .toLowerCase()
    .replace(/^(?:yes|no|ok|okay|sorry),? /, '')
    .split(' ', 1);
  const isBehindOthers =
    IS_OF_SOMEBODY.test(before) || /\b(?:he|she) (?:is|was|has|had|can|will)\b/.test(before) || isName(first);
  return isBehindOthers && !IS_OWN.test(words) && certainty < SURE_OF_WRITER;
}

/** The clause as a sentence: “yes happens there” as “yes, it happens there”. */
export function complete(written: string, manner: Manner): string {
  const [opening = '', prefix = ''] = PREFIX.exec(written) ?? [];
  const after = written.slice(opening.length);
  if (prefix === '' || isPartOfClause(prefix, after)) return completeClause(written, manner);
  // “yes had a sandwich” answers for the writer
  const isOwnAnswer = /^y/i.test(prefix) && !manner.chain.asksOfOthers;
  const whole = completeClause(after, isOwnAnswer ? { ...manner, said: '' } : manner);
  return !isSentence(whole) && !/^(?:yes|yep|yeah)$/i.test(prefix)
    ? opening + whole
    : withPause(prefix, opening) + whole;
}

/** Words that any question may have. */
const SAYS_LITTLE = wordSet(
  'come coming could would should will have been that this with from until when what where which your about there them they want need like just also time able know tell bring take make send give good fine please',
);
/** The question that a clause answers: the one that shares a word with it, or the only one. */
function findAsked(words: string, said: string, asks: readonly string[]): string {
  const own = (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !SAYS_LITTLE.has(word));
  const shared = asks.find((question) => own.some((word) => question.toLowerCase().includes(word)));
  return shared ?? (said === '' && asks.length === 1 ? (asks[0] ?? '') : '');
}

/** “agree intro too long” */
const SAYS_THAT =
  /^((?:(?:i|we) )?(?:(?:really|still|also) )?(?:agree|think|hope|guess|believe|assume|suppose|know|heard) )(?!that\b|so\b|about\b|of\b|to\b|with\b)(.+ .+)$/iu;

/** “suggest Folake instead”, in a reply */
const SUGGESTS = /^(suggest|recommend|propose) (?=\p{L})/iu;

/** “due 30 days ago” was due, and who will come comes “when I am back”. */
const WAS =
  /(?<!\bwh\p{L}+ )\b(is|are|am)\b(?=[^,.;]* (?:ago|yesterday|last (?:night|week|month|year|\p{Lu}\p{L}+day)|\d[:.]\d\d (?:to|until|till|-) \d\S* (?:this morning|this afternoon|today))\b)/u;
const toPast = (verb: string) => (verb === 'are' ? 'were' : 'was');
/** “sofa ordered 2 march” */
const WAS_DONE = new RegExp(
  String.raw`\b(?:is|are)(?= (?:ordered|bought|paid|sent|returned|posted|charged|placed|purchased) (?:on )?(?:\d{1,2}(?:st|nd|rd|th)? )?${MONTH}\b)`,
  'iu',
);
/** “broadband gone from £29 to £41” */
const HAS_GONE = / (?:is|was) gone (?=(?:from|up|down)\b)/;
const WHEN_THEN = /(?<=\b(?:when|once|until|till|after|before|as soon as) )(I|we|he|she|it|they) will be\b/u;
const BE: Readonly<Record<string, string>> = { I: 'am', we: 'are', they: 'are' };
function withTense(words: string, whole: string): string {
  const past = /\b(?:is|are|am|been|since)\b/i.test(words)
    ? whole
    : whole.replace(WAS, toPast).replace(WAS_DONE, toPast).replace(HAS_GONE, ' has gone ');
  return / will be\b/.test(words)
    ? past
    : past.replace(WHEN_THEN, (_, who: string) => `${who} ${BE[who] ?? 'is'}`);
}

function completeClause(written: string, manner: Manner): string {
  const { completer, chain, said, we, isName, takesOrders } = manner;
  const words = withArticles(
    withInnerWords(
      takesOrders ? written : written.replace(SUGGESTS, `${we ? 'we' : 'I'} would like to $1 `),
      we,
    ),
  );
  const told = completeFromMails(words, manner) ?? withNumber(words);
  if (told !== undefined) return told;
  if (completer === undefined || IS_REMARK.test(words) || IS_PLACE_IN_TEXT.test(words)) return words;
  const [, saying = '', clause = ''] = SAYS_THAT.exec(words) ?? [];
  if (clause !== '' && !isSentence(clause)) {
    const inner = completeClause(clause, { ...manner, said: '' });
    if (isSentence(inner)) return (/^(?:i|we) /i.test(saying) ? '' : we ? 'we ' : 'I ') + saying + inner;
  }
  const last = listClauses(said).at(-1) ?? '';
  const asked = findAsked(words, last, chain.asks);
  const completed = completer(words, { said: last, asked, we, isName });
  const isOwn = SAID_OF_SELF.test(words) && /^(?:\S+ )?(?:I|we)\b/.test(completed.words);
  const isLeft =
    completed.certainty < (manner.leastCertain ?? (isOwn ? SURE_OF_OWN : SURE)) ||
    isOfOthers(words, completed, manner) ||
    // “shin pads!!”: whose?
    (completed.isPlain && /^my \S+(?: \S+)?$/.test(completed.words)) ||
    // “dont sign yet”: nobody says it of themselves
    DONT_DO.test(words) ||
    // “can start 6 May” answers “how soon could you start?”
    (/^you\b/i.test(completed.words) && /\byou\b/i.test(asked)) ||
    isAbsurd(words, completed.words, manner);
  if (isLeft) return words;
  const whole = withTense(words, withPerfect(completed.words));
  return /^(?:I|we)\b/i.test(words) ? whole : whole.replace(/^(I|we) want (?=\p{L})/u, '$1 would like ');
}
