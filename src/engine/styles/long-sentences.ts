import { wordSet } from '../lexicon/word-set.ts';
import { type Finding, PERSONAL, type Place, placesOf, type Rule } from '../rules/kit.ts';
import type { Sentence, Word } from '../text/words.ts';

/** Words: longer sentences are split where they can be. */
const LONGEST = 30;
/** Words that each half must have at least. */
const SHORTEST_HALF = 7;

const SUBJECTS = wordSet('there this these those it the a an our your my their his her its');
const OTHER_SUBJECTS = new Set([...PERSONAL, ...SUBJECTS]);
/** What comes before one of these may reach over the comma: what was said, or on which condition. */
const REACHES = wordSet(`
  if unless whether because although though while when that say says said think thinks thought believe believes claim
  claims claimed argue argues argued announce announced report reports reported told either both neither until
  not between should`);

const isWord = (word: Word) => /\p{L}|\p{N}/u.test(word.text);
const isVerb = ({ tag }: Word) => tag === 'VERB' || tag === 'AUX';

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length && text.split('"').length % 2 === 1;
}

/** Whether a whole clause begins here: a subject, and its verb before the next comma. */
function isClause({ at }: Place, from: number): boolean {
  const subject = at(from);
  if (!OTHER_SUBJECTS.has(subject.lower)) return false;
  for (let distance = from + 1; distance < from + 7; distance += 1) {
    const word = at(distance);
    if (word.tag === 'PUNCT' || word.tag === 'EDGE') return false;
    if (isVerb(word)) return !/ing$/.test(word.lower);
  }
  return false;
}

function isSplittable(sentence: Sentence, place: Place): boolean {
  const left = sentence.words.slice(0, place.index);
  const right = sentence.words.slice(place.index + 1);
  return (
    left.filter(isWord).length >= SHORTEST_HALF &&
    right.filter(isWord).length >= SHORTEST_HALF &&
    left.some(isVerb) &&
    !left.some(({ lower }) => REACHES.has(lower)) &&
    isBalanced(sentence.text.slice(0, place.word.start))
  );
}

const reason = `A sentence of more than ${LONGEST} words is easier to read as two.`;

/** Splits before a whole clause after “, and”, “, but” and “;”. */
export const longSentences: Rule = {
  id: 'long-sentence',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (sentence.words.filter(isWord).length <= LONGEST || /[\n?]/.test(sentence.text)) return;
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      const next = at(1);
      const isJoined = word.text === ',' && /^(?:and|but)$/.test(next.lower);
      if (!isJoined && word.text !== ';') continue;
      if (!isClause(place, isJoined ? 2 : 1) || !isSplittable(sentence, place)) continue;
      const first = isJoined && next.lower === 'and' ? at(2) : next;
      const replacement = `. ${first.text.charAt(0).toUpperCase()}${first.text.slice(1)}`;
      yield { start: word.start, end: first.end, replacement, reason };
      return;
    }
  },
  examples: [
    [
      'The new office opened in the old harbour last week after a long and costly renovation of the whole building, and the team moved in on the first day with all of their things.',
      'The new office opened in the old harbour last week after a long and costly renovation of the whole building. The team moved in on the first day with all of their things.',
    ],
  ],
  leaves: [
    'The office opened last week, and the team moved in.',
    'He said in his speech to the whole staff of the old company that the office had opened last week in the harbour, and the team had moved in on the first day with all of their things.',
  ],
};
