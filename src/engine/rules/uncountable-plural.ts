import { readVocabulary } from './pattern/rule-file.ts';

const DOUBLE_PLURALS = new Set(['childrens', 'mens', 'peoples', 'womens']);
const UNCOUNTABLE_PLURALS = new Set(readVocabulary().get('uncountable-plural'));

/** “womens” and “peoples”: plurals with an -s of their own, or what belongs to them. */
export function isDoublePlural(lower: string): boolean {
  return DOUBLE_PLURALS.has(lower);
}

/** Whether this is the plural that an uncountable noun should not have, and so takes a singular verb once put right. */
export function isUncountablePlural(lower: string): boolean {
  return UNCOUNTABLE_PLURALS.has(lower);
}
