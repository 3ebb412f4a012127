import { countWords } from '../text/count-words.ts';
import type { IntentStep } from './instructions/intent.ts';

/** Words of what a step is about: whoever asked for it will look for them in what was written. */
const TRACES: Readonly<Partial<Record<string, RegExp>>> = {
  hedges:
    /\b(?:maybe|perhaps|possibly|probably|presumably|arguably|somewhat|might|seems?|appears? to|appear that|sort of|kind of|(?:I|we)(?: just)? (?:think|guess|feel|believe|suppose|wonder)|not (?:entirely |quite |really )?sure)\b/giu,
  apologies:
    /\b(?:sorry|apolog(?:y|ies|i[sz]e[ds]?|i[sz]ing)|(?:excuse|forgive|pardon) (?:me|my|us|our|the))\b/giu,
  contract:
    /\b(?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should) not|cannot|will not|(?:I am|it is|that is|there is|we are|you are|they are|(?:I|we|you|they) (?:have|will))(?= \p{L}))\b/giu,
  expand: /\b(?:\p{L}+n['’]t|(?:I|you|we|they|he|she|it|that|there|who|what)['’](?:m|re|ve|ll|d|s))\b/giu,
};
const TRACES_OF: Readonly<Partial<Record<string, string>>> = { confident: 'hedges' };

/** So many are quoted; more would be a second text. */
const MOST_QUOTED = 5;

const nameOf = (step: IntentStep) => (step.kind === 'remove' ? step.part.name : step.kind);

const findPattern = (step: IntentStep) => TRACES[TRACES_OF[nameOf(step)] ?? nameOf(step)];

/** Whether a text holds less of what a step was to change, whatever changed it. */
export function holdsLess(step: IntentStep, given: string, written: string): boolean {
  const pattern = findPattern(step);
  const count = (text: string) => (pattern && text.match(pattern)?.length) ?? 0;
  return count(written) < count(given);
}

/** What the text still holds of what a step was to change, in words of the text; undefined where it holds nothing of it. */
export function tellLeft(steps: readonly IntentStep[], written: string): string | undefined {
  const patterns = steps.flatMap((step) => findPattern(step) ?? []);
  const found = patterns.flatMap((pattern) => written.match(pattern) ?? []);
  const words = [...new Set(found.map((each) => each.toLowerCase().replace(/^i\b/, 'I')))];
  if (words.length === 0) return undefined;
  const quoted = words.slice(0, MOST_QUOTED).map((each) => `“${each}”`);
  const more = words.length > MOST_QUOTED ? ' and others' : '';
  return `Left, where the rules are not sure of the sentence without: ${quoted.join(', ')}${more}.`;
}

/** Who asks for a shorter text expects that a tenth of it goes, at least. */
const LITTLE = 0.1;

/** How little shorter a text got, where that is less than anybody expects; undefined where it is enough, or nothing went. */
export function tellLittleShorter(given: string, written: string): string | undefined {
  const [all, left] = [countWords(given), countWords(written)];
  const gone = all - left;
  if (gone <= 0 || gone >= all * LITTLE) return undefined;
  return `It is ${gone === 1 ? 'one word' : `${gone} words`} shorter, of ${all}: the rules take out words that say nothing, and leave it to you which statements can go.`;
}
