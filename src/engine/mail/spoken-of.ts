import { NO_CHAIN } from './chain-words.ts';
import { WEEKDAY } from './dates.ts';
import type { Manner } from './manner.ts';
import { PERSON, ROLE } from './somebody.ts';
import { isImperative, isSentence, toStatement } from './statements.ts';
import { isSubjectless } from './subjects.ts';
import { findCompetitor } from './whom.ts';

/** Of whom or what was spoken before a clause that leaves out its subject. */
export interface SpokenOf {
  /** Of the writer, so that what follows is said of the writer, too. */
  writer: boolean;
  /** Of somebody who is neither the writer nor the reader. */
  others: boolean;
  /** Of several people, or the mails ask about somebody. */
  group: boolean;
  /** A reply speaks of something that may be somebody's: “went ok, want more numbers”. */
  isOpen: boolean;
  /** Nothing was said before. */
  isFirst: boolean;
  /** A reply, in which the writer mostly speaks of what they can do. */
  isReply?: boolean;
  /** Of what was: “the room was dirty”. */
  isPast?: boolean;
  /** What stands for the thing or the things that were spoken of last. */
  thing?: 'it' | 'they' | undefined;
}

export const OF_WRITER: SpokenOf = {
  writer: true,
  others: false,
  group: false,
  isOpen: false,
  isFirst: true,
};

