import { FEATURES, type FeatureId } from './features.ts';

/** “a greeting”, “2 hedges”, “no apologies”. */
export function sayCount(feature: FeatureId, count: number): string {
  const { one, many } = FEATURES[feature];
  if (count === 0) return `no ${feature === 'greeting' || feature === 'closing' ? one : many}`;
  return count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${count} ${many}`;
}

/** “a, b and c”. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function withCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
