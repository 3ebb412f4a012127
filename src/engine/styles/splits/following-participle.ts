import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, countWords, isLong, isVerb, toSplit } from './clauses.ts';
import { findSubject } from './subjects.ts';
import { toFinite } from './tenses.ts';

/** “-ing” words that are no deed of the subject, or one that did not come after. */
const NO_DEEDS = wordSet(`
  including excluding according regarding concerning depending following starting beginning ending during being having
  something nothing anything everything thing king spring morning evening string pending assuming providing considering
  knowing hoping fearing wanting thinking believing feeling arriving returning going coming wearing carrying holding
  looking sitting standing lying meaning using seeking trying`);
const OPENS_OBJECT =
  /^(?:the|a|an|his|her|its|their|our|my|your|this|that|these|those|them|it|him|us|me|to|in|on|at|from|for|with|by|up|out|off|over|down|more|all|some|many|about|through|how|what|where)$/;

/** “They sold it, moving to town.” becomes “They sold it. They moved to town.” */
export const followingParticiple: Rule = {
  id: 'following-participle',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      if (at(-1).text !== ',' || word.tag !== 'VERB' || !/ing$/.test(word.lower)) continue;
      if (NO_DEEDS.has(word.lower) || !/^(?:NOUN|PROPN|ADV|NUM|PRON)$/.test(at(-2).tag)) continue;
      const opensObject = OPENS_OBJECT.test(at(1).lower) || /^(?:NUM|PROPN)$/.test(at(1).tag);
      if (!opensObject || /ing$/.test(at(-2).lower) || countWords(words.slice(index)) < 4) continue;
      // “cooking, baking and selling”: a list.
      if (
        words
          .slice(index + 1)
          .some(
            ({ lower }, place, rest) =>
              /^(?:and|or)$/.test(lower) && /ing$/.test(rest[place + 1]?.lower ?? ''),
          )
      )
        continue;
      const pronoun = findSubject(sentence, context);
      if (pronoun === undefined || comesBack(words, index + 1)) continue;
      const left = words.slice(0, index - 1);
      // With a clause in between, somebody else may be who does it.
      if (
        left.filter(isVerb).length > 3 ||
        left.some(({ lower }) => /^(?:who|which|that|because|when|if|while|where)$/.test(lower))
      )
        continue;
      const verb = toFinite(words, word, pronoun);
      if (verb === undefined || !canPart(sentence, index - 1, index)) continue;
      yield toSplit(at(-1), word, `${pronoun} ${verb}`);
      return;
    }
  },
  examples: [
    [
      'The bakers sold the old shop by the harbour last week, moving to a new house in the town.',
      'The bakers sold the old shop by the harbour last week. They moved to a new house in the town.',
    ],
  ],
  leaves: [
    'The baker sold the old shop by the harbour last week, moving to a new house in the town.',
    'She likes the old shop by the harbour for its food, cooking in the yard, baking and singing.',
    'The bakers sold the old shop by the harbour last week, hoping to find a new house in the town.',
  ],
};
