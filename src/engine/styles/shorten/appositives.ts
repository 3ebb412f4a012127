import { wordSet } from '../../lexicon/word-set.ts';
import type { Finding, Rule } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { isVerb } from '../splits/clauses.ts';
import { carriesClause, countWords, isLetters, isNaming } from './clauses.ts';

const LONGEST = 16;
const OPENS_NAME = wordSet('a an the his her its their our my your one');

/** Whether the words before the comma are a subject and nothing else. */
function isSubject(left: readonly Word[]): boolean {
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined || !isNaming(last)) return false;
  if (/^(?:ADP|SCONJ|ADV|VERB|AUX|CCONJ|PART)$/.test(first.tag)) return false;
  return left.every((word) => isLetters(word) && !isVerb(word) && word.tag !== 'SCONJ');
}

/** What stands between two commas and only tells more of the noun before it. */
function isAdded(inside: readonly Word[], left: readonly Word[]): boolean {
  const first = inside[0];
  if (first === undefined || countWords(inside) < 2 || inside.length > LONGEST) return false;
  if (inside.some(({ lower }) => /^(?:located|situated|based)$/.test(lower))) return false;
  if (first.lower === 'who' || first.lower === 'which') return inside.some(carriesClause) && isSubject(left);
  return (
    OPENS_NAME.has(first.lower) && !inside.some(isVerb) && isNaming(inside.at(-1) ?? first) && isSubject(left)
  );
}

function* findInside({ words }: Sentence): Generator<{ from: Word; to: Word }> {
  for (const [index, from] of words.entries()) {
    if (from.text !== ',') continue;
    const length = words
      .slice(index + 1)
      .findIndex(({ tag, text }) => tag === 'PUNCT' || /[,;:–—(]/.test(text));
    const to = words[index + 1 + length];
    const after = words[index + 2 + length];
    if (length < 2 || to?.text !== ',' || after === undefined || !carriesClause(after)) continue;
    if (isAdded(words.slice(index + 1, index + 1 + length), words.slice(0, index))) yield { from, to };
  }
}

/** “The hall, a brick building, was sold.”: what stands between the commas tells more of the hall. */
export const appositives: Rule = {
  id: 'shorten-appositive',
  category: 'shortening',
  gist: 'aside',
  *find(sentence): Generator<Finding> {
    for (const { from, to } of findInside(sentence)) {
      const reason = 'The sentence is complete without what stands between the commas.';
      yield { start: from.start, end: to.end, replacement: '', reason };
    }
  },
  examples: [
    ['The hall, a large brick building, was sold.', 'The hall was sold.'],
    ['The plan, which the board likes, is cheap.', 'The plan is cheap.'],
  ],
  leaves: [
    'In the morning, the boss, a friend, and I left.',
    'The cats, the dogs, and the birds were fed.',
    'The man who called is here.',
    'The hall, which is located in the old town, was sold.',
  ],
};
