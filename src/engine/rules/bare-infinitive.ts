import { findBaseOfThirdPerson, PURE_VERBS } from '../lexicon/verbs.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

export const bareInfinitive: Rule = {
  id: 'bare-infinitive',
  category: 'grammar',
  gist: 'base form',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      if (!/^(?:make|makes|made|let|lets|making|letting)$/.test(word.lower)) continue;
      if (!/^(?:me|us|you|him|her|them|people|everyone|everybody|someone)$/.test(at(1).lower)) continue;
      if (
        at(2).lower === 'to' &&
        at(3).tag === 'VERB' &&
        !/^(?:is|are|was|were|be|been)$/.test(at(-1).lower)
      ) {
        const reason = `“${word.lower} ${at(1).lower}” is followed by the verb alone, without “to”.`;
        yield { start: at(2).start, end: at(3).start, replacement: '', reason };
      }
      const base = at(2).tag === 'VERB' ? findBaseOfThirdPerson(at(2).lower) : undefined;
      if (base === undefined || !PURE_VERBS.has(base)) continue;
      yield* replaceWord(
        at(2),
        base,
        `After “${word.lower} ${at(1).lower}”, the verb stays in its base form: ${base}.`,
      );
    }
  },
  examples: [
    ['It made me to laugh.', 'It made me laugh.'],
    ['She lets them goes early.', 'She lets them go early.'],
  ],
  leaves: ['He was made to wait.', 'They made it to the station.'],
};
