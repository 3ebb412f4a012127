import { findIrregularBase, isPastParticiple } from '../../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, isKnownBase } from '../../lexicon/verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import { KIN, PERSON, ROLE } from '../people/somebody.ts';
import { WEEKDAY } from '../words/dates.ts';
import type { IsName } from '../words/is-name.ts';
import type { SentenceModel } from '../words/sentence-model.ts';

/** Function words by what a clause may do behind or before them, each with its class. */
const CLOSED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    modal:
      "will would can could should must may might shall won't can't cannot couldn't wouldn't shouldn't might'll",
    have: "have has had haven't hasn't hadn't having",
    be: "am is are was were isn't aren't wasn't weren't be being",
    been: 'been',
    do: "do does did don't doesn't didn't doing",
    got: 'got gotten',
    need: 'need needs needed want wants wanted hope hoping wish think know like love prefer guess believe',
    not: 'not never hardly barely',
    no: 'no none nothing nobody',
    yes: 'yes yeah yep ok okay sure sorry thanks thank please nope',
    adverb:
      'still only just also already now always really almost nearly probably maybe even again soon finally',
    very: 'very so too quite pretty rather completely totally fully a',
    article: 'the an this that these those my our your his her their its',
    subject: 'i we you he she they it there everyone everybody someone somebody anyone nobody who',
    object: 'me us him them',
    many: 'all some any anything something everything anyone both each every most more many few several lots loads plenty enough another other half less',
    how: 'how what when where why who which whether',
    if: 'if because since as when unless until till although though while once before after',
    and: 'and or but so nor plus',
    back: 'back off out up down away over on in home here there around',
    at: 'at to from with without for of by about under near into onto during inside outside behind between through past',
    time: 'today tomorrow yesterday tonight morning afternoon evening night week weekend month year later next last early late noon midnight',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);
const IS_WEEKDAY = new RegExp(`^(?:${WEEKDAY})s?$`, 'i');
const IS_KIN = new RegExp(`^(?:${KIN})$`);
const IS_PERSON = new RegExp(`^(?:${PERSON}|${ROLE})$`, 'i');
const NO_PLURAL = wordSet(
  'bus gas news boss class glass pass dress address access business process success this',
);

/** Powers of ten: how much likelier a word is of how something is than as a thing. */
const LEAST_STATE = 1.5;
const LEAST_STATE_OF_ADJECTIVE = 0;
export const readState = (word: string, { score }: SentenceModel) =>
  Math.max(
    score(`it was very ${word}`) - score(`it was the ${word}`),
    score(`it is ${word}`) - score(`the ${word} is`),
  );

/** A power of ten: by how much “a bug” is likelier than “bug” of what one has, and “a solid” is not of how something is. */
const LEAST_LEAD_OF_NOUN = 1.1;
/** “stomach bug”: one has a bug, and is none. */
export const isNoun = (word: string, { model }: { model: SentenceModel }) =>
  model.score(`it is ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`) - model.score(`it is ${word}`) >=
  LEAST_LEAD_OF_NOUN;

const classifyPlural = (lower: string, tag: string) =>
  isKnownBase(findBaseOfThirdPerson(lower) ?? '') ? (tag === 'VERB' ? 'does' : 'does-or-things') : 'things';

/** What may stand where the word does. A closed class by its name; of other words what their form or the tagger says. */
export function classify(
  { lower, tag, text }: Pick<Word, 'lower' | 'tag' | 'text'>,
  isName: IsName,
  model: SentenceModel,
): string {
  const closed = CLOSED.get(lower);
  if (closed !== undefined) return closed;
  if (/\d/.test(lower) || tag === 'NUM') return 'number';
  if (IS_WEEKDAY.test(lower)) return 'weekday';
  if (/^(?:mins|hrs|secs|wks|yrs)$/.test(lower)) return 'things';
  if (IS_KIN.test(lower)) return 'kin';
  if (IS_PERSON.test(lower)) return /s$/.test(lower) ? 'people' : 'person';
  if (/^\p{Lu}\p{Ll}/u.test(text)) return 'name';
  if (isName(lower)) return 'name-or-noun';
  if (/^\p{Ll}+$/u.test(lower) && !model.knows(lower)) return 'unknown';
  if (/.{2}ing$/.test(lower))
    return tag === 'NOUN' || /(?:thing|ceiling|evening)$/.test(lower) ? 'thing' : 'doing';
  const base = findIrregularBase(lower);
  if (base !== undefined && base !== lower) return isPastParticiple(lower) ? 'done' : 'did';
  if (/.{2}ed$/.test(lower)) return 'done';
  if (tag === 'ADV') return 'ly';
  const state = readState(lower, model);
  if (tag === 'ADJ') return state < LEAST_STATE_OF_ADJECTIVE ? 'adjective-or-noun' : 'adjective';
  if (/[^s]s$/.test(lower) && !NO_PLURAL.has(lower)) return classifyPlural(lower, tag);
  if (state >= LEAST_STATE && !(tag === 'VERB' && isKnownBase(lower))) return 'adjective';
  if (tag === 'VERB' || (isKnownBase(lower) && tag !== 'NOUN')) return 'base';
  return isKnownBase(lower) ? 'base-or-noun' : 'noun';
}
