import { isOfFamily } from '../../lexicon/without-article.ts';
import { answerInFull } from '../answers/full-answers.ts';
import { isKnownVerb, isSentence } from '../words/statements.ts';
import { withSo } from './little-words.ts';
import type { Manner } from './manner.ts';

/** What the mails that a draft answers tell of its clauses: who does it, which things are meant, and what was asked. */

/** “keys can drop off tomorrow”: who does it with the keys is the writer. */
const DONE_WITH =
  /^(?:the )?(\p{Ll}+) (can|could|will) (drop off|pick up|send|bring|collect|return|fetch|forward|hand in)(?= |$)(.*)$/u;

function withThing(words: string, { chain: { things } }: Manner): string | undefined {
  const [, thing = '', modal, act, rest = ''] = DONE_WITH.exec(words) ?? [];
  return things.has(thing) ? `I ${modal} ${act} the ${thing}${rest}` : undefined;
}

/** “hinge was like that”, which the mails have spoken of */
const SAYS_OF =
  /^(?:\p{Ll}+ )??(\p{L}\p{Ll}{2,}) (?:(?:also|still|only|just|already|now) )?(?:covers|includes|says|shows|starts|ends|comes|goes|costs?|opens|closes|is|was|are|were|has|have|had|do|don't|can|can't|will|won't|would|wouldn't|could|should|works?|needs?)\b/u;
const IS_DETERMINED = /^(?:the|an?|my|our|your|his|her|their|this|that|no|any|some|all|most) /i;
function withKnownArticle(words: string, { chain: { things }, we }: Manner): string | undefined {
  const [, known = ''] = SAYS_OF.exec(words) ?? [];
  // “lasagne would be lovely”: one that is not there yet
  return things.has(known.toLowerCase()) &&
    !isOfFamily(known) &&
    !IS_DETERMINED.test(words) &&
    !/ would be \p{L}+$/u.test(words)
    ? `the ${withSo(words.charAt(0).toLowerCase() + words.slice(1), we)}`
    : undefined;
}

/** “can wait until Monday”, where the mail asks “Can it wait until payday?” */
const CAN_DO = /^(?:can|could|will|would|should|might|can't|won't) (\p{Ll}+)\b/u;
function withDoer(words: string, { chain: { asked, doneByThings } }: Manner): string | undefined {
  const [, act = ''] = CAN_DO.exec(words) ?? [];
  const doer = asked.has(act) ? undefined : doneByThings.get(act);
  return doer && `${doer} ${words}`;
}

const IS_GERUND = /^(?!bring$|ring$|sing$)\p{Ll}+ing$/u;
/** “eat anything”, where the mail asks “Do you eat meat?”, and “no permit” where it asks whether one has it. */
function withDone(words: string, { chain: { done, things }, we }: Manner): string | undefined {
  const [, verb = ''] = /^(\p{Ll}+) \p{L}/u.exec(words) ?? [];
  const [, none = ''] = /^(?:no|any) (\p{Ll}+)(?=$|,| (?:at|for|on|in|yet|of) )/u.exec(words) ?? [];
  const own = we ? 'we' : 'I';
  if (done.has('have') && things.has(none)) return `${own} have ${words}`;
  if (!done.has(verb) || /^(?:have|like|need|still|happy|free|able|sure|ok|okay)$/.test(verb))
    return undefined;
  if (IS_GERUND.test(verb)) return `${own} ${we ? 'are' : 'am'} ${words}`;
  // “bring own chair” was read as what the reader is to do
  return isKnownVerb(verb) ? `${own} ${words.replace(/\byour own\b/, we ? 'our own' : 'my own')}` : undefined;
}

/** “ready from 9”, where the mail asks “Will the cake be ready?” */
function withState(words: string, { chain: { states, things } }: Manner): string | undefined {
  const [, adverb = '', state = ''] = /^((?:(?:still|also|not|already|all) )?)(\p{Ll}+)\b/u.exec(words) ?? [];
  const subject = things.has(state) || isSentence(words) ? undefined : states.get(state);
  return subject && `${subject} ${subject === 'it' ? 'is' : 'are'} ${adverb}${words.slice(adverb.length)}`;
}

/** “can have until Monday”, where the mail asks “Could I have an extension?” */
const GRANTS = /^can (have|keep|use|borrow|take|stay|come|leave|bring|park|join|start|go)\b/iu;
function withGranted(words: string, { chain: { asks } }: Manner): string | undefined {
  const [, act = ''] = GRANTS.exec(words) ?? [];
  if (act === '') return undefined;
  const isAsked = new RegExp(
    `\\b(?:(?:can|could|may|might|ok if|okay if|mind if|if|whether) (?:i|we)|(?:possible|ok) for (?:me|us) to) (?:could |can |please |possibly )*${act}\\b`,
    'i',
  );
  return asks.some((ask) => isAsked.test(ask)) ? `you ${words}` : undefined;
}

const WAYS = [withGranted, withThing, withKnownArticle, withDoer, withState, withDone];

/** The clause with what the mails tell of it; nothing where they tell nothing. */
export function completeFromMails(words: string, manner: Manner): string | undefined {
  // “missed the back windows”, which the mail says of the cleaners
  if (manner.chain.doneByOthers.has(/^\p{Ll}+/u.exec(words)?.[0] ?? '')) return words;
  const answer = answerInFull(words, manner.chain.questions);
  if (answer !== undefined) return answer;
  for (const complete of WAYS) {
    const completed = complete(words, manner);
    if (completed !== undefined) return completed;
  }
  return undefined;
}

/** “thank you for feedback”: the reader's */
const GIVEN_BY_READER =
  /^(?:e-?mail|messages?|reply|letter|invitation|invite|feedback|offer|support|words|comments|quote|advice|thoughts|interest|patience|update|reminder|suggestions?)$/i;
const THANKED =
  /\b((?:sorry|thanks|thank you)(?: (?:so much|very much|again|a lot))? for) (?=(?:(?:late|quick|fast|nice|kind|long|short|wrong) )?(?!the|an?|your|my|our|this|that|these|all|any|it|everything|letting|not|being|us|me|him|her|you|now|today|\p{L}+day\b|help|understanding|patience|coming)(\p{Ll}+)\b)/giu;

/** With the articles of what is thanked for and of the things that the mails have spoken of. */
export function withKnownArticles(words: string, { chain }: Manner): string {
  const thanked = words.replaceAll(THANKED, (whole, opening: string, noun: string) =>
    /^thank/i.test(opening) && GIVEN_BY_READER.test(noun)
      ? `${opening} your `
      : /(?:ing|[^su]s)$/.test(noun)
        ? whole
        : `${opening} the `,
  );
  if (chain.things.size === 0) return thanked;
  return thanked.replaceAll(
    /(?<!\b(?:the|an?|my|our|your|his|her|their|this|that|no|out of) )\b(leave|pay|do|get|post|print|fix|replace|order|collect|use|bring|share|send|check|sign|read|see|change|have|need|take|return|accept|keep|cancel|know|with|about|at|into|over|through|restarted|tried|sent|got|checked|read|changed|signed|took|gave|found|lost|left|brought) (\p{Ll}{3,})(?![\p{L}'’-])/gu,
    (whole, before: string, thing: string) =>
      // “post room”, which is one thing
      chain.things.has(thing) && !chain.things.has(before) ? `${before} the ${thing}` : whole,
  );
}
