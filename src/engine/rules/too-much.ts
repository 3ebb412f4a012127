import { placesOf, type Rule, replaceWord } from './kit.ts';

/** “it comes to much the same”, “due to many causes”: here “to” is right. */
const TAKES_TO =
  /^(?:due|thanks|according|come|comes|came|up|add|adds|attributed|related|lead|leads|led|amount|amounts|amounted|listen|listened|talk|talked|spoke|speak|go|went|similar|familiar|applies|apply|common|access|contribute|contributed|contributes)$/;

export const tooMuch: Rule = {
  id: 'too-much',
  category: 'spelling',
  gist: 'to, too',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      if (word.lower !== 'to' || !/^(?:much|many)$/.test(at(1).lower) || TAKES_TO.test(at(-1).lower))
        continue;
      if (at(1).lower === 'many' && /^(?:VERB|NOUN|ADJ|PROPN)$/.test(at(-1).tag)) continue;
      yield* replaceWord(word, 'too', '“too” says that it is more than enough; “to” points somewhere.');
    }
  },
  examples: [['He talks to much.', 'He talks too much.']],
  leaves: ['It applies to many people.', 'This is due to many causes.'],
};
