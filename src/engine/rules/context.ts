import { type LanguageModel, loadLanguageModel } from '../language-model/language-model.ts';
import { type Frequencies, loadFrequencies } from '../lexicon/frequencies.ts';
import { makeNouns, type Nouns } from '../lexicon/nouns.ts';

/** What rules know of English, the same for all dialects. */
export interface RuleContext {
  frequencies: Frequencies;
  nouns: Nouns;
  model: LanguageModel;
}

let loading: Promise<RuleContext> | undefined;

async function load(): Promise<RuleContext> {
  const frequencies = await loadFrequencies();
  return { frequencies, nouns: makeNouns(frequencies), model: loadLanguageModel() };
}

/** Read once a thread. */
export function loadRuleContext(): Promise<RuleContext> {
  loading ??= load();
  return loading;
}
