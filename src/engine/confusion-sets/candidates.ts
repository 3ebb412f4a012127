import type { Token } from '../language-model/tokens.ts';
import { CONFUSION_SETS } from './sets.ts';

/** Another word for one of the tokens of a sentence. */
export interface Candidate {
  /** The two words, such as `its>it's`. */
  kind: string;
  token: number;
  /** In lower case. */
  write: string;
}

const others = new Map<string, Set<string>>();
for (const set of CONFUSION_SETS) {
  for (const { word } of set) {
    const words = set.map((member) => member.word).filter((other) => other !== word);
    others.set(word, new Set([...(others.get(word) ?? []), ...words]));
  }
}

/** All that the tokens of a sentence could have been meant to be, a word at a time. */
export function* listCandidates(tokens: readonly Token[]): Generator<Candidate> {
  for (const [token, { key }] of tokens.entries()) {
    for (const write of others.get(key) ?? []) yield { kind: `${key}>${write}`, token, write };
  }
}
