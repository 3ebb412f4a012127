import { wordSet } from '../lexicon/word-set.ts';
import { wordTable } from '../lexicon/word-table.ts';
import { type Place, placesOf, type Rule } from './kit.ts';

const NEGATIVE = wordTable({
  nothing: 'anything',
  nobody: 'anybody',
  'no-one': 'anyone',
  nowhere: 'anywhere',
});
/** “couldn't say nothing” may mean that something had to be said. */
const HELPERS = wordSet('do does did have has had will would wo ca can could');
/** “will not have to pay nothing”: the verb that has the object stands further on. */
const BEFORE_VERB = wordSet('to have want need going able');
const PREPOSITIONS = wordSet('in about to at with of on');

/** How far back the verb stands whose object, or whose object’s object, this word is: “had a problem with nobody”. */
function findVerb({ at }: Place): number | undefined {
  let distance = PREPOSITIONS.has(at(-1).lower) ? -2 : -1;
  if (distance === -2 && at(distance).tag === 'NOUN') {
    distance -= 1;
    while (/^(?:DET|ADJ)$/.test(at(distance).tag)) distance -= 1;
  }
  const verb = at(distance);
  const isVerb = verb.tag === 'VERB' || /^(?:had|have|has)$/.test(verb.lower);
  return isVerb && !/^(?:say|do|is|be)$/.test(verb.lower) ? distance : undefined;
}

/** How far back the negation stands before that verb. */
function findNegation(place: Place): number | undefined {
  const verb = findVerb(place);
  if (verb === undefined) return undefined;
  let distance = verb - 1;
  while (BEFORE_VERB.has(place.at(distance).lower)) distance -= 1;
  const [negation, helper] = [place.at(distance).lower, place.at(distance - 1).lower];
  const denies = negation === 'never' || (/^(?:n't|not)$/.test(negation) && HELPERS.has(helper));
  return denies ? distance : undefined;
}

export const doubleNegative: Rule = {
  id: 'double-negative',
  category: 'grammar',
  gist: 'double negative',
  *find(sentence) {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      const right = NEGATIVE[word.lower];
      if (right === undefined || /^(?:but|less|short|more)$/.test(at(1).lower)) continue;
      const distance = findNegation(place);
      if (distance === undefined) continue;
      // From the negation on, so that it is seen that one stays.
      const { start, text: denied } = at(distance);
      const said = denied === "n't" ? `${at(distance - 1).text}n’t` : denied;
      const reason = `“${said}” denies already, so “${right}” follows.`;
      yield { start, end: word.end, replacement: sentence.text.slice(start, word.start) + right, reason };
    }
  },
  examples: [
    ['He never helps in nothing.', 'He never helps in anything.'],
    ['I never had a problem with nobody.', 'I never had a problem with anybody.'],
    ["I don't know nothing about it.", "I don't know anything about it."],
    ['You will not have to pay nothing.', 'You will not have to pay anything.'],
    ["I can't see nobody.", "I can't see anybody."],
  ],
  leaves: ['You get nothing for nothing.', "I couldn't say nothing.", 'She wants nothing but peace.'],
};
