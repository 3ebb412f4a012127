import type { IntentStep, Reading, Source } from './intent.ts';
import { plain } from './steps.ts';

/** “everything is in capitals”, “the all caps bits have to go”: a fault, and nothing that is asked for. */
const BLAMES_CAPITALS =
  /\b(?:too|so|very) loud\b|\b(?:yell|shout|scream)|\b(?:is|it['’]?s|are|was|were|typed|written|came|stuck|because of|lose|drop|tone down|calm|take out)\b[^.!?]*\b(?:caps|capitals|upper-? ?case)\b|\b(?:without|fewer|less|not)(?: (?:in|the|all|any|so many))* (?:caps|capitals|upper-? ?case)\b|\bcaps (?:lock|bits?|parts?|words?)\b|\bcaps\b[^.!?]*\b(?:go|off|normal)\b/iu;
/** Of the letters of a text: from here on it was written in capitals. */
const MOST_CAPITALS = 0.6;
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => letter !== letter.toLowerCase()).length > MOST_CAPITALS * letters.length;
}
/** Nobody asks for capitals where they blame them: they go. */
export function withoutShouting(reading: Reading, { text, instruction }: Source): Reading {
  if (!BLAMES_CAPITALS.test(instruction)) return reading;
  const calm: IntentStep = isShouted(text)
    ? plain('sentence')
    : { kind: 'remove', part: { name: 'capitals' } };
  const isOfCase = ({ kind }: IntentStep) => kind === 'upper' || kind === 'lower';
  return reading.steps?.some(isOfCase)
    ? { ...reading, steps: reading.steps.map((step) => (isOfCase(step) ? calm : step)) }
    : reading;
}
