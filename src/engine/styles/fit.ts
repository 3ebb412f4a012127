import { measureGain } from '../language-model/gain.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Finding } from '../rules/kit.ts';

/** Letters to either side: more than the few words that the model reads together, and no more of an endless sentence. */
const REACH = 150;

/** How much likelier a change makes the words around it, as a power of ten. */
export function measureFit(
  model: LanguageModel,
  sentence: string,
  { start, end, replacement }: Pick<Finding, 'start' | 'end' | 'replacement'>,
): number {
  const from = Math.max(0, start - REACH);
  const near = sentence.slice(from, end + REACH);
  return measureGain(model, near, { start: start - from, end: end - from, replacement });
}
