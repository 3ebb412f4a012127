import { PURE_VERBS, toGerund } from '../lexicon/verbs.ts';
import { DETERMINERS, placesOf, type Rule, replaceWord } from './kit.ts';

/** Also nouns: “in need of help the family …”. */
const NOUNS_TOO = /^(?:learn|mean|help|let|lead|drive|live|wear|find)$/;

export const gerundAfterPreposition: Rule = {
  id: 'gerund-after-preposition',
  category: 'grammar',
  gist: '-ing form',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const [verb, next] = [at(1), at(2)];
      if (!PURE_VERBS.has(verb.lower) || verb.tag !== 'VERB') continue;
      if (!DETERMINERS.has(next.lower) && !/^(?:PRON|ADJ|NOUN|PROPN)$/.test(next.tag)) continue;
      if (/^(?:of|without|by|about|in|from|after|before)$/.test(word.lower) && !NOUNS_TOO.test(verb.lower)) {
        const gerund = toGerund(verb.lower);
        yield* replaceWord(verb, gerund, `After “${word.lower}”, the verb takes its -ing form: ${gerund}.`);
      } else if (word.lower === 'for') {
        yield* replaceWord(word, 'to', `A purpose is said with “to” and the verb: to ${verb.lower}.`);
      }
    }
  },
  examples: [
    ['He left without take his coat.', 'He left without taking his coat.'],
    ['I am here for learn English.', 'I am here to learn English.'],
  ],
  leaves: ['We talked about help for the poor.', 'It is the cost of living.'],
};
