import { loadFrequencies } from '../../lexicon/frequencies.ts';
import { isVerbBase } from '../../lexicon/verbs.ts';

/** “our place in gent”: words behind which a place may stand. */
const BEHIND_PREPOSITION = /(?<=\b(?:in|at|from|to|near) )\p{Ll}{3,}(?![\p{L}'’])/gu;
/** Occurrences in the word counts up to which a word is hardly an ordinary one. */
const RARE = 2e6;

/** Rare words in small letters where a place may stand, and which others write, too: they stay as they are. */
export async function listSmallPlaces(text: string): Promise<string[]> {
  const frequencies = await loadFrequencies();
  return (text.match(BEHIND_PREPOSITION) ?? []).filter(
    (word) => frequencies.of(word) > 0 && frequencies.of(word) < RARE && !isVerbBase(word),
  );
}