const OWN =
  /^(?:(?:yes|yep|no|sure|ok|okay|oh|and|but|so|because|unfortunately|of course|sorry) )*(?:i|we|(?:i|we)'(?:m|re|ve|ll|d))\b/i;
/** “give it to the rescue centre instead of me” */
const IS_OF_WRITER = /\b(?:me|us)$/i;
/** “doctors note” is no doctor. */
const OF_PERSON = /\b\p{L}+['’]?s (?=(?:notes?|appointment|office)\b)|\b\p{L}+(?= reports?\b)/giu;
/** “34 Mill Lane” is nobody. */
const STREET =
  /\p{Lu}\p{L}+ (?:Lane|Road|Street|Avenue|Close|Drive|Way|Place|Court|Square|Terrace|Crescent)\b/gu;
/** These speak of nothing: “thanks”, “dentist”, and of nobody else: “forklift licence”. */
const NOTHING = new RegExp(
  String.raw`^(?:thanks|thank you|sorry|yes|yep|no|sure|ok|okay|hi|hello|great|perfect|of course|please|on|in|at|by|${WEEKDAY}|(?:the )?\d+(?:st|nd|rd|th)?)\b|^\P{L}*[\p{L}'-]*\P{L}*$|^(?:\p{L}+ )?(?:bug|poisoning|run|emergency|trouble|throat|temperature|licen[cs]e|degree|certificate|diploma|experience|references?|skills|qualifications?)$`,
  'iu',
);
/** “… delayed. Flight 204 left”: its capital makes no name of it. */
const SENTENCE_START = /(?<=[.!?] )\p{Lu}\p{Ll}+(?= )/gu;
const PRONOUN = /\b(?:he|she|they|him|her|them)\b/i;
const IS_ROLE = new RegExp(`\\b(?:${ROLE})\\b`, 'i');
const GROUP = /\b(?:they|them|(?<!at )all|people|everyone|everybody)\b/i;
/** “the draft is”, “it's” */
const SUBJECT =
  /^(?:(?:yes|yep|no|sure|ok|okay|oh|and|but|so|because|unfortunately|of course|sorry),? )*(?:(it|this|that|(?!(?:he|she|who|there|let)\b)\p{Ll}{3,})(?=['’]s )|(it|this|that)(?= )|(they|these|those)(?=['’]re| )|((?:the|my|our|your|this|that|no) (?:[\p{L}\p{N}-]+ ){1,4}?|(?:\p{Ll}+ )?\p{Ll}+[^su\P{L}]s )(?=(?:is|are|was|were|has|have|had|will|won't|can|can't|could|should|must|needs?|got|goes|went|came|comes|arrived|broke|works?|starts?|takes?|costs?)\b))/iu;
const IS_SOMEBODY = new RegExp(`(?:^| )(?:${PERSON}|${ROLE}) $`, 'iu');

/** “could you tell me when the boiler is fixed” */
const ASKED_WHEN = /^.*\b(?:when|if|whether|why|how|what time) (?:the |my |our )?(?=\p{Ll})/iu;

/** What “it” or “they” stands for behind the clause; null for one without a subject, which the clauses before it may tell. */
function readThing(clause: string, manner: Manner): SpokenOf['thing'] | null {
  const whole = toStatement(clause, { ...manner, before: OF_WRITER });
  const [, short, it, they, noun = ''] = SUBJECT.exec(whole.replace(ASKED_WHEN, 'the ')) ?? [];
  if (short || it)
    return IS_SOMEBODY.test(`${short} `) || manner.isName(short?.toLowerCase() ?? '') ? undefined : 'it';
  if (they) return 'they';
  if (noun === '') return isSentence(whole) ? undefined : null;
  if (IS_SOMEBODY.test(noun)) return undefined;
  return /[^su]s $|\band\b/i.test(noun) ? 'they' : 'it';
}

/** What is hardly said of one person who is neither the writer nor the reader. */
const BEGINS_OWN =
  /^(?:(?:also|still|just|only|already) )*(?:will|won't|have|haven't|can|can't|cannot|could|couldn't|would|need|want|don't|did|didn't|am|must|wrote|told|asked|checked|sent|spoke|called|rang|emailed|paid|ordered|booked|posted|tested|retested|tried|found|got)\b/i;
const IS_PAST = /\b(?:was|were|had|did|wasn't|weren't|didn't|hadn't)\b/i;

/** “has photo id”: somebody was spoken of. */
const IS_OF_OTHER =
  /^(?:and |but |so )?(?:he|she)\b|^(?:(?:also|still) )?(?:has|is|was|needs|wants|does|hasn't|isn't|wasn't|doesn't) /i;

/** “do you have a projector?” speaks of nobody else. */
const ASKS_READER = /^(?:do|can|could|would|will|are|have|did) you\b(?!.*\b(?:when|if|whether|why|how)\b)/i;

/** UTF-16 code units. */
const GLANCE = 200;

/** `words`: the clause itself, whose verb the mails may have asked of the writer. */
export function readSpokenOf(words: string, manner: Manner): SpokenOf {
  const { chain, reader, isName, isReaderAlone, takesOrders } = manner;
  const clauses = manner.said
    .slice(-GLANCE)
    .replaceAll(OF_PERSON, '')
    .replaceAll(STREET, '')
    .replaceAll(SENTENCE_START, (word) => (isName(word.toLowerCase()) ? word : word.toLowerCase()))
    .split(/[,.;:!?\n]+ */)
    .filter((clause) => clause !== '' && !NOTHING.test(clause) && !ASKS_READER.test(clause));
  const last = clauses.at(-1);
  // “haven't seen kev in years, think he moved”: whoever is left out twice is the same
  const base = clauses.findLast((clause) => !isSubjectless(clause));
  const isAsked = (words.toLowerCase().match(/[\p{L}']+/gu) ?? [])
    .slice(0, 5)
    .some((word) => chain.asked.has(word) || (/^(?:want|need)$/.test(word) && chain.asked.has('prefer')));
  const said = base ?? '';
  const isNamed = IS_ROLE.test(said) || findCompetitor(said, reader, isName) < said.length;
  const isOwn = (clause: string) =>
    (OWN.test(clause) && !/\bcomplain about\b/.test(clause)) ||
    (isImperative(clause) && !/^(?:tell|ask|remind|let|say)\b/i.test(clause)) ||
    (IS_OF_WRITER.test(clause) && !PRONOUN.test(clause));
  const isAskedOnly = chain.asked.size > 0 && chain.states.size === 0;
  const isOpening = takesOrders || chain === NO_CHAIN || isAsked || isAskedOnly || last !== undefined;
  const writer = base === undefined ? isOpening : isOwn(base) || (isAsked && !isNamed);
  const thing =
    clauses.reduceRight<SpokenOf['thing'] | null>(
      (found, clause) => (found === null ? readThing(clause, manner) : found),
      null,
    ) ?? undefined;
  const isReply = !takesOrders && chain !== NO_CHAIN;
  // “she was quiet. haven't had the papers yet”: a sentence of a reply begins with its writer
  const isOfWriter = isReply && manner.opensSentence === true && last !== undefined && BEGINS_OWN.test(words);
  const isUnknown = !writer && !isAsked && !isOfWriter;
  const group =
    isUnknown &&
    ((chain.asksOfOthers && thing === undefined) ||
      /\bboth\b/i.test(said) ||
      (!isReaderAlone && GROUP.test(said)));
  return {
    writer,
    others:
      group ||
      // “sorry, was away”, where nobody else is spoken of, is the writer
      (!isOfWriter &&
        last !== undefined &&
        IS_OF_OTHER.test(last) &&
        !(isSubjectless(last) && (base === undefined || isOwn(base)))) ||
      (isUnknown && (isNamed || (!isReaderAlone && PRONOUN.test(said)))),
    group,
    isOpen: isUnknown && !takesOrders && last !== undefined,
    isFirst: last === undefined,
    isReply,
    isPast: last !== undefined && IS_PAST.test(last),
    thing,
  };
}
