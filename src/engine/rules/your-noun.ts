import { wordSet } from '../lexicon/word-set.ts';
import { type Place, placesOf, type Rule } from './kit.ts';

/** After these comes what they are about, never a clause: “I know you’re friends” is none of them. */
const TAKES_OBJECT = wordSet(`
  bring brings brought take takes took get use uses used send sends sent need needs read check checked open opened close
  lose lost finish finished wash clean cleaned love loved like liked enjoy enjoyed update updated share upload meet visit
  follow fill sign signed pay paid book received attached wrote change changed give park in of for with from at by into
  under without during near`);
const FINITE = wordSet('is was has are were have will can looks seems');

/** Whether only something that somebody has can follow here. */
function expectsThing({ at, index }: Place): boolean {
  if (TAKES_OBJECT.has(at(-1).lower)) return true;
  const asks = /^(?:is|are)$/.test(at(-2).lower) && /^(?:this|that|these|those)$/.test(at(-1).lower);
  return asks || (index === 0 && FINITE.has(at(3).lower));
}

export const yourNoun: Rule = {
  id: 'your-noun',
  category: 'spelling',
  gist: 'sound-alike',
  *find(sentence, { nouns }) {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      const [short, noun] = [at(1), at(2)];
      if (word.lower !== 'you' || short.lower !== "'re" || !expectsThing(place)) continue;
      if (noun.tag !== 'NOUN' && !nouns.isPlural(noun.lower) && !nouns.isCountable(noun.lower)) continue;
      if (
        /(?:ing|ed|ly)$/.test(noun.lower) ||
        /^(?:friends|welcome|home|right|one|done|fun|ready|fine)$/.test(noun.lower)
      )
        continue;
      yield {
        start: word.start,
        end: short.end,
        replacement: word.text.startsWith('Y') ? 'Your' : 'your',
        reason: '“your” says whose something is; “you’re” is short for “you are”.',
      };
    }
  },
  examples: [
    ["Bring you're reports to the meeting.", 'Bring your reports to the meeting.'],
    ["Is this you're book?", 'Is this your book?'],
    ["You're dog is cute.", 'Your dog is cute.'],
  ],
  leaves: ["I know you're friends.", "You're students who learn fast.", "When you're home, call me."],
};
