import { toPlural } from '../lexicon/nouns.ts';
import { opensClause, placesOf, type Rule, replaceWord } from './kit.ts';

/** The verb shows that several are meant, and no article says that it is one. */
export const bareNoun: Rule = {
  id: 'bare-noun',
  category: 'grammar',
  gist: 'plural',
  *find(sentence, { nouns }) {
    for (const { word: noun, at } of placesOf(sentence)) {
      const [before, verb] = [at(-1), at(1)];
      if (noun.tag !== 'NOUN' || nouns.isPlural(noun.lower) || !nouns.isCountable(noun.lower, 0.4)) continue;
      if (!/^(?:are|were|have)$/.test(verb.lower) || noun.lower.endsWith('s')) continue;
      if (
        !(
          before.tag === 'EDGE' ||
          /^(?:,|that|because|when|if|some|most|many|young|old|recently)$/.test(before.lower)
        )
      )
        continue;
      if (!opensClause(before) && !opensClause(at(-2))) continue;
      yield* replaceWord(
        noun,
        toPlural(noun.lower),
        `The verb is plural, so the noun is, too: ${toPlural(noun.lower)}.`,
      );
    }
  },
  examples: [['Student have a lot to do.', 'Students have a lot to do.']],
  leaves: ['Staff are on leave.', 'People have time.'],
};
