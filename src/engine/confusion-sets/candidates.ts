import type { LanguageModel } from '../language-model/language-model.ts';
import type { Token } from '../language-model/tokens.ts';
import { CONFUSION_SETS } from './sets.ts';
import { loadWordForms } from './word-forms.ts';

/** Another word for one of the tokens of a sentence. */
export interface Candidate {
  /** The two words, such as `its>it's`, or the two forms of one, such as `base>third`. */
  kind: string;
  token: number;
  /** In lower case. */
  write: string;
  /** What both are forms of, where they are forms of one word. */
  base?: string;
}

/** Of words that the model knows: one that it never counted is less likely than any other. */
function listOthers(model: LanguageModel): Map<string, Set<string>> {
  const others = new Map<string, Set<string>>();
  for (const set of CONFUSION_SETS) {
    const known = set.map(({ word }) => word).filter((word) => model.knows(word));
    for (const word of known) {
      const words = known.filter((other) => other !== word);
      others.set(word, new Set([...(others.get(word) ?? []), ...words]));
    }
  }
  return others;
}

/** All that the tokens of a sentence could have been meant to be, a word at a time. */
export type ListCandidates = (tokens: readonly Token[]) => Generator<Candidate>;

export function makeCandidateLister(model: LanguageModel): ListCandidates {
  const others = listOthers(model);
  const formsOf = loadWordForms(model);
  return function* (tokens) {
    for (const [token, { key }] of tokens.entries()) {
      for (const write of others.get(key) ?? []) yield { kind: `${key}>${write}`, token, write };
      for (const form of formsOf(key)) yield { ...form, token };
    }
  };
}
