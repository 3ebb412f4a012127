import { findIrregularBase, findIrregularParticiple, findIrregularPast } from '../lexicon/irregular-verbs.ts';
import { placesOf, type Rule, replaceWord, skipAdverbs } from './kit.ts';

export const perfectParticiple: Rule = {
  id: 'perfect-participle',
  category: 'grammar',
  gist: 'participle',
  *find(sentence) {
    for (const place of placesOf(sentence)) {
      if (!/^(?:have|has|had|'ve)$/.test(place.word.lower)) continue;
      const verb = place.at(skipAdverbs(place));
      const base = findIrregularBase(verb.lower);
      if (base === undefined || verb.tag === 'NOUN' || verb.lower === 'got') continue;
      const participle = findIrregularParticiple(base);
      if (participle === undefined || findIrregularPast(base) !== verb.lower || participle === verb.lower)
        continue;
      const helper = place.word.lower.startsWith("'") ? 'have' : place.word.lower;
      yield* replaceWord(
        verb,
        participle,
        `After “${helper}”, the verb takes its participle: ${participle}.`,
      );
    }
  },
  examples: [
    ['I have spoke to her.', 'I have spoken to her.'],
    ['They had not went far.', 'They had not gone far.'],
  ],
  leaves: ['She has got a new car.', 'He had a saw in the shed.'],
};
