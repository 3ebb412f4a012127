import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const MANY = wordSet('many several few two three four five lots various numerous different people');
/** “There are a lot of …”: one word for many things. */
const ONE_FOR_MANY = wordSet(`
  lot few number couple variety great large wide hundred thousand million bunch dozen host whole range good series
  handful pair great vast huge multitude plethora`);

export const thereIs: Rule = {
  id: 'there-is',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const { word, at } of placesOf(sentence)) {
      const [verb, next] = [at(1), at(2)];
      if (word.lower !== 'there') continue;
      const somePlural = next.lower === 'some' && nouns.isPlural(at(at(3).tag === 'ADJ' ? 4 : 3).lower);
      if (
        /^(?:is|was|'s)$/.test(verb.lower) &&
        (MANY.has(next.lower) || somePlural || (next.lower === 'a' && at(3).lower === 'few'))
      ) {
        const right = verb.lower === 'was' ? 'were' : 'are';
        const reason = `What follows is a plural: there ${right}.`;
        const isContracted = verb.lower === "'s";
        const replacement = isContracted ? ` ${right}` : right;
        yield { start: verb.start, end: verb.end, replacement, reason };
      }
      if (
        /^(?:are|were)$/.test(verb.lower) &&
        /^(?:a|an|one)$/.test(next.lower) &&
        !ONE_FOR_MANY.has(at(3).lower) &&
        at(3).lower !== 'or'
      ) {
        const right = verb.lower === 'are' ? 'is' : 'was';
        yield* replaceWord(verb, right, `What follows is one thing: there ${right}.`);
      }
    }
  },
  examples: [
    ['There is many ways to do it.', 'There are many ways to do it.'],
    ['There are a problem with the door.', 'There is a problem with the door.'],
  ],
  leaves: ['There are a lot of people.', 'There is a list of names.', 'There is some bread.'],
};
