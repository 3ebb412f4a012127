import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, isLong, toSplit } from './clauses.ts';
import { agrees, findSubject } from './subjects.ts';

const FINITE =
  /(?:ed|[^s]s|has|have|had|is|are|was|were|will|can|could|would|went|came|took|gave|made|found|began|saw|got|led|left|told|won|lost|built|sold)$/;

/** “He came home and went to bed” becomes “He came home. He went to bed”. */
export const secondVerbs: Rule = {
  id: 'second-verb',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const subject = findSubject(sentence, context);
    if (
      subject === undefined ||
      sentence.words.some(({ lower }) => /^(?:both|either|neither|not)$/.test(lower))
    )
      return;
    for (const { word, at, index } of placesOf(sentence)) {
      if (!/^(?:and|but)$/.test(word.lower) || !/^(?:VERB|AUX)$/.test(at(1).tag) || !FINITE.test(at(1).lower))
        continue;
      if (!agrees(subject, at(1))) continue;
      const from = at(-1).text === ',' ? index - 1 : index;
      const before = sentence.words.slice(0, from);
      // “works at home, rides to town and …” lists what is done.
      const isListed = before.some(
        ({ text }, place) => text === ',' && /^(?:VERB|AUX)$/.test(before[place + 1]?.tag ?? ''),
      );
      if (isListed) continue;
      // A relative clause before it could be what goes on.
      if (
        before.some(({ lower }) =>
          /^(?:who|which|that|whose|whom|where|because|when|while|if|although|after|before|since|as)$/.test(
            lower,
          ),
        )
      )
        continue;
      const last = before.at(-1);
      if (
        last === undefined ||
        !/^(?:NOUN|PROPN|ADV|NUM|PRON)$/.test(last.tag) ||
        !canPart(sentence, from, index + 1)
      )
        continue;
      const opening = word.lower === 'but' ? `but ${subject}` : subject;
      const pivot = { ...word, start: last.end };
      yield toSplit(pivot, word, opening);
      return;
    }
  },
  examples: [
    [
      'She opened a new shop in the old town by the harbour last week and sold bread and cakes.',
      'She opened a new shop in the old town by the harbour last week. She sold bread and cakes.',
    ],
    [
      'The album came out on the birthday of the old singer in the spring and won a lot of prizes.',
      'The album came out on the birthday of the old singer in the spring. It won a lot of prizes.',
    ],
    [
      'The bakers opened a new shop in the old town by the harbour last week and sold bread and cakes.',
      'The bakers opened a new shop in the old town by the harbour last week. They sold bread and cakes.',
    ],
  ],
  leaves: [
    'He keeps his phone at home by the door, uses an old computer for games and makes calls at work.',
    'The baker opened a new shop in the old town by the harbour last week and sold bread and cakes.',
    'She met a baker who had opened a new shop in the old town by the harbour and sold bread and cakes.',
  ],
};
