import type { LanguageModel } from '../language-model/language-model.ts';
import { ORDER } from '../language-model/packed.ts';
import { readTokens, type Token } from '../language-model/tokens.ts';
import { type Candidate, type ListCandidates, makeCandidateLister } from './candidates.ts';
import { loadOdds, type Odds } from './classifiers.ts';
import { makeContextReader } from './context.ts';

export interface Scored extends Candidate {
  /**
   * How much likelier it is than the word that is written, as a power of ten: by the language model, which knows the
   * words next to it, and by a classifier of the two, which knows their kinds and reaches further.
   */
  gain: number;
}

/** What weighs other words for the one that is written. */
export interface Judges {
  model: LanguageModel;
  odds: ReadonlyMap<string, Odds>;
  listCandidates: ListCandidates;
}

const judges = new WeakMap<LanguageModel, Judges>();

/** Read once a language model. */
export function loadJudges(model: LanguageModel): Judges {
  const known = judges.get(model) ?? { model, odds: loadOdds(), listCandidates: makeCandidateLister(model) };
  judges.set(model, known);
  return known;
}

/** Sentences of fewer tokens say too little, and longer ones are lists. */
const FEWEST = 4;
const MOST = 150;

/** Every other word that may have been meant in the sentence, with its gain. `leastOdds`: less likely ones are left out. */
export function* scoreCandidates(
  { model, odds, listCandidates }: Judges,
  sentence: string,
  leastOdds = Number.NEGATIVE_INFINITY,
): Generator<Scored & { tokens: readonly Token[] }> {
  const tokens = readTokens(sentence);
  if (tokens.length < FEWEST || tokens.length > MOST) return;
  const { words, contextOf } = makeContextReader(model, tokens);
  for (const candidate of listCandidates(tokens)) {
    const own = odds.get(candidate.kind)?.(contextOf(candidate.token, candidate.base)) ?? 0;
    if (own < leastOdds) continue;
    const at = candidate.token + 1;
    const end = Math.min(words.length, at + ORDER);
    const [written = 0] = model.read([{ key: candidate.write, capital: false }]);
    const gain = model.score(words.with(at, written), at, end) - model.score(words, at, end);
    yield { ...candidate, gain: gain + own, tokens };
  }
}
