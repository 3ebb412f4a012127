import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, matchCapital, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';

/** A verb and “not”, as one speaks them. */
const WITH_NOT = new Map(
  Object.entries({
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
  }),
);

/** The verbs that a pronoun draws in, and their ending. The “would” of an “it” is not written so. */
const AFTER_PRONOUN = new Map<string, Readonly<Record<string, string>>>(
  Object.entries({
    i: { am: "'m", have: "'ve", had: "'d", will: "'ll", would: "'d" },
    you: { are: "'re", have: "'ve", had: "'d", will: "'ll", would: "'d" },
    we: { are: "'re", have: "'ve", had: "'d", will: "'ll", would: "'d" },
    they: { are: "'re", have: "'ve", had: "'d", will: "'ll", would: "'d" },
    he: { is: "'s", has: "'s", had: "'d", will: "'ll", would: "'d" },
    she: { is: "'s", has: "'s", had: "'d", will: "'ll", would: "'d" },
    it: { is: "'s", has: "'s", will: "'ll" },
    that: { is: "'s" },
    there: { is: "'s", has: "'s" },
    here: { is: "'s" },
    what: { is: "'s" },
    where: { is: "'s" },
    could: { have: "'ve" },
    should: { have: "'ve" },
    would: { have: "'ve" },
  }),
);

/** After these the clause is turned round and its verb is stressed: “where we are”, “than it is”. */
const STRESSES = wordSet(`
  what where how who whom whatever wherever whoever however which whichever than as why when like whether`);
/** After these the verb ends its clause: “as we are and will be”. */
const ENDS_CLAUSE = wordSet(`
  and or but nor than if though although because so when while as until unless since too to not therefore however`);
const PARTICIPLES = wordSet(`
  been already never just always also ever got seen made done had gone taken given found written sent read heard
  received finished decided started tried changed added noticed updated attached included learned thought`);
/** Before these “'s” is read as “has”: “it's obtained” is “it is obtained”. */
const AFTER_HAS = wordSet('been got gotten had become gone come taken never always already just');
/** What asks at the head of a sentence. */
const QUESTIONS = wordSet('what where');
/** “that”, “there” and “here” stand for themselves at the head of a clause only. */
const HEADS = wordSet('that there here');

/** “My team and I have built it”: the verb goes with both, and is not drawn in by the second. */
const isSecondOfTwo = ({ at }: Place): boolean =>
  /^(?:and|or|nor)$/.test(at(-1).lower) && /^(?:NOUN|PROPN|PRON)$/.test(at(-2).tag);

/** “the man that he is” stresses; “I know that he is late” does not. */
function followsRelative({ at }: Place): boolean {
  return at(-1).lower === 'that' && !/^(?:VERB|ADJ)$/.test(at(-2).tag);
}

/** “firms that embrace it will win”, “some of it is old”: the verb has its subject elsewhere. */
function isGoal({ word, at }: Place): boolean {
  if (!/^(?:it|you)$/.test(word.lower)) return false;
  const before = at(-1);
  return (
    before.tag === 'ADP' ||
    (before.tag === 'VERB' &&
      (/(?<!th)ing$/.test(before.lower) || /^(?:that|which|who|to)$/.test(at(-2).lower)))
  );
}

/** “had seen” is drawn in, “had a car” is not. */
function isParticiple({ lower, tag }: Word): boolean {
  if (PARTICIPLES.has(lower)) return true;
  return tag === 'VERB' && (/[^e]ed$/.test(lower) || findIrregularBase(lower) !== undefined);
}

/** “What is the price” asks; what ends its clause, as in “what is here”, is stressed. */
function drawsInQuestion({ index, at }: Place): boolean {
  return index === 0 && /^(?:DET|ADJ)$/.test(at(2).tag) && /^\p{L}/u.test(at(3).text);
}

function drawsIn(place: Place, verb: string): boolean {
  const next = place.at(2);
  const { lower } = place.word;
  if (!/^\p{L}/u.test(next.text) || ENDS_CLAUSE.has(next.lower)) return false;
  if (QUESTIONS.has(lower) && verb === 'is') return drawsInQuestion(place);
  if (/^(?:have|had)$/.test(verb) && !isParticiple(next)) return false;
  if (verb === 'has' && !AFTER_HAS.has(next.lower)) return false;
  if (followsRelative(place) || isGoal(place) || isSecondOfTwo(place)) return false;
  // Before its participle the verb is never the end of a clause: “what you are doing”.
  const isDoing = next.tag === 'VERB' && (/ing$/.test(next.lower) || isParticiple(next));
  // Nor is it where what it tells follows: “as I am sure you know”.
  const isTelling = /^(?:ADJ|DET)$/.test(next.tag) && /^\p{L}/u.test(place.at(3).text);
  if (!isDoing && !isTelling && [-1, -2, -3].some((distance) => STRESSES.has(place.at(distance).lower)))
    return false;
  // “it's proof” would be read as “its proof”.
  if (lower === 'it' && /^(?:NOUN|NUM)$/.test(next.tag)) return false;
  return !HEADS.has(lower) || /^(?:EDGE|CCONJ)$/.test(place.at(-1).tag) || place.at(-1).text === ',';
}

/** What stands in contracts and laws: “I hereby confirm that I do not accept it.” */
const SOLEMN = /\b(?:hereby|shall|pursuant|notwithstanding)\b/i;

const reason = (written: string) => `In a relaxed tone one writes “${written.replaceAll("'", '’')}”.`;

function* contractAt(place: Place, text: string): Generator<Finding> {
  const { word, at } = place;
  const next = at(1);
  if (word.text.length > 1 && word.text === word.text.toUpperCase()) return;
  if (/^\p{Lu}/u.test(next.text) || text.slice(word.end, next.start) !== ' ') return;
  // “would” of “wouldn't” is a word to the tagger.
  if (/['\p{L}]/u.test(text.charAt(next.end))) return;
  const negated = WITH_NOT.get(word.lower);
  if (next.lower === 'not' && negated !== undefined && at(2).lower !== 'only') {
    const written = matchCapital(word.text, negated);
    yield { start: word.start, end: next.end, replacement: written, reason: reason(written) };
    return;
  }
  const ending = AFTER_PRONOUN.get(word.lower)?.[next.lower];
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
    if (SOLEMN.test(sentence.text)) return;
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
    'I hereby confirm that I do not accept it. You shall not pass, and I am sorry.',
    "He wouldn't say.",
    'Tell me where we are now.',
    'Someone taller than I am knows it.',
    'Not only do we sell it.',
    'They have cars.',
    'DO NOT touch it.',
    'It is not only cheap.',
    'The book that is there.',
    'What my team and I have built is open, and the boxes that you and I will carry are here.',
    'Firms that embrace it will win. Some of it is old, and reviewing it is work.',
  ],
};
