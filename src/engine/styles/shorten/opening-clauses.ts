import { wordSet } from '../../lexicon/word-set.ts';
import type { Finding, Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { carriesClause, countWords, findStop, isClosed } from './clauses.ts';

/** Openings that tell how or in spite of what. What tells when, where or on which condition sets bounds, and stays. */
const OPENS = wordSet(
  'although though while whilst as despite with amid having being knowing fearing hoping based unlike besides beyond alongside',
);
const NO_OPENING =
  /^(?:to be|to date|by (?:then|now|the|a|an)|on (?:the|a|an|some|one|many|most|average)|after (?:all|that|this)|before (?:that|this)|as (?:of|for|to|soon|long|far|well|if|per|a result|a rule|with|many|much|few)|with(?: regard| respect|in|out)|while (?:you|we|i)|based in|besides,)\b/i;
const US = wordSet("i i'm we we're you your my our us");
const LONGEST = 22;
const SUBJECTS = /^(?:DET|PRON|NOUN|PROPN|NUM|ADJ)$/;
const LOWER_WORD = /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u;

/** The words up to the first comma, where what follows is a main clause. */
function findOpening(words: readonly Word[]): { comma: Word; next: Word } | undefined {
  const index = words.findIndex(({ tag, text }) => tag === 'PUNCT' || /^[,;:–—()]$/.test(text));
  const [comma, next] = [words[index], words[index + 1]];
  const rest = words.slice(index + 1);
  if (comma?.text !== ',' || next === undefined || index < 3 || index > LONGEST) return undefined;
  const isClause = SUBJECTS.test(next.tag) && !/^(?:which|who|whose|that|and|or|but)$/.test(next.lower);
  // “simple, touch-based screens”: a participle after a hyphen carries no clause.
  const verb = rest.findIndex((word, place) => carriesClause(word) && rest[place - 1]?.text !== '-');
  const halt = rest.findIndex(({ text }) => text === ',');
  return isClause && verb > 0 && (halt < 0 || verb < halt) && countWords(rest) > 4
    ? { comma, next }
    : undefined;
}

/** “Although it was late, we went on.”, “With prices rising, the shop closed.” */
export const openingClauses: Rule = {
  id: 'shorten-opening-clause',
  category: 'shortening',
  gist: 'opening clause',
  *find(sentence): Generator<Finding> {
    const { words, text } = sentence;
    const first = words[0];
    if (first === undefined || !OPENS.has(first.lower) || NO_OPENING.test(text)) return;
    if (findStop(sentence) === undefined) return;
    const opening = findOpening(words);
    if (opening === undefined || !isClosed(text.slice(0, opening.comma.start))) return;
    const { comma, next } = opening;
    if (words.some((word) => word.end <= comma.start && US.has(word.lower))) return;
    const word = LOWER_WORD.exec(text.slice(next.start))?.[0] ?? '';
    const replacement = word.charAt(0).toUpperCase() + word.slice(1);
    const reason = 'The sentence says its point without the clause that opens it.';
    yield { start: first.start, end: next.start + word.length, replacement, reason };
  },
  examples: [
    ['Although it was late, the team went on with the work.', 'The team went on with the work.'],
    ['With prices rising fast, the shop had to close early.', 'The shop had to close early.'],
  ],
  leaves: [
    'If it rains, the team stays at home.',
    'As you asked, the team went on.',
    'In the city, the shops are closed.',
    'As far as the team knows, it is late.',
  ],
};
