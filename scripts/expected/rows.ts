import type { Weights } from '../../src/engine/text/weights.ts';

/** Weights as rows of a file: a sign, a tab and its weight in hundredths. What hardly counts is left out. */
export function toRows(weights: Weights): string {
  const rows = [...weights].map(([sign, weight]) => [sign, Math.round(weight * 100)] as const);
  const kept = rows.filter(([, hundredths]) => Math.abs(hundredths) >= 8);
  return `${kept
    .map(([sign, hundredths]) => `${sign}\t${hundredths}`)
    .sort()
    .join('\n')}\n`;
}
