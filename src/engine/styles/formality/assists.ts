import { toForms } from '../../lexicon/inflection.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';

const ASSISTS = new Map(
  Object.entries({
    help: 'assist',
    helps: 'assists',
    helped: 'assisted',
    helping: 'assisting',
  }),
);

/** “helped develop it” is “assisted in developing it” in a very formal text. */
export const assists: Rule = {
  id: 'assist-in',
  category: 'tone',
  gist: 'formal verb',
  *find(sentence): Generator<Finding> {
    for (const { word, at } of placesOf(sentence)) {
      const assist = ASSISTS.get(word.lower);
      if (assist === undefined || word.tag !== 'VERB') continue;
      const verb = at(1).lower === 'to' ? at(2) : at(1);
      const isBase = verb.tag === 'VERB' && verb.lower === verb.lemma && !/(?:s|ed|ing)$/.test(verb.lower);
      if (!isBase || !/^\p{Ll}{3,}$/u.test(verb.text)) continue;
      const replacement = `${assist} in ${toForms(verb.lower).gerund}`;
      const reason = `A more formal text says “${replacement}”.`;
      yield { start: word.start, end: verb.end, replacement, reason };
    }
  },
  examples: [
    [
      'He helped develop it, and it helps to stop leaks.',
      'He assisted in developing it, and it assists in stopping leaks.',
    ],
  ],
  leaves: ['They help people.', 'The help came late.', 'It helped us find it.'],
};
