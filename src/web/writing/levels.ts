import type { RewriteStyle } from '../../shared/contract/enhance.ts';

/** How the levels of a rewrite are called. */
export const levelWords = {
  formality: {
    casual: 'Casual',
    'semi-casual': 'Semi-Casual',
    neutral: 'Neutral',
    professional: 'Professional',
    'very-formal': 'Very Formal',
  },
  tone: { polite: 'Polite', neutral: 'Neutral', confident: 'Confident' },
  length: { shorter: 'Shorter', auto: 'Auto', detailed: 'Detailed' },
} as const satisfies { [Setting in keyof RewriteStyle]: Record<RewriteStyle[Setting], string> };
