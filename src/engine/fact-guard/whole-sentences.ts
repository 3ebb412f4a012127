import type { Change } from '../types.ts';

const sentenceEnd = /(?:^|[.!?…]["”’)]*|\n)\s*$/u;

/**
 * Whether whole sentences go, and nothing else. A name in them is no fact lost where the text still names its bearer;
 * one that goes from within a sentence may be: who was told, who signed.
 */
export function takesOutSentences({ start, end, replacement }: Change, source: string): boolean {
  if (replacement.trim() !== '' || end === start) return false;
  return sentenceEnd.test(source.slice(0, start)) && sentenceEnd.test(source.slice(start, end));
}
