import { wordSet } from '../lexicon/word-set.ts';
import { PERSONAL, placesOf, type Rule } from './kit.ts';

const PREPOSITIONS = wordSet('in after before at on for from by during without among despite');
/** A pronoun after one of these goes on with the phrase: “in the way they work”. */
const GOES_ON = wordSet(`
  time way day moment place year thing things people case reason point everything something anything all what extent
  same kind sort`);

export const openingPhraseComma: Rule = {
  id: 'opening-phrase-comma',
  category: 'punctuation',
  gist: 'comma',
  *find(sentence) {
    const [opener, second] = placesOf(sentence);
    // “So in this case …”: the conjunction is not part of the phrase.
    const first = /^(?:So|But|And)$/.test(opener?.word.text ?? '') ? second : opener;
    if (opener === undefined || first === undefined || !/^\p{Lu}/u.test(opener.word.text)) return;
    if (!PREPOSITIONS.has(first.word.lower)) return;
    const lastComma = sentence.words.findLastIndex(({ text }) => text === ',');
    for (let distance = 1; distance < 9; distance += 1) {
      const [before, word, after] = [first.at(distance - 1), first.at(distance), first.at(distance + 1)];
      if (/^(?:PUNCT|EDGE|VERB|AUX)$/.test(word.tag)) return;
      if (distance > 1 && /^(?:that|which|who|what|how|where)$/.test(word.lower)) return;
      const isSubject =
        PERSONAL.has(word.lower) ||
        word.lower === 'there' ||
        (word.lower === 'it' && /^(?:is|was|will|can|has)$/.test(after.lower));
      // Two noun phrases in a row and no verb yet: the second one is the subject.
      const isNounSubject =
        distance > 3 &&
        /^(?:the|this|these|our|my|their|many|some|most|people)$/.test(word.lower) &&
        // “about two billion people” is one phrase, “in 1998 people” are two.
        (/^(?:NOUN|PROPN)$/.test(before.tag) || /^\d/.test(before.text));
      if (distance < 2 || !((isSubject && /^(?:AUX|VERB|ADV)$/.test(after.tag)) || isNounSubject)) continue;
      // “In the house we bought, it is cold”: a comma further on ends the phrase.
      if (lastComma > distance) return;
      if (!/^(?:NOUN|ADJ|PRON|PROPN|NUM)$/.test(before.tag) || GOES_ON.has(before.lower)) continue;
      const reason = 'A comma parts an opening phrase from the subject that follows.';
      yield { start: before.end, end: before.end, replacement: ',', reason };
      return;
    }
  },
  examples: [['After the long meeting we were tired.', 'After the long meeting, we were tired.']],
  leaves: [
    'In the way they work, they differ.',
    'In time it heals.',
    'With these tools she repairs bikes.',
    'In the town they love, rents rise.',
  ],
};
