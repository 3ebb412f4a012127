import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { comesBack, countWords, isLong, isVerb, isWord, toSplit } from './clauses.ts';
import { opensRole } from './roles.ts';
import { agrees, findPronounOf } from './subjects.ts';

const SAYS =
  /^(?:said|says|added|adds|explained|explains|warned|warns|argued|argues|wrote|writes|told|tells)$/;
const SHORTEST = 3;

/** “…,” said Anna Brown, who bakes.” becomes “…,” said Anna Brown. She bakes.” */
export const speakerRoles: Rule = {
  id: 'speaker-role',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      if (!SAYS.test(word.lower) || !/^[,”"]$/.test(at(-1).text)) continue;
      const length = words.slice(index + 1).findIndex((other) => !isWord(other));
      const comma = words[index + 1 + length];
      if (length < 2 || comma?.text !== ',') continue;
      const pronoun = findPronounOf(words.slice(index + 1, index + 1 + length), context);
      if (pronoun !== 'he' && pronoun !== 'she') continue;
      const inside = words.slice(index + 2 + length);
      const [first, second] = inside;
      if (first === undefined || second === undefined || countWords(inside) < SHORTEST) continue;
      if (comesBack(words, index + 2 + length)) continue;
      if (first.lower === 'who' && isVerb(second) && agrees(pronoun, second))
        yield toSplit(comma, first, pronoun);
      else if (opensRole(inside)) yield toSplit(comma, first, `${pronoun} is ${first.text}`);
      return;
    }
  },
  examples: [
    [
      '“The old house by the harbour is too small for us,” said Anna Brown, who makes bread.',
      '“The old house by the harbour is too small for us,” said Anna Brown. She makes bread.',
    ],
    [
      '“The old house by the harbour is too small,” said Peter Brown, head of the school.',
      '“The old house by the harbour is too small,” said Peter Brown. He is head of the school.',
    ],
  ],
  leaves: [
    '“The old house by the harbour is too small for us,” said the baker, who makes bread.',
    '“The old house by the harbour is too small,” said Anna Brown, adding that it is cold.',
  ],
};
