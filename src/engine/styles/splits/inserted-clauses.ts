import type { Finding, Rule, RuleContext } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { carriesClause } from '../shorten/clauses.ts';
import { countWords, isLong, isWord, splitReason } from './clauses.ts';
import { DONE, LASTING } from './participles.ts';
import { isPresent, opensRole } from './roles.ts';
import { agrees, findPronounOf, type Pronoun } from './subjects.ts';
import { isPast } from './tenses.ts';

const SHORTEST = 3;
const isMark = ({ text }: Word) => /^[,–—]$/.test(text);
const MANY = /^(?:are|were|have|do)$/;
const ONE = /^(?:is|was|has|does|[a-z]+[^su]s)$/;
interface Insertion {
  subject: readonly Word[];
  inside: readonly Word[];
  opens: Word;
  closes: Word;
  verb: Word;
}

/** What stands between the subject that opens the sentence and its verb, with a comma or a dash at both ends. */
function findInsertion({ words }: Sentence): Insertion | undefined {
  const first = words.findIndex((word) => !isWord(word) && !/^['’-]/.test(word.text));
  const opens = words[first];
  if (opens === undefined || !isMark(opens)) return undefined;
  for (let index = first + 2; index < words.length - 2; index += 1) {
    const [closes, next, later] = [words[index], words[index + 1], words[index + 2]];
    if (closes?.text !== opens.text || next === undefined || later === undefined) continue;
    const verb = next.tag === 'ADV' ? later : next;
    if (!carriesClause(verb)) continue;
    return { subject: words.slice(0, first), inside: words.slice(first + 1, index), opens, closes, verb };
  }
  return undefined;
}

/** “It” or “they” for what “which” tells of: both verbs must fit, or the noun says it. */
function findPronounOfThing(
  { subject, verb }: Insertion,
  own: Word,
  { nouns }: RuleContext,
): Pronoun | undefined {
  if (MANY.test(own.lower) || MANY.test(verb.lower)) return 'they';
  if (ONE.test(own.lower) || ONE.test(verb.lower)) return 'it';
  const last = subject.at(-1);
  return last?.tag === 'NOUN' ? (nouns.isPlural(last.lower) ? 'they' : 'it') : undefined;
}

interface Predicate {
  pronoun: Pronoun;
  /** What stands before the words of the insertion, from `first` on. */
  begins: string;
  first: Word;
}

/** What the insertion is as a predicate of the subject; nothing where it is none. */
function findPredicate(insertion: Insertion, context: RuleContext): Predicate | undefined {
  const { subject, inside, verb } = insertion;
  const [first, second, third] = inside;
  if (first === undefined || second === undefined || subject.some(({ tag }) => tag === 'ADP'))
    return undefined;
  const own = second.tag === 'ADV' ? third : second;
  if (own === undefined) return undefined;
  const pronoun =
    first.lower === 'which' ? findPronounOfThing(insertion, own, context) : findPronounOf(subject, context);
  if (pronoun === undefined || !agrees(pronoun, verb)) return undefined;
  const isPerson = pronoun === 'he' || pronoun === 'she';
  if (/^(?:who|which)$/.test(first.lower)) {
    const fits =
      (carriesClause(own) || (/[^s]s$/.test(own.lower) && own.tag === 'NOUN')) && agrees(pronoun, own);
    return fits && (first.lower === 'which' || isPerson || pronoun === 'they')
      ? { pronoun, begins: '', first: second }
      : undefined;
  }
  const isMany = pronoun === 'they';
  if (LASTING.test(first.lower)) return { pronoun, begins: isMany ? 'are ' : 'is ', first };
  if (DONE.test(first.lower) && /^(?:ADP|ADV)$/.test(second.tag))
    return { pronoun, begins: isMany ? 'were ' : 'was ', first };
  if (
    !opensRole(inside) ||
    inside.some(({ lower }, place) => lower === 'who' && inside[place - 1]?.text === ',')
  )
    return undefined;
  if (isPresent(verb)) return { pronoun, begins: isMany ? 'are ' : 'is ', first };
  return isPerson || !isPast(verb) ? undefined : { pronoun, begins: isMany ? 'were ' : 'was ', first };
}

/** “Anna Brown, who bakes, is glad.” becomes “Anna Brown bakes. She is glad.” */
export const insertedClauses: Rule = {
  id: 'inserted-clause',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    const insertion = isLong(sentence) ? findInsertion(sentence) : undefined;
    const predicate = insertion === undefined ? undefined : findPredicate(insertion, context);
    if (insertion === undefined || predicate === undefined) return;
    const { subject, inside, opens, closes } = insertion;
    const { pronoun, begins, first } = predicate;
    const { text, words } = sentence;
    const rest = words.filter(({ start }) => start >= closes.end);
    if (Math.min(countWords(inside), countWords(rest)) < SHORTEST || words.at(-1)?.text === '?') return;
    const start = subject.at(-1)?.end ?? opens.start;
    const opening = pronoun.charAt(0).toUpperCase() + pronoun.slice(1);
    const last = inside.at(-1)?.end ?? closes.start;
    const own = text.slice(first.start, last);
    // A number keeps the mark that stands at its end.
    if (/\p{N}$/u.test(own)) return;
    // What holds a number is left alone: only what stands around it changes.
    if (/\p{N}/u.test(own)) {
      yield { start, end: first.start, replacement: ` ${begins}`, reason: splitReason };
      yield { start: last, end: closes.end, replacement: `. ${opening}`, reason: splitReason };
      return;
    }
    yield { start, end: closes.end, replacement: ` ${begins}${own}. ${opening}`, reason: splitReason };
  },
  examples: [
    [
      'Anna Brown, who bakes bread and cakes in the harbour, sold her old house last week.',
      'Anna Brown bakes bread and cakes in the harbour. She sold her old house last week.',
    ],
    [
      'Peter Brown, the head of the old school by the harbour, says the house is too small.',
      'Peter Brown is the head of the old school by the harbour. He says the house is too small.',
    ],
    [
      'The figures, released by the old school by the harbour, reveal that the house is too small.',
      'The figures were released by the old school by the harbour. They reveal that the house is too small.',
    ],
    [
      'The firm, which opened 12 shops in the harbour, has sold its old house in the town.',
      'The firm opened 12 shops in the harbour. It has sold its old house in the town.',
    ],
    [
      'The firm, which makes bread and cakes for the whole town, has sold its old house.',
      'The firm makes bread and cakes for the whole town. It has sold its old house.',
    ],
  ],
  leaves: [
    'The baker, who makes bread and cakes for the whole town, has sold the old house.',
    'Bread, cakes, the best coffee in town and tea are sold in the shop by the harbour.',
    'A spokesman for the town, the owner of the old house by the harbour, said it was too small.',
  ],
};
