import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';

const BE = /^(?:am|is|are|'m|'s|'re)$/;
/** Words that are verbs and nouns alike come after “going to” as either. */
const PLACES =
  /^(?:bed|work|school|town|church|court|college|university|prison|jail|sleep|war|sea|hospital|market)$/;

/** A verb in its base form. */
function isBase({ at }: Place, distance: number): boolean {
  const verb = at(distance);
  return (
    /^(?:VERB|AUX)$/.test(verb.tag) &&
    !/(?:ing|ed)$/.test(verb.lower) &&
    !PLACES.test(verb.lower) &&
    /^\p{Ll}+$/u.test(verb.text)
  );
}

/** “is going to open” is “will open” in a very formal text. */
export const formalFuture: Rule = {
  id: 'formal-future',
  category: 'tone',
  gist: 'formal verb',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      const isDenied = at(1).lower === 'not';
      const first = isDenied ? 2 : 1;
      if (!BE.test(word.lower) || at(first).lower !== 'going' || at(first + 1).lower !== 'to') continue;
      // “Is he going to …?” asks; “Will he …?” may be a request.
      if (
        !/^(?:NOUN|PROPN|PRON|ADV|DET)$/.test(at(-1).tag) ||
        word.text.startsWith("'") ||
        !isBase(place, first + 2)
      )
        continue;
      const replacement = isDenied ? 'will not' : 'will';
      yield {
        start: word.start,
        end: at(first + 1).end,
        replacement,
        reason: `A more formal text says “${replacement}”.`,
      };
    }
  },
  examples: [['The office is going to close.', 'The office will close.']],
  leaves: ['He is going to Rome.', 'Are you going to wait?', 'They are going to bed.'],
};

/** “is going to open” is “is gonna open” in speech. */
export const casualFuture: Rule = {
  id: 'casual-future',
  category: 'tone',
  gist: 'spoken form',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      if (word.text !== 'going' || at(1).lower !== 'to' || !isBase(place, 2)) continue;
      const reason = 'In speech one says “gonna”.';
      yield { start: word.start, end: at(1).end, replacement: 'gonna', reason };
    }
  },
  examples: [['They are going to close it.', 'They are gonna close it.']],
  leaves: ['He is going to Rome.', 'They are going to bed.'],
};
