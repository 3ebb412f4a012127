import { GROUP_NOUNS, toPlural } from '../lexicon/nouns.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Word } from '../text/words.ts';
import { type Place, placesOf, type Rule, replaceWord } from './kit.ts';

const COUNTING = wordSet(
  'many several various these those numerous two three four five six seven eight nine ten both few',
);
/** Right in the singular after a number: “two year plan”, “three hundred”. */
const UNITS = wordSet(
  'year month day week hour minute half thousand hundred million billion dozen one part time person',
);
const TIMES = wordSet('year month day week hour minute time person');

const VERBS = wordSet('come say go think want know believe agree see make get take have do be use like live');

/** The noun after the place, past at most two adjectives, with the word that follows it. */
function nounAfter(place: Place, from: number): { noun: Word; next: Word } {
  let distance = from;
  while (place.at(distance).tag === 'ADJ' && distance < from + 2) distance += 1;
  return { noun: place.at(distance), next: place.at(distance + 1) };
}

function isLastNoun({ noun, next }: { noun: Word; next: Word }): boolean {
  return (
    noun.tag === 'NOUN' &&
    !noun.lower.endsWith('s') &&
    // “few come”, “eight in ten say”: verbs that the tagger takes for nouns.
    !VERBS.has(noun.lower) &&
    !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.tag) &&
    next.text !== '-'
  );
}

export const countedPlural: Rule = {
  id: 'counted-plural',
  category: 'grammar',
  gist: 'plural',
  *find(sentence, { nouns }) {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      const isOneOf =
        word.lower === 'one' &&
        at(1).lower === 'of' &&
        /^(?:the|my|our|your|his|her|their|these|those)$/.test(at(2).lower);
      const isLotOf =
        word.lower === 'of' && (at(-1).lower === 'lots' || (at(-1).lower === 'lot' && at(-2).lower === 'a'));
      if (!COUNTING.has(word.lower) && !isOneOf && !isLotOf) continue;
      const found = nounAfter(place, isOneOf ? (/^(?:most|main)$/.test(at(3).lower) ? 4 : 3) : 1);
      const noun = found.noun.lower;
      if (!isLastNoun(found)) continue;
      const counts = isOneOf
        ? nouns.isCountable(noun, 0.15) && !GROUP_NOUNS.has(noun)
        : isLotOf
          ? nouns.isCountable(noun, 0.6)
          : (nouns.isCountable(noun) && !UNITS.has(noun)) ||
            (TIMES.has(noun) && /^(?:many|several|few)$/.test(word.lower));
      if (!counts) continue;
      const said = isOneOf ? 'one of' : isLotOf ? `${at(-1).lower} of` : word.lower;
      yield* replaceWord(
        found.noun,
        toPlural(noun),
        `After “${said}”, the noun is a plural: ${toPlural(noun)}.`,
      );
    }
  },
  examples: [
    ['There are several reason for it.', 'There are several reasons for it.'],
    ['It is one of the best book of the year.', 'It is one of the best books of the year.'],
    ['She has a lot of friend here.', 'She has a lot of friends here.'],
  ],
  leaves: [
    'He works two hundred hours.',
    'We need a lot of time.',
    'These sheep are white.',
    'Both parents came.',
  ],
};
