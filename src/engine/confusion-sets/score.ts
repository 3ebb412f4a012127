import type { LanguageModel } from '../language-model/language-model.ts';
import { START } from '../language-model/language-model.ts';
import { ORDER } from '../language-model/packed.ts';
import { readTokens, type Token } from '../language-model/tokens.ts';
import { type Candidate, listCandidates } from './candidates.ts';

export interface Scored extends Candidate {
  /** How much likelier it makes the sentence, as a power of ten. */
  gain: number;
}

/** Sentences of fewer tokens say too little, and longer ones are lists. */
const FEWEST = 4;
const MOST = 150;

/** Every other word that may have been meant in the sentence, with its gain. */
export function* scoreCandidates(
  model: LanguageModel,
  sentence: string,
): Generator<Scored & { tokens: readonly Token[] }> {
  const tokens = readTokens(sentence);
  if (tokens.length < FEWEST || tokens.length > MOST) return;
  const words = [START, ...model.read(tokens)];
  for (const candidate of listCandidates(tokens)) {
    const at = candidate.token + 1;
    const end = Math.min(words.length, at + ORDER);
    const [written = 0] = model.read([{ key: candidate.write, capital: false }]);
    const gain = model.score(words.with(at, written), at, end) - model.score(words, at, end);
    yield { ...candidate, gain, tokens };
  }
}
