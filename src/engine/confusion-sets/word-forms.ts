import type { LanguageModel } from '../language-model/language-model.ts';
import { toForms } from '../lexicon/inflection.ts';
import { findSingular, toPlural } from '../lexicon/nouns.ts';
import { VERB_BASES } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';

/** Pairs of forms of one word that are written for each other: of verbs, of nouns, and adjectives with their adverbs. */
export const FORM_PAIRS = [
  ['base', 'third'],
  ['base', 'past'],
  ['base', 'gerund'],
  ['base', 'participle'],
  ['past', 'participle'],
  ['singular', 'plural'],
  ['adjective', 'adverb'],
] as const;

/** What each form is for, as the end of a sentence that begins with it. */
export const USES_OF_FORMS: Readonly<Record<string, string>> = {
  base: 'is the plain form, as with “they”, “to” and “did”',
  third: 'goes with one person or thing',
  past: 'is the past',
  gerund: 'says what is going on, or names an act',
  participle: 'goes with “have” or “be”',
  singular: 'is one',
  plural: 'is more than one',
  adjective: 'says what something is like',
  adverb: 'says how',
};

export interface OtherForm {
  /** The form that is written and the other one, such as `base>third`. */
  kind: string;
  write: string;
  /** What both are forms of. */
  base: string;
}

/** Forms of verbs by any of them. The past of a regular verb is its participle, too. */
function listVerbForms(): Map<string, OtherForm[]> {
  const byForm = new Map<string, OtherForm[]>();
  const add = (form: string, other: OtherForm) => byForm.set(form, [...(byForm.get(form) ?? []), other]);
  for (const base of VERB_BASES) {
    const { participle, ...others } = toForms(base);
    const forms: Readonly<Record<string, string>> =
      participle === others.past ? others : { ...others, participle };
    for (const [from, to] of FORM_PAIRS) {
      const [one, other] = [forms[from], forms[to]];
      if (one === undefined || other === undefined || one === other) continue;
      add(one, { kind: `${from}>${to}`, write: other, base });
      add(other, { kind: `${to}>${from}`, write: one, base });
    }
  }
  return byForm;
}

/** The other forms of a word in lower case that the language model knows. */
export type WordForms = (word: string) => readonly OtherForm[];

const NOUN = /^[a-z]{3,}$/;
/** “take yours next month” is no plural of “your”. */
const POSSESSIVES = wordSet('your yours our ours her hers their theirs');
/** “ear plugs”, “we talk most by mail”: with “ly” they are other words. */
const OTHER_WITH_LY = wordSet(
  'ear hard late most bare near high short on just time god good home love live friend cost like lone even',
);

const loaded = new WeakMap<LanguageModel, WordForms>();

/** Made once a language model. */
export function loadWordForms(model: LanguageModel): WordForms {
  const known = loaded.get(model) ?? makeWordForms(model);
  loaded.set(model, known);
  return known;
}

function makeWordForms(model: LanguageModel): WordForms {
  const verbs = listVerbForms();
  const known = new Map<string, OtherForm[]>();
  function listNounForms(word: string): OtherForm[] {
    if (!NOUN.test(word) || verbs.has(word) || POSSESSIVES.has(word) || word.endsWith('ly')) return [];
    const singular = findSingular(word);
    if (singular !== undefined && NOUN.test(singular) && toPlural(singular) === word)
      return verbs.has(singular) ? [] : [{ kind: 'plural>singular', write: singular, base: singular }];
    return word.endsWith('s') ? [] : [{ kind: 'singular>plural', write: toPlural(word), base: word }];
  }
  function listAdverbForms(word: string): OtherForm[] {
    if (!NOUN.test(word)) return [];
    if (OTHER_WITH_LY.has(word.replace(/ly$/, ''))) return [];
    const adjective = word.endsWith('ly') ? word.slice(0, -2) : undefined;
    return adjective === undefined
      ? [{ kind: 'adjective>adverb', write: `${word}ly`, base: word }]
      : [{ kind: 'adverb>adjective', write: adjective, base: adjective }];
  }
  return (word) => {
    const forms =
      known.get(word) ??
      [...(verbs.get(word) ?? []), ...listNounForms(word), ...listAdverbForms(word)].filter(({ write }) =>
        model.knows(write),
      );
    known.set(word, forms);
    return forms;
  };
}
