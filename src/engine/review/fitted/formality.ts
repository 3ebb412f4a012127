import type { Span } from '../../text/edits.ts';
import { touches } from '../../text/guard.ts';
import type { Reading } from '../reading.ts';
import model from './formality.json' with { type: 'json' };
import { FEWEST_WORDS, FORMALITY_SIGNS } from './formality-signs.ts';
import { type FittedScale, type Measured, predict } from './model.ts';
import { listPlainSentences, type PlainSentence } from './sentences.ts';

type Sign = (typeof FORMALITY_SIGNS)[string];

function findIn({ start, text }: PlainSentence, { protectedParts }: Reading, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ start: start + index, end: start + index + found.length }))
    .filter((span) => !touches(protectedParts, span.start, span.end));
}

function measureSign(sign: Sign, sentences: readonly PlainSentence[], reading: Reading): Measured {
  const { pattern, measure, most = 1, share } = sign;
  const all: Span[] = [];
  let [sum, words] = [0, 0];
  for (const sentence of sentences) {
    // A sentence counts by its words: what is written between two headings is no style of its own.
    const weight = Math.max(1, sentence.words.length);
    const spans = pattern === undefined ? [] : findIn(sentence, reading, pattern);
    const count = share ? spans.length / Math.max(FEWEST_WORDS, weight) : Math.min(most, spans.length);
    sum += weight * (measure?.(sentence) ?? count);
    words += weight;
    all.push(...spans);
  }
  return { value: words === 0 ? 0 : sum / words, spans: all };
}

/** Measures each sign of formality: the mean over the writer's own sentences, as single sentences were rated. */
function measureFormality(reading: Reading): Record<string, Measured> {
  const sentences = listPlainSentences(reading);
  return Object.fromEntries(
    Object.entries(FORMALITY_SIGNS).map(([id, sign]) => [id, measureSign(sign, sentences, reading)]),
  );
}

/** Formality as people rated sentences, from about -3 to 3. */
export const FORMALITY: FittedScale = {
  signs: FORMALITY_SIGNS,
  measure: measureFormality,
  model,
  isEnough: (reading) => listPlainSentences(reading).flatMap(({ words }) => words).length >= FEWEST_WORDS,
};

/** How formal a text is, in the unit of those ratings. */
export function predictFormality(reading: Reading): number {
  return predict(model, measureFormality(reading));
}
