import { wordSet } from '../../lexicon/word-set.ts';
import { DETERMINERS, type Finding, placesOf, type Rule } from '../../rules/kit.ts';

/** Verbs and adjectives after which a clause stands well without “that”. */
const TELLING = wordSet(`
  say says said think thinks thought believe believes believed know knows knew hope hopes hoped feel feels felt guess
  suppose glad happy sure afraid sorry`);
/** What opens a clause and nothing else. */
const SUBJECTS = wordSet('i you he she it we they my our your his her their this these the');
/** “She told me that it was late.” */
const TELLING_SOMEBODY = /^(?:told|tells?|promised?|assured?|remind(?:ed)?|show(?:ed)?)$/;
const PERSONS = /^(?:me|us|you|him|her|them)$/;

/** “He said that it was late.”: the verb leads to its clause by itself. */
export const conjunctionThat: Rule = {
  id: 'shorten-that',
  category: 'shortening',
  gist: '“that”',
  *find(sentence): Generator<Finding> {
    // “aware that it is late and that we are closed”: the second needs the first.
    if (/\b(?:and|or|but) that\b/i.test(sentence.text)) return;
    for (const { word, at } of placesOf(sentence)) {
      const [verb, next] = [at(-1), at(1)];
      if (word.lower !== 'that' || !SUBJECTS.has(next.lower)) continue;
      // “It is our hope that …”
      const isNoun = DETERMINERS.has(at(-2).lower) || at(-2).tag === 'ADJ';
      const isTelling = TELLING.has(verb.lower) && /^(?:VERB|AUX|ADJ)$/.test(verb.tag) && !isNoun;
      if (!isTelling && !(PERSONS.test(verb.lower) && TELLING_SOMEBODY.test(at(-2).lower))) continue;
      const reason = 'The clause follows without “that”.';
      yield { start: word.start, end: next.start, replacement: '', reason };
    }
  },
  examples: [
    ['He said that it was late.', 'He said it was late.'],
    ['We are glad that you came.', 'We are glad you came.'],
    ['She told us that our flat is sold.', 'She told us our flat is sold.'],
  ],
  leaves: [
    'He said that, too.',
    'The claim that it is late.',
    'It is our hope that you will help.',
    'We know that it rains and that it is cold.',
  ],
};
