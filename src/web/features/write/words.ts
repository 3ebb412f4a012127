import type { ComposeStyle } from '../../../shared/contract/compose.ts';

/** What the choices and their levels are called. */
export const styleWords = {
  formality: { name: 'Formality', levels: { casual: 'Casual', neutral: 'Neutral', formal: 'Formal' } },
  tone: { name: 'Tone', levels: { polite: 'Polite', friendly: 'Friendly', confident: 'Confident' } },
  length: { name: 'Length', levels: { short: 'Short', auto: 'Auto', detailed: 'Detailed' } },
} as const satisfies {
  [Name in keyof ComposeStyle]: { name: string; levels: Record<ComposeStyle[Name], string> };
};

/** ‘Neutral, polite, auto length’. */
export function toStyleSentence({ formality, tone, length }: ComposeStyle): string {
  const { levels } = styleWords.formality;
  return `${levels[formality]}, ${tone}, ${length} length`;
}
