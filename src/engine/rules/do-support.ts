import { findBase } from '../lexicon/verbs.ts';
import { placesOf, type Rule, replaceWord, skipAdverbs } from './kit.ts';

export const doSupport: Rule = {
  id: 'do-support',
  category: 'grammar',
  gist: 'base form',
  *find(sentence, { frequencies }) {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      if (!/^(?:did|does|do)$/.test(word.lower) || !/^(?:n't|not)$/.test(at(1).lower)) continue;
      const verb = at(skipAdverbs(place, 2));
      if (verb.tag !== 'VERB' && !/^(?:has|had)$/.test(verb.lower)) continue;
      const base = verb.lower === 'had' ? 'have' : findBase(verb.lower, verb.lemma);
      if (base === undefined || frequencies.of(base) === 0) continue;
      yield* replaceWord(verb, base, `After “${word.lower} not”, the verb stays in its base form: ${base}.`);
    }
  },
  examples: [
    ["She didn't went there.", "She didn't go there."],
    ['He does not knows the answer.', 'He does not know the answer.'],
  ],
  leaves: ["They don't often speak.", 'We did not have time.'],
};
