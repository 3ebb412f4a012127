import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, matchCapital, type Place, placesOf, type Rule } from '../../rules/kit.ts';

/** A verb and “not”, as one speaks them. */
const WITH_NOT: Readonly<Record<string, string>> = {
  are: "aren't",
  can: "can't",
  could: "couldn't",
  did: "didn't",
  do: "don't",
  does: "doesn't",
  had: "hadn't",
  has: "hasn't",
  have: "haven't",
  is: "isn't",
  should: "shouldn't",
  was: "wasn't",
  were: "weren't",
  will: "won't",
  would: "wouldn't",
};

/** The verbs that a pronoun draws in, and their ending. “had” and the “would” of an “it” are not spoken so. */
const AFTER_PRONOUN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  i: { am: "'m", have: "'ve", will: "'ll", would: "'d" },
  you: { are: "'re", have: "'ve", will: "'ll", would: "'d" },
  we: { are: "'re", have: "'ve", will: "'ll", would: "'d" },
  they: { are: "'re", have: "'ve", will: "'ll", would: "'d" },
  he: { is: "'s", has: "'s", will: "'ll", would: "'d" },
  she: { is: "'s", has: "'s", will: "'ll", would: "'d" },
  it: { is: "'s", has: "'s", will: "'ll" },
  that: { is: "'s" },
  there: { is: "'s" },
  here: { is: "'s" },
};

/** After these the clause is turned round and its verb is stressed: “where we are”, “than it is”. */
const STRESSES = wordSet(`
  what where how who whom whatever wherever whoever however which whichever than as why when like whether`);
/** After these the verb ends its clause: “as we are and will be”. */
const ENDS_CLAUSE = wordSet(`
  and or but nor than if though although because so when while as until unless since too to not therefore however`);
const PARTICIPLES = wordSet(`
  been already never just always also ever got seen made done had gone taken given found written sent read heard
  received finished decided started tried changed added noticed updated attached included learned thought`);
/** “that”, “there” and “here” stand for themselves at the head of a clause only. */
const HEADS = wordSet('that there here');

/** “the man that he is” stresses; “I know that he is late” does not. */
function followsRelative({ at }: Place): boolean {
  return at(-1).lower === 'that' && !/^(?:VERB|ADJ)$/.test(at(-2).tag);
}

function drawsIn(place: Place, verb: string): boolean {
  const next = place.at(2);
  if (!/^\p{L}/u.test(next.text) || ENDS_CLAUSE.has(next.lower)) return false;
  if (followsRelative(place)) return false;
  if ([-1, -2, -3].some((distance) => STRESSES.has(place.at(distance).lower))) return false;
  // “it's proof” would be read as “its proof”.
  if (place.word.lower === 'it' && next.tag === 'NOUN') return false;
  if (HEADS.has(place.word.lower) && place.at(-1).tag !== 'EDGE') return false;
  return !/^(?:have|has)$/.test(verb) || PARTICIPLES.has(next.lower);
}

const reason = (written: string) => `In a relaxed tone one writes “${written.replaceAll("'", '’')}”.`;

function* contractAt(place: Place, text: string): Generator<Finding> {
  const { word, at } = place;
  const next = at(1);
  if (word.text.length > 1 && word.text === word.text.toUpperCase()) return;
  if (next.text === next.text.toUpperCase() || text.slice(word.end, next.start) !== ' ') return;
  // “would” of “wouldn't” is a word to the tagger.
  if (/['\p{L}]/u.test(text.charAt(next.end))) return;
  const negated = WITH_NOT[word.lower];
  if (next.lower === 'not' && negated !== undefined && at(2).lower !== 'only') {
    const written = matchCapital(word.text, negated);
    yield { start: word.start, end: next.end, replacement: written, reason: reason(written) };
    return;
  }
  const ending = AFTER_PRONOUN[word.lower]?.[next.lower];
  if (ending === undefined || !drawsIn(place, next.lower)) return;
  const written = `${word.text}${ending}`;
  yield { start: word.start, end: next.end, replacement: written, reason: reason(written) };
}

/** Draws pronoun and verb, and verb and “not”, together where the verb is not stressed. */
export const contract: Rule = {
  id: 'contract',
  category: 'tone',
  gist: 'contraction',
  *find(sentence) {
    for (const place of placesOf(sentence)) yield* contractAt(place, sentence.text);
    // The tagger reads “cannot” as two words or as one.
    for (const match of sentence.text.matchAll(/\b([Cc])annot\b(?! (?:only|but)\b)/g)) {
      const written = `${match[1]}an't`;
      const end = match.index + match[0].length;
      yield { start: match.index, end, replacement: written, reason: reason(written) };
    }
  },
  examples: [
    ['I am sure that we do not need it.', "I'm sure that we don't need it."],
    ['It is late and they cannot come.', "It's late and they can't come."],
    ['There is time, and she will not wait.', "There's time, and she won't wait."],
    ['I would like to go. We have been there.', "I'd like to go. We've been there."],
  ],
  leaves: [
    'Yes, I am.',
    "He wouldn't say.",
    'Tell me where we are now.',
    'Someone taller than I am knows it.',
    'Not only do we sell it.',
    'They have cars.',
    'DO NOT touch it.',
    'It is not only cheap.',
    'The book that is there.',
  ],
};
