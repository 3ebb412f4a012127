import { isPastParticiple } from '../../lexicon/irregular-verbs.ts';
import { PURE_VERBS } from '../../lexicon/verbs.ts';
import { listJoints } from './articles.ts';
import type { Clause } from './clause.ts';
import { listArticleSigns, listStructureSigns, readGender, type Setting } from './signs.ts';
import { listStructures, type Structure, writeStructure } from './structures.ts';
import { isNoun } from './word-class.ts';

/** One way to complete a clause, and what tells for it. */
export interface Option {
  /** The words of the clause, completed so. */
  words: string[];
  /** Nothing is set. */
  isPlain: boolean;
  /** What is set; options of a kind share how much their likelihood counts. */
  kind: string;
  /** Options of a group have the same subject. */
  group: string;
  /** By how much the clause gets likelier, as a power of ten. */
  likelihood: number;
  signs: string[];
}

const withA = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a');
const setBefore = (words: readonly string[], at: number, joint: string): string[] =>
  joint === ''
    ? [...words]
    : [...words.slice(0, at), joint === 'a' ? withA(words[at] ?? '') : joint, ...words.slice(at)];

/** Where a noun without its article may stand: how likely a structure is must not hang on what is set there later. */
function listReadings(words: string[], { place, words: set }: Structure): string[] {
  const at = place > 0 || set === '' ? 0 : set.includes(' ') ? set.split(' ').length : -1;
  const readings = at < 0 ? [] : ['the', 'a', 'my'].map((article) => setBefore(words, at, article));
  return [words, ...readings].map((reading) => reading.join(' '));
}

/** A subject that waits for its verb. */
const IS_BARE_SUBJECT = /^(?:I|it|they|he|she|you)$/;
const DO =
  /^(?:modal|have|be|been|do|got|need|did|done|base|base-or-noun|does|does-or-things|adjective|adjective-or-noun|person|name-or-noun|unknown|noun)$/;
const DOES = /^(?:modal|have|be|do|got|need|did|done|does|does-or-things|adjective|unknown)$/;

const IS_BE = /(?:^|\s)(?:am|is|are|was|were|be|been)$/;
/** Of other words, such as “cut” or “open”, the form says nothing. */
const isBareVerb = (word: string) => (PURE_VERBS.has(word) || STAYS.test(word)) && !isPastParticiple(word);
const STAYS = /^(?:stay|start|finish|keep|send|take|see|know|think|find|pay|wait|use)$/;

const IS_FINITE = /^(?:modal|have|be|do)$/;
const LACKS_SUBJECT = /^(?:has|hasn't|was|wasn't|had|been)$/;
const IS_ASKED = /^(?:subject|article|name|person|kin|noun|many)$/;
const IS_OBJECT = /^(?:mine|me|it|him|us|them)$/;

/** “I am took the train”, “I has to go”, “has to go”: what can be said of nobody. `verb`: the class of the first that is no adverb. */
function isUngrammatical(set: string, { lower, classes }: Clause, verb: string): boolean {
  const at = classes.indexOf(verb);
  const word = lower[at] ?? '';
  if (set === '') return LACKS_SUBJECT.test(word) && !IS_ASKED.test(classes[at + 1] ?? '');
  const [subject = '', auxiliary] = set.split(' ');
  if (subject === 'I' && classes[0] === 'name') return true;
  if (auxiliary === undefined)
    return /^(?:I|we|you|they)$/.test(subject)
      ? /^(?:has|does|doesn't|is|been)$/.test(word) || verb === 'does'
      : /^(?:he|she|it)$/.test(subject) && /^(?:have|do|don't|am|are|been)$/.test(word);
  const isPast = (verb === 'did' || verb === 'done') && !isPastParticiple(word);
  if (IS_BE.test(set))
    return (
      IS_FINITE.test(verb) ||
      isPast ||
      word === 'been' ||
      (verb === 'done' && IS_OBJECT.test(lower[at + 1] ?? ''))
    );
  return /\b(?:have|has|had)$/.test(set) && (IS_FINITE.test(verb) || isPast);
}

/** “I have been” as “I”, and “there are” as “there”. */
const readSubject = (opening: string) => opening.split(' ', 1)[0] ?? '';

export function listStructureOptions(clause: Clause, setting: Setting): Option[] {
  const { model } = setting;
  const plain = model.score(clause.texts.join(' '));
  const gender = readGender(`${setting.said.texts.join(' ')} ${setting.asked.texts.join(' ')}`);
  const verb = clause.classes.find((each) => !/^(?:adverb|not|ly|very)$/.test(each)) ?? '';
  const isPossible = ({ words, place }: Structure) => {
    if (place === 0 && isUngrammatical(words, clause, verb)) return false;
    // “just too much homework”: nobody does so
    if (IS_BARE_SUBJECT.test(words) && !(/^(?:he|she|it)$/.test(words) ? DOES : DO).test(verb)) return false;
    const [, pronoun = gender] = /^(he|she)\b/.exec(words) ?? [];
    if (pronoun !== gender && gender !== 'both') return false;
    // “fridays stay as they are”, “everyone bring a dish”: nobody is a verb
    if (IS_BE.test(words) && isBareVerb(clause.lower[place] ?? '')) return false;
    // “stairs not lift”, “refund not exchange”: nothing is no lift
    const isOfNothing =
      clause.classes[place] === 'not' && /(?:noun|thing)$/.test(clause.classes[place + 1] ?? '');
    // “via the form not by mail”: no subject
    const isOnWay = clause.classes[place] === 'not' && clause.classes[place + 1] === 'at';
    if (place > 0 && (isOfNothing || (isOnWay && /^(?:at|unknown)$/.test(clause.classes[0] ?? ''))))
      return false;
    // “kitchen ceiling damp”: nothing is ceiling, but “number 14” is what something is
    const isThing = place > 0 && /(?:noun|thing|unknown)$/.test(clause.classes[place] ?? '');
    return !isThing || clause.classes[place + 1] === 'number' || !isNoun(clause.lower[place] ?? '', setting);
  };
  return [...listStructures(clause)].filter(isPossible).map((structure) => {
    const words = writeStructure(clause, structure);
    return {
      words,
      isPlain: structure.words === '',
      kind: structure.place > 0 ? `… ${structure.words}` : structure.words,
      group: structure.place > 0 ? `${structure.place}` : readSubject(structure.words),
      likelihood: Math.max(...listReadings(words, structure).map(model.score)) - plain,
      signs: [...listStructureSigns(clause, structure, setting)],
    };
  });
}

/** Of a clause with its structure: what may be set before the word at `at`. */
export function listArticleOptions(clause: Clause, at: number, setting: Setting): Option[] {
  const { model } = setting;
  const plain = model.score(clause.texts.join(' '));
  return listJoints(clause, at).map((joint) => {
    const words = setBefore(clause.texts, at, joint);
    return {
      words,
      isPlain: joint === '',
      kind: joint,
      group: joint,
      likelihood: model.score(words.join(' ')) - plain,
      signs: [...listArticleSigns(clause, at, joint, setting)],
    };
  });
}
