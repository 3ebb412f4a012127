import type { RatingCategory } from '../types.ts';
import type { FeatureId } from './features.ts';
import { FORMALITY } from './fitted/formality.ts';
import type { FittedScale } from './fitted/model.ts';
import { POLITENESS } from './fitted/politeness.ts';

/** What one feature does to one rating. */
export interface Weight {
  feature: FeatureId;
  /** Steps of the scale for each; above 0 is a good sign, below a bad one. */
  each: number;
  /** Counts beyond this change nothing any more. */
  most: number;
  /** Counted for each hundred words, as one slip in a page is less than one in a line. */
  perHundredWords?: true;
  /** Told when there is none: “no greeting”. */
  missed?: true;
}

interface Scale {
  /** The score of a text with none of the signs, of which enough was seen; or what people's ratings were fitted to. */
  base: number | FittedScale;
  /** Set by hand, on top of the base. */
  weights: readonly Weight[];
  /** One sentence for the writer: what this score is made of. */
  about: string;
}

/** Below this many words, that nothing bad was found says little: the clean score counts in proportion. */
export const ENOUGH_WORDS = 30;

const rate = { perHundredWords: true, missed: true } as const;

/** All that a score is made of. Nobody's ratings were at hand for those whose base is a number. */
export const SCALES: Readonly<Record<RatingCategory, Scale>> = {
  Friendliness: {
    base: 2.5,
    about:
      'Counts greetings, thanks, warm phrases and closing lines against accusations, demands and shouting.',
    weights: [
      { feature: 'greeting', each: 0.5, most: 1, missed: true },
      { feature: 'thanks', each: 0.5, most: 2, missed: true },
      { feature: 'warmth', each: 0.5, most: 3, missed: true },
      { feature: 'closing', each: 0.5, most: 1, missed: true },
      { feature: 'please', each: 0.25, most: 2 },
      { feature: 'exclamation', each: 0.25, most: 1 },
      { feature: 'blame', each: -0.75, most: 3 },
      { feature: 'commands', each: -0.5, most: 3 },
      { feature: 'demands', each: -0.25, most: 3 },
      { feature: 'shouting', each: -1, most: 2 },
      { feature: 'loudMarks', each: -0.5, most: 2 },
    ],
  },
  Politeness: {
    base: POLITENESS,
    about: 'Weighted by how people rated the politeness of requests.',
    weights: [],
  },
  Confidence: {
    base: 4,
    about: 'Counts firm statements against hedges, apologies and passives.',
    weights: [
      { feature: 'firm', each: 0.5, most: 2 },
      { feature: 'hedges', each: -0.5, most: 8, ...rate },
      { feature: 'apologies', each: -0.5, most: 3, missed: true },
      { feature: 'passives', each: -0.25, most: 4, perHundredWords: true },
    ],
  },
  Professionalism: {
    base: FORMALITY,
    about:
      'Weighted by how people rated the formality of sentences; mistakes, shouting and accusations count as well.',
    weights: [
      { feature: 'mistakes', each: -0.25, most: 12, ...rate },
      { feature: 'shouting', each: -1, most: 2 },
      { feature: 'loudMarks', each: -0.5, most: 2 },
      { feature: 'blame', each: -0.5, most: 3 },
      { feature: 'wordy', each: -0.15, most: 6, perHundredWords: true },
    ],
  },
  Readability: {
    base: 5,
    about: 'Counts the length of sentences and words, and mistakes.',
    weights: [
      { feature: 'hardGrades', each: -0.35, most: 10 },
      { feature: 'longSentences', each: -0.5, most: 4, ...rate },
      { feature: 'mistakes', each: -0.15, most: 10, perHundredWords: true },
    ],
  },
  Clarity: {
    base: 4.5,
    about: 'Counts wordy phrases, long sentences, passives, vague words, hedges and mistakes.',
    weights: [
      { feature: 'wordy', each: -0.4, most: 6, ...rate },
      { feature: 'longSentences', each: -0.4, most: 4, ...rate },
      { feature: 'passives', each: -0.25, most: 6, ...rate },
      { feature: 'vague', each: -0.25, most: 8, perHundredWords: true },
      { feature: 'hedges', each: -0.2, most: 6, perHundredWords: true },
      { feature: 'mistakes', each: -0.15, most: 10, perHundredWords: true },
    ],
  },
};

/** What an email is rated by, and what every other text. */
export const EMAIL_CATEGORIES: readonly RatingCategory[] = [
  'Friendliness',
  'Professionalism',
  'Confidence',
  'Politeness',
];
export const OTHER_CATEGORIES: readonly RatingCategory[] = ['Readability', 'Clarity', 'Professionalism'];
