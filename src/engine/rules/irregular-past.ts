import { findIrregularParticiple, findIrregularPast } from '../lexicon/irregular-verbs.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

/** “choosed”, “builded” and “winned” give their base; verbs that have both forms, as “hanged”, are no slips. */
export function findRegularisedBase(word: string): string | undefined {
  if (!word.endsWith('ed') || /^(?:hanged|shined|waked|putted|sited|leaded|ringed|costed)$/.test(word))
    return undefined;
  const undoubled = /([b-df-hj-np-tv-z])\1ed$/.test(word) ? word.slice(0, -3) : word;
  return [word.slice(0, -2), word.slice(0, -1), undoubled].find(
    (base) => findIrregularPast(base) !== undefined && !word.endsWith('eed'),
  );
}

export const irregularPast: Rule = {
  id: 'irregular-past',
  category: 'grammar',
  gist: 'past tense',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const base = findRegularisedBase(word.lower);
      if (base === undefined) continue;
      const isParticiple = /^(?:have|has|had|'ve|be|been|is|are|was|were|being)$/.test(at(-1).lower);
      const right = isParticiple ? findIrregularParticiple(base) : findIrregularPast(base);
      if (right === undefined) continue;
      yield* replaceWord(
        word,
        right,
        `“${base}” is irregular: its ${isParticiple ? 'participle' : 'past tense'} is “${right}”.`,
      );
    }
  },
  examples: [
    ['She choosed the red one.', 'She chose the red one.'],
    ['It was builded of stone.', 'It was built of stone.'],
    ['The team have winned, and we runned home.', 'The team have won, and we ran home.'],
  ],
  leaves: ['They needed it.', 'He freed the bird.'],
};
