import type { RatingCategory } from '../types.ts';
import type { FeatureId } from './features.ts';

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
  /** The score of a text with none of the signs, of which enough was seen. */
  clean: number;
  weights: readonly Weight[];
}

/** Below this many words, that nothing bad was found says little: the clean score counts in proportion. */
export const ENOUGH_WORDS = 30;

const rate = { perHundredWords: true, missed: true } as const;

/** Set by hand. All that a score is made of stands here. */
export const WEIGHTS: Readonly<Record<RatingCategory, Scale>> = {
  Friendliness: {
    clean: 2.5,
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
    clean: 3,
    weights: [
      { feature: 'please', each: 0.5, most: 2, missed: true },
      { feature: 'thanks', each: 0.5, most: 2, missed: true },
      { feature: 'greeting', each: 0.5, most: 1, missed: true },
      { feature: 'closing', each: 0.25, most: 1 },
      { feature: 'apologies', each: 0.25, most: 1 },
      { feature: 'warmth', each: 0.25, most: 2 },
      { feature: 'commands', each: -0.75, most: 3 },
      { feature: 'demands', each: -0.5, most: 3 },
      { feature: 'blame', each: -1, most: 2 },
      { feature: 'shouting', each: -1, most: 2 },
      { feature: 'loudMarks', each: -0.5, most: 2 },
    ],
  },
  Confidence: {
    clean: 4,
    weights: [
      { feature: 'firm', each: 0.5, most: 2 },
      { feature: 'hedges', each: -0.5, most: 8, ...rate },
      { feature: 'apologies', each: -0.5, most: 3, missed: true },
      { feature: 'passives', each: -0.25, most: 4, perHundredWords: true },
    ],
  },
  Professionalism: {
    clean: 4.5,
    weights: [
      { feature: 'mistakes', each: -0.25, most: 12, ...rate },
      { feature: 'slang', each: -0.5, most: 6, ...rate },
      { feature: 'shouting', each: -1, most: 2 },
      { feature: 'loudMarks', each: -0.5, most: 2 },
      { feature: 'blame', each: -0.5, most: 3 },
      { feature: 'exclamation', each: -0.15, most: 4, perHundredWords: true },
      { feature: 'contractions', each: -0.15, most: 6, perHundredWords: true },
      { feature: 'wordy', each: -0.15, most: 6, perHundredWords: true },
    ],
  },
  Readability: {
    clean: 5,
    weights: [
      { feature: 'hardGrades', each: -0.35, most: 10 },
      { feature: 'longSentences', each: -0.5, most: 4, ...rate },
      { feature: 'mistakes', each: -0.15, most: 10, perHundredWords: true },
    ],
  },
  Clarity: {
    clean: 4.5,
    weights: [
      { feature: 'wordy', each: -0.4, most: 6, ...rate },
      { feature: 'longSentences', each: -0.4, most: 4, ...rate },
      { feature: 'passives', each: -0.25, most: 6, ...rate },
      { feature: 'vague', each: -0.2, most: 6, perHundredWords: true },
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
