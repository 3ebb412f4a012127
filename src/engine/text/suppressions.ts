import type { Change } from '../types.ts';
import { makeOwnWords, type OwnWords } from './own-words.ts';

/** What a writer has said of words and rules. */
export interface Suppressions {
  own: OwnWords;
  isOff(rule: string): boolean;
  /** The changes of a text that they leave, without a touch to the writer's own words. */
  sift(text: string, changes: readonly Change[]): Change[];
}

export interface SuppressionLists {
  dictionary?: readonly string[];
  switchedOffRules?: readonly string[];
}

export function toSuppressionLists({
  dictionary = [],
  switchedOffRules = [],
}: SuppressionLists): Required<SuppressionLists> {
  return { dictionary, switchedOffRules };
}

export function makeSuppressions({ dictionary = [], switchedOffRules = [] }: SuppressionLists): Suppressions {
  const own = makeOwnWords(dictionary);
  const off = new Set(switchedOffRules);
  return {
    own,
    isOff: (rule) => off.has(rule),
    sift: (text, changes) =>
      changes.flatMap((change) => (off.has(change.rule) ? [] : (own.spare(text, change) ?? []))),
  };
}
