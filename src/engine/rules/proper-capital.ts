import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule } from './kit.ts';

/** Names that are nothing else in lower case: not “march”, “may”, “polish” or “turkey”. */
const NAMES = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday january february april june july october november december
  september english american chinese japanese british french german korean spanish italian russian america china
  japan korea europe african africa asia asian european india indian canada canadian germany france italy london
  paris christmas`);

export const properCapital: Rule = {
  id: 'proper-capital',
  category: 'spelling',
  gist: 'capital',
  *find(sentence) {
    for (const { word } of placesOf(sentence)) {
      // Part of a file name, a tag or a compound: “french-fries.css”.
      const isPart =
        /[-./_@#]/.test(sentence.text[word.start - 1] ?? '') ||
        /^(?:[-/_@]|\.\p{L})/u.test(sentence.text.slice(word.end));
      if (!NAMES.has(word.text) || isPart) continue;
      const replacement = word.text.charAt(0).toUpperCase() + word.text.slice(1);
      yield {
        start: word.start,
        end: word.end,
        replacement,
        reason: 'Names of days, months, places and peoples take a capital.',
      };
    }
  },
  examples: [['We meet on monday in london.', 'We meet on Monday in London.']],
  leaves: ['They march on and polish the brass.', 'The file french-fries.css is gone.'],
};
