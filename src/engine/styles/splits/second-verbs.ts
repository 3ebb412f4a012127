import { type Finding, placesOf, type Rule, type RuleContext } from '../../rules/kit.ts';
import type { Sentence } from '../../text/words.ts';
import { canPart, isLong, isWord, toSplit } from './clauses.ts';

const PRONOUNS = /^(?:he|she|it|they|we|i|you)$/;
const FINITE =
  /(?:ed|[^s]s|has|have|had|is|are|was|were|will|can|could|would|went|came|took|gave|made|found|began|saw|got|led|left|told|won|lost|built|sold)$/;

/** The pronoun of the sentence's subject; nothing where it is not sure. */
function findSubject({ words }: Sentence, { nouns }: RuleContext): string | undefined {
  const [first, second] = words;
  if (first === undefined || second === undefined) return undefined;
  if (PRONOUNS.test(first.lower) && /^(?:VERB|AUX|ADV)$/.test(second.tag))
    return first.lower === 'i' ? 'I' : first.lower;
  const verb = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const subject = words.slice(0, verb);
  const last = subject.at(-1);
  if (
    verb < 1 ||
    last === undefined ||
    !subject.every((word) => isWord(word) && /^(?:DET|ADJ|NOUN|NUM)$/.test(word.tag))
  )
    return undefined;
  return nouns.isPlural(last.lower) ? 'they' : undefined;
}

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
      const isMany = /^(?:they|we|you|I)$/.test(subject);
      if (
        isMany
          ? /^(?:is|was|has|does|[a-z]+[^s]s)$/.test(at(1).lower)
          : /^(?:are|were|have|do)$/.test(at(1).lower)
      )
        continue;
      const from = at(-1).text === ',' ? index - 1 : index;
      const before = sentence.words.slice(0, from);
      // A relative clause before it could be what goes on.
      if (before.some(({ lower }) => /^(?:who|which|that|whose|whom|where)$/.test(lower))) continue;
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
      'The bakers opened a new shop in the old town by the harbour last week and sold bread and cakes.',
      'The bakers opened a new shop in the old town by the harbour last week. They sold bread and cakes.',
    ],
  ],
  leaves: [
    'The baker opened a new shop in the old town by the harbour last week and sold bread and cakes.',
    'She met a baker who had opened a new shop in the old town by the harbour and sold bread and cakes.',
  ],
};
