import { isVerbBase, toGerund } from '../lexicon/verbs.ts';
import { arrange } from './arrange/notes.ts';
import type { Turned } from './sentences/manner.ts';
import { capitalise } from './words/capitals.ts';

const MOST_WORDS = 8;
/** What is said in so many, and so many UTF-16 code units, is not cut: “Flight BR204 on 3 June was 6 hours late”. */
const MOST_UNCUT = { words: 10, length: 60 };
const CLAUSE =
  /(?<!\b(?:no|nr|str|\p{L}+str))[,;:.!?](?=\s|$)|\n| \(|\s(?:because|since|so(?! (?:sorry|happy|glad|pleased|grateful|proud|sad|much|many|far|long|well|good|kind)\b)|but|if|when|while|unless|until|and (?:i|we|he|she|they|please|then|that|won't|will|can't|cannot|can|am|is|are|need|want))\b/iu;
const LEADING =
  /^(?:(?:(?:i am|i'm) on|(?:i am|i'm) writing (?:to )?(?:let you know|inform you|tell you|ask|about)?|i would like to|this is|just|that|for|to|about|of|on|with|the|a|an|there (?:is|are)) )+/i;
const TRAILING =
  /(?: (?:the|a|an|my|our|your|his|her|their|of|to|for|in|on|at|by|with|from|and|or|is|are|was|were|that|this|i|we|it|after|before|until|about|between|into|since|near|than|when|if|last|next|new|old|same|own|other|first|second|another|some|any|has|have|had|been|be|will|can|could|would|should|not))+$/i;

/** “between 11pm”, of a cut: what follows may be missing. */
const TRAILING_NUMBER =
  / (?:from|on|at|by|until|till|no|between|is|are|was|were|has|have|had|will be|costs?) \d+(?:[:.]\d+)?(?:[ap]m)?$/i;

const AUXILIARY = /^(?:be|been|is|are|was|were|has|have|had|not|will|can|.+n't)$/i;
const PREPOSITION = /^(?:in|on|to|at|for|with|from|by|and|but|or)$/;
/** The phrase at the end of a cut, of which words may be missing: “… has been changed to the north”. */
const CUT_PHRASE =
  /^((?:\S+ ){2,}\S+) (?:in|on|to|at|for|with|from|by|between|and|but|or|that|not|&)(?: \S+){0,3}$/;

/** What the sentences of an email begin with, and a subject leaves out. */
const OPENING =
  /^(?:i would like to complain\. (?=\p{L})|i (?:want|wanted) to ask (?:(?=if|whether)|about |for )|please accept (?:my|our) |i would like to (?:take|have|book) |i (?:have|need|want) to (?=cancel)|i am interested in |i am (?=(?!going\b|looking\b|not\b)\p{L}+ing (?:the|my|our|up)\b)|(?:could|can|will|would) you (?:please )?(?:tell me (?:whether there(?:'s| is) )?)?|is it |please (?:remember to )?|this is a reminder (?:that|about|of) |i would like to (?:introduce (?:myself|ourselves)$|(?:let you know|ask|tell you) (?:about|for) |invite you (?:(?:round|over|along) )?(?:to|for) |request |confirm |announce |complain about |suggest |propose |follow up (?:on|about) |)|i am (?:writing (?:to (?:(?:let you know|inform you|tell you)(?: that| about| of)? |ask (?:for|about) |)|about )|afraid (?:i have to (?:say (?:no|yes) to |turn down |\p{Ll}+ )?)?|sorry (?:that|for) )|i (?:apologi[sz]e|am sorry) for |i confirm that |i wish you (?:a )?)/iu;

/** “When are you going to collect the fridge”, of which the end does not fit. */
const WHEN_YOU_DO =
  /^(?:when|how|why) (?:are|will|can|do|could) you (?:going to )?(?=\p{L}+ (?:the|my|our) )/iu;

/** Says nothing of what the email is about. */
const ANSWER = /^(?:I am afraid the answer is no|The answer is yes|Thank you|I would like to complain)\.$/;

/** “Could you please look after the dog?” is about looking after it. */
const ASKS_TO_DO =
  /^(?:(?:could|can|will|would) you (?:please )?|i (?:would like|want|have|need) to |i am (?:writing|following) )(?!tell me)/i;
const withGerund = (words: string) =>
  words.replace(/^\p{L}+(?= )/u, (verb) => (isVerbBase(verb.toLowerCase()) ? toGerund(verb) : verb));

/** “Could you please lend me your ladder?” is about the ladder. */
const GIVES_WRITER =
  /^(?:lend|send|give|bring|show|e-?mail|get|pass) (?:me|us) (?=(?:your|the|my|our|an?|some) )/i;
/** “when the trip money is due”, which is asked for */
const IS_TOLD =
  /^(when|where|why|how) ((?:the|my|our|your|his|her|their) (?:\p{L}+ ){0,2}?\p{L}+) (is|are|was|were|will|can) (\p{L}[^,.?]*)[.?]?$/iu;
/** A question that was cut is one still, of so many words. */
const LEAST_OF_QUESTION = 6;
/** What a question begins with. */
const IS_QUESTION =
  /^(?:do|does|did|can|could|is|are|was|were|will|would|has|have|may|should|(?:when|where|what|which|who|how|why)(?: \p{L}+)? (?:do|does|did|can|could|is|are|will|would|should))\b/iu;

/** A subject of the writer's own words: what the first sentence is about, eight words at most, or ten that say it whole. */
export function makeSubject(sentences: readonly Turned[]): string {
  const said = sentences.filter(
    ({ kind, text }) => /^(?:sentence|fragment)$/.test(kind) && !ANSWER.test(text),
  );
  const sentence = said[0]?.text ?? '';
  if (/^I would like to introduce (?:myself|ourselves)\b/.test(sentence)) return 'Introduction';
  if (/^I am writing to resign\b/.test(sentence)) return 'Resignation';
  // “my house on the 14th” is no subject of an invitation
  const stripped = sentence
    .replace(/^I would like to invite you to (?=(?:my|our) )/, 'Invitation to ')
    .replaceAll(/ \([^()]*\)/g, '')
    .replace(OPENING, '')
    .replace(LEADING, '')
    .replace(IS_TOLD, '$1 $3 $2 $4?');
  const [act = ''] = stripped.split(' ', 1);
  const asked = ASKS_TO_DO.exec(sentence)?.[0];
  // “I would like to ask for a repeat prescription” repeats nothing
  const isAct = asked !== undefined && sentence.slice(asked.length).startsWith(`${act} `);
  const words = isAct ? withGerund(stripped.replace(GIVES_WRITER, '')) : stripped;
  const isShort = !/[,;:] /.test(words) && words.split(' ').length <= MOST_WORDS;
  const clause = isShort ? words : words.slice(0, CLAUSE.exec(words)?.index ?? words.length);
  const whole = clause.trim().includes(' ') ? clause : words;
  const chosen = whole.trim().split(' ').length > MOST_WORDS ? whole.replace(WHEN_YOU_DO, '') : whole;
  const all = chosen.trim().split(/\s+/);
  const isUncut = all.length <= MOST_UNCUT.words && chosen.length <= MOST_UNCUT.length;
  if (isUncut && all.length > MOST_WORDS) return finish(chosen.trim(), words);
  const cut = all.slice(0, MOST_WORDS).join(' ');
  const isMidPhrase =
    all.length > MOST_WORDS &&
    (AUXILIARY.test(all[MOST_WORDS - 1] ?? '') || !PREPOSITION.test(all[MOST_WORDS] ?? ''));
  const phrase = isMidPhrase ? cut.replace(CUT_PHRASE, '$1') : cut;
  const short = all.length > MOST_WORDS ? phrase.replace(TRAILING_NUMBER, '') : phrase;
  return finish(short, words);
}

/** `cut`: what is left of `words`. */
function finish(cut: string, words: string): string {
  const bare = cut.replace(/[,;:.!?(&\s]+$/, '');
  const isWhole = bare === words.replace(/[.?!]+$/, '') && /\?$/.test(words);
  const subject = isWhole ? bare : bare.replace(TRAILING, '');
  const isAsked = IS_QUESTION.test(subject) && (isWhole || subject.split(' ').length >= LEAST_OF_QUESTION);
  return capitalise(subject) + (isAsked ? '?' : '');
}

/** The same for notes, as they are written. */
export const makeSubjectOfNotes = (notes: string) => makeSubject(arrange(notes, 'polite').sentences);
