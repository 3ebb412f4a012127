import { PERSONAL, placesOf, type Rule } from './kit.ts';

/** After these “so” is no conjunction: “I think so we …”, “and so they …”. */
const NOT_JOINED =
  /^(?:and|or|but|think|thought|say|said|do|did|does|doing|ever|even|more|just|only|not|is|are|was|were|why|hope|if|far|or)$/;

export const soComma: Rule = {
  id: 'so-comma',
  category: 'punctuation',
  gist: 'comma',
  *find(sentence) {
    for (const { index, word, at } of placesOf(sentence)) {
      if (index < 4 || word.text !== 'so' || at(-1).tag === 'PUNCT' || NOT_JOINED.test(at(-1).lower))
        continue;
      if (!/^(?:NOUN|PROPN|ADJ|ADV|PRON|VERB)$/.test(at(-1).tag)) continue;
      if (!PERSONAL.has(at(1).lower) || !/^(?:AUX|VERB)$/.test(at(2).tag)) continue;
      // “so they can read it” is a purpose and takes no comma.
      if (/^(?:can|could|may|might)$/.test(at(2).lower)) continue;
      yield {
        start: at(-1).end,
        end: at(-1).end,
        replacement: ',',
        reason: 'A comma parts a clause from the result that “so” gives.',
      };
    }
  },
  examples: [['The shop was closed so we went home.', 'The shop was closed, so we went home.']],
  leaves: ['He spoke slowly so they could follow.', 'It was late, so we left.'],
};
