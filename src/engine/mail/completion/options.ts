import { isNoun } from '../copula.ts';
import { listJoints } from './articles.ts';
import type { Clause } from './clause.ts';
import { listArticleSigns, listStructureSigns, readGender, type Setting } from './signs.ts';
import { listStructures, type Structure, writeStructure } from './structures.ts';

/** One way to complete a clause, and what tells for it. */
export interface Option {
  /** The words of the clause, completed so. */
  words: string[];
  /** Nothing is set. */
  isPlain: boolean;
  /** What is set; options of a kind share how much their likelihood counts. */
  kind: string;
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

export function listStructureOptions(clause: Clause, setting: Setting): Option[] {
  const { model } = setting;
  const plain = model.score(clause.texts.join(' '));
  const gender = readGender(`${setting.said.texts.join(' ')} ${setting.asked.texts.join(' ')}`);
  const isPossible = ({ words, place }: Structure) => {
    const [, pronoun = gender] = /^(he|she)\b/.exec(words) ?? [];
    if (pronoun !== gender && gender !== 'both') return false;
    // “kitchen ceiling damp”: nothing is ceiling, but “number 14” is what something is
    const isThing = place > 0 && /(?:noun|thing)$/.test(clause.classes[place] ?? '');
    return !isThing || clause.classes[place + 1] === 'number' || !isNoun(clause.lower[place] ?? '', setting);
  };
  return [...listStructures(clause)].filter(isPossible).map((structure) => {
    const words = writeStructure(clause, structure);
    return {
      words,
      isPlain: structure.words === '',
      kind: structure.place > 0 ? `… ${structure.words}` : structure.words,
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
      likelihood: model.score(words.join(' ')) - plain,
      signs: [...listArticleSigns(clause, at, joint, setting)],
    };
  });
}
