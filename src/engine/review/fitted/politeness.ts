import type { Reading } from '../reading.ts';
import type { FittedScale, Measured } from './model.ts';
import model from './politeness.json' with { type: 'json' };
import { POLITENESS_SIGNS } from './politeness-signs.ts';

/** Words of a long request. What is a habit is counted for each such stretch of a longer text. */
const WORDS_OF_A_REQUEST = 40;
const MOST = 2;

/** More words take more care, up to the length of a long request. */
function measureLength({ figures }: Reading): Measured {
  return { value: Math.log(1 + Math.min(WORDS_OF_A_REQUEST, figures.words)), spans: [] };
}

/** Measures each sign of politeness in a text. */
function measurePoliteness(reading: Reading): Record<string, Measured> {
  const stretches = Math.max(1, reading.figures.words / WORDS_OF_A_REQUEST);
  const entries = Object.entries(POLITENESS_SIGNS).map(([id, { find, most = MOST, habit }]) => {
    const spans = find(reading);
    return [id, { value: Math.min(most, spans.length / (habit ? stretches : 1)), spans }];
  });
  return { ...Object.fromEntries(entries), length: measureLength(reading) };
}

/** Politeness as people rated requests. */
export const POLITENESS: FittedScale = {
  signs: { ...POLITENESS_SIGNS, length: { direction: 1 } },
  measure: measurePoliteness,
  model,
};
