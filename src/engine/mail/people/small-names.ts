import { loadFrequencies } from '../../lexicon/frequencies.ts';
import { loadNames } from '../../lexicon/names.ts';
import { isVerbBase } from '../../lexicon/verbs.ts';
import type { IsName } from '../words/is-name.ts';

/** Occurrences in the word counts of words such as “will” and “long”, which are names, too. */
const TOO_FREQUENT = 2.1e8;
/** Of nouns, such as “hall” and “bill”, the plural is written as well; of names hardly, but for “Peters”, a name itself. */
const MOST_PLURALS = 0.04;

/** Occurrences up to which a word that stands where a name does may be one, though no list has it: “rob”. */
const RARE = 2e7;

/**
 * Whether a word in small letters is somebody's name rather than a word: “theo” and “anna”, not “hall” and “will”.
 * @param dictionary the writer's own words: what no list has is taken for a name
 */
export async function loadSmallNames(dictionary: readonly string[] = []): Promise<IsName> {
  const [frequencies, names] = [await loadFrequencies(), loadNames()];
  const own = new Set(dictionary.map((word) => word.toLowerCase()));
  const isSingular = (word: string) => frequencies.of(`${word}s`) <= frequencies.of(word) * MOST_PLURALS;
  return (word, isBare) =>
    (own.has(word) && frequencies.of(word) === 0) ||
    (isBare === true &&
      (names.has(word) || (frequencies.of(word) < RARE && !/s$/.test(word) && isSingular(word)))) ||
    (names.has(word) &&
      !/^(?:till|else)$/.test(word) &&
      frequencies.of(word) < TOO_FREQUENT &&
      (frequencies.of(word) === 0 || names.has(`${word}s`) || isSingular(word)) &&
      !isVerbBase(word));
}
