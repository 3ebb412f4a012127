import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';

const NOUN_PHRASE = /^(?:DET|ADJ|NOUN|PROPN)$/;

/** The noun that ends what “after” governs, where that is an event and no clause: “after the talks with …”. */
function governsNoun({ at }: Place): boolean {
  if (!/^(?:the|an?|his|her|their|its|our|this|these|last|months|years|weeks)$/.test(at(1).lower))
    return false;
  let distance = 1;
  while (NOUN_PHRASE.test(at(distance).tag)) distance += 1;
  const last = at(distance - 1);
  const next = at(distance);
  if (last.tag !== 'NOUN' || distance < 3) return false;
  if (/^(?:that|which|who|all|day|week|year|time|while|fact)$/.test(last.lower)) return false;
  return (
    next.tag === 'EDGE' ||
    /^[.,;]$/.test(next.text) ||
    /^(?:of|in|on|at|between|with|against|by)$/.test(next.lower)
  );
}

/** Whether a verb further on could belong to “after”: then it begins a clause. */
function beginsClause({ at }: Place): boolean {
  for (let distance = 1; distance < 14; distance += 1) {
    const word = at(distance);
    if (word.tag === 'EDGE' || word.tag === 'PUNCT') return false;
    if (/^(?:VERB|AUX)$/.test(word.tag)) return true;
  }
  return true;
}

/** “after the attack” is “following the attack” in a more formal text. */
export const following: Rule = {
  id: 'following',
  category: 'tone',
  gist: 'formal word',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      if (word.lower !== 'after' || !governsNoun(place) || beginsClause(place)) continue;
      // “look after the baby”, “named after his aunt”, “a year after the war”.
      if (
        !/^(?:NOUN|PROPN|EDGE|PUNCT|ADV|VERB|ADJ)$/.test(at(-1).tag) ||
        /^(?:looks?|looked|looking|takes?|took|taken|taking|called|go|goes|went|going|come|came|day|week|month|year|soon|shortly|just|right|days|weeks|months|years|time|hours|minutes|long|immediately|named|one|minute|hour)$/.test(
          at(-1).lower,
        )
      )
        continue;
      const replacement = word.text === 'After' ? 'Following' : 'following';
      yield {
        start: word.start,
        end: word.end,
        replacement,
        reason: `A more formal text says “${replacement}”.`,
      };
    }
  },
  examples: [['The park closed after the storm in May.', 'The park closed following the storm in May.']],
  leaves: [
    'He left after the man called.',
    'They look after the baby.',
    'A year after the war, he left.',
    'One after the other.',
  ],
};
