import { PERSONAL, placesOf, type Rule } from './kit.ts';

export const butComma: Rule = {
  id: 'but-comma',
  category: 'punctuation',
  gist: 'comma',
  *find(sentence) {
    for (const { index, word, at } of placesOf(sentence)) {
      if (index < 4 || word.text !== 'but' || at(-1).tag === 'PUNCT') continue;
      const isPronoun = PERSONAL.has(at(1).lower) || /^(?:it|there|this|that)$/.test(at(1).lower);
      const hasPronounSubject = isPronoun && /^(?:AUX|VERB|ADV)$/.test(at(2).tag);
      const hasNounSubject =
        /^(?:the|my|our|his|her|their|these|some|most)$/.test(at(1).lower) &&
        at(2).tag === 'NOUN' &&
        at(3).tag === 'AUX';
      if (!hasPronounSubject && !hasNounSubject) continue;
      yield {
        start: at(-1).end,
        end: at(-1).end,
        replacement: ',',
        reason: 'A comma parts two full clauses joined by “but”.',
      };
    }
  },
  examples: [['The flat is very small but it has a garden.', 'The flat is very small, but it has a garden.']],
  leaves: ['It is small but neat.', 'He is poor, but he is happy.'],
};
