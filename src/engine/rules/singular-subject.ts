import { GROUP_NOUNS } from '../lexicon/nouns.ts';
import { PURE_VERBS, toThirdPerson } from '../lexicon/verbs.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { joinsClauses, opensClause, PERSONAL, placesOf, type Rule, replaceWord } from './kit.ts';

const SINGULAR: Readonly<Record<string, string>> = wordTable({ are: 'is', have: 'has', were: 'was' });

export const singularSubject: Rule = {
  id: 'singular-subject',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const { word: determiner, at } of placesOf(sentence)) {
      const [noun, verb, before] = [at(1), at(2), at(-1)];
      if (noun.tag !== 'NOUN' || nouns.isPlural(noun.lower) || GROUP_NOUNS.has(noun.lower)) continue;
      const reason = (right: string) => `“${noun.lower}” is one thing, so its verb is singular: ${right}.`;
      // “My friend, are you coming?”, with or without its comma
      const auxiliary = PERSONAL.has(at(3).lower) ? undefined : SINGULAR[verb.lower];
      const isOwned =
        /^(?:my|your|his|her|our|their)$/.test(determiner.lower) && nouns.isCountable(noun.lower, 0.1);
      if (
        auxiliary !== undefined &&
        (isOwned || /^(?:a|an|this|every|each|another)$/.test(determiner.lower))
      ) {
        const isSecond = joinsClauses({ at }, -1);
        if (isSecond || (opensClause(before) && !/^(?:and|or|if|as)$/.test(before.lower))) {
          yield* replaceWord(verb, auxiliary, reason(auxiliary));
        }
      } else if (
        /^(?:the|this|every|each)$/.test(determiner.lower) &&
        verb.tag === 'VERB' &&
        PURE_VERBS.has(verb.lower)
      ) {
        const isSubject =
          joinsClauses({ at }, -1) ||
          before.tag === 'EDGE' ||
          /^(?:because|that|if|when|,|so|but|\.)$/.test(before.lower);
        if (!isSubject || !nouns.isCountable(noun.lower, 0.1) || /^(?:let|read)$/.test(verb.lower)) continue;
        if (/^(?:see|make|let|help)/.test(at(-2).lower)) continue;
        yield* replaceWord(verb, toThirdPerson(verb.lower), reason(toThirdPerson(verb.lower)));
      }
    }
  },
  examples: [
    ['Every student have a book.', 'Every student has a book.'],
    ['It was late, but my sister have to work.', 'It was late, but my sister has to work.'],
    ['The room is clean and every guest have a key.', 'The room is clean and every guest has a key.'],
    ['The teacher give us homework.', 'The teacher gives us homework.'],
  ],
  leaves: [
    'A number of people are here.',
    'Their team are late, and my fish are hungry.',
    'A cat and a dog are here.',
    'If a man were rich, he would travel.',
  ],
};
