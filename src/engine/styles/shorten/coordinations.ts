import { wordSet } from '../../lexicon/word-set.ts';
import type { Finding, Rule } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { opensReport } from '../splits/clauses.ts';
import { carriesClause, countWords, findStop, isWhole } from './clauses.ts';

const LONGEST = 18;
/** Who is asked, or speaks, in a sentence that binds somebody. */
const US = wordSet("i i'm i'll we we're we'll you you'll your my our us please let's");
/** Before one of these the conjunction joins more than the end of the sentence. */
const REACHES = wordSet('both either neither whether between not only if unless because that');
const SUBJECTS = wordSet(
  'it they he she this that these those there the a an his her its their some many most',
);

/** Whether a second predicate or a second clause begins here. */
function opensClause(words: readonly Word[], index: number): boolean {
  const [first, second, third] = [words[index], words[index + 1], words[index + 2]];
  if (first === undefined || second === undefined) return false;
  if (SUBJECTS.has(first.lower)) {
    return [second, third, words[index + 3]].some((word) => word !== undefined && carriesClause(word));
  }
  return false;
}

/** “…, and there are several reasons for this”: the next sentences tell them. */
const ANNOUNCES =
  /\bthere (?:is|are|was|were) .*\b(?:reason|way|thing|problem|step|point|question|option|cause|example|exception)s?\b/i;

function findJoint({ words }: Sentence, stop: number): number | undefined {
  for (let index = stop - 4; index > 4; index -= 1) {
    const word = words[index];
    if (word === undefined || !/^(?:and|so|while|whereas)$/.test(word.lower)) continue;
    if (words[index - 1]?.text !== ',') continue;
    if (opensClause(words, index + 1)) return index;
  }
  return undefined;
}

/** “…, and it was cold.”: a second clause that only goes on. */
export const coordinations: Rule = {
  id: 'shorten-second-clause',
  category: 'shortening',
  gist: 'second clause',
  *find(sentence): Generator<Finding> {
    const stop = findStop(sentence);
    const joint = stop === undefined ? undefined : findJoint(sentence, stop);
    if (stop === undefined || joint === undefined) return;
    const { words, text } = sentence;
    const left = words.slice(0, joint - 1);
    const length = countWords(words.slice(joint, stop));
    if (length < 4 || length > LONGEST || length > countWords(left)) return;
    if (left.some(({ lower }) => REACHES.has(lower)) || words.some(({ lower }) => US.has(lower))) return;
    const comma = words[joint - 1];
    const end = words[stop]?.start;
    if (ANNOUNCES.test(text.slice(comma?.end)) || opensReport(words.slice(joint + 1))) return;
    if (comma === undefined || end === undefined || !isWhole(sentence, joint - 1)) return;
    yield {
      start: comma.start,
      end,
      replacement: '',
      reason: 'The sentence is complete without its second clause.',
    };
  },
  examples: [
    [
      'The office opened in the harbour last week, and the party was nice.',
      'The office opened in the harbour last week.',
    ],
  ],
  leaves: [
    'The office opened in the harbour last week, and the mayor said it was nice.',
    'The office opened in the harbour last week, and there are two reasons for it.',
    'We sell apples, and you buy pears from us every week.',
    'He said that the office had opened last week, and the team was glad.',
    'The shop sells apples, pears, and the best bread.',
  ],
};
