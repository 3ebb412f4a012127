import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, placesOf, type Rule, type RuleContext } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { countWords, isLong, isVerb, isWord, toSplit } from './clauses.ts';
import { findPronounOf, findSubject, type Pronoun } from './subjects.ts';
import { isPast } from './tenses.ts';

/** What “doing” is for one, for many, and in the past. */
const FORMS: Readonly<Record<string, readonly [one: string, many: string, past: string]>> = wordTable({
  saying: ['says', 'say', 'said'],
  adding: ['adds', 'add', 'added'],
  arguing: ['argues', 'argue', 'argued'],
  claiming: ['claims', 'claim', 'claimed'],
  warning: ['warns', 'warn', 'warned'],
  insisting: ['insists', 'insist', 'insisted'],
  explaining: ['explains', 'explain', 'explained'],
  pointing: ['points', 'point', 'pointed'],
  telling: ['tells', 'tell', 'told'],
  accusing: ['accuses', 'accuse', 'accused'],
  describing: ['describes', 'describe', 'described'],
  calling: ['calls', 'call', 'called'],
  citing: ['cites', 'cite', 'cited'],
});
const SAYS = /^(?:said|says|added|adds|explained|explains)$/;

/** Who speaks after a quotation: “…,” said Anna Brown, adding …; “…,” she said, adding … */
function findSpeaker(
  words: readonly Word[],
  context: RuleContext,
): { pronoun: Pronoun; verb: Word } | undefined {
  const quote = words.findLastIndex(({ text }) => /^[”"]$/.test(text));
  const after = words.slice(quote + 1);
  const place = after.findIndex(({ lower }) => SAYS.test(lower));
  const verb = after[place];
  if (quote < 0 || verb === undefined) return undefined;
  const named = place === 0 ? after.slice(1) : after.slice(0, place);
  const pronoun = findPronounOf(named.filter(isWord), context);
  return pronoun === undefined ? undefined : { pronoun, verb };
}

function findSubjectAndVerb(sentence: Sentence, left: readonly Word[], context: RuleContext) {
  if (left.some(({ text }) => /^[”"]$/.test(text))) return findSpeaker(left, context);
  const verb = left.find(isVerb);
  const pronoun = findSubject(sentence, context);
  return pronoun === undefined || verb === undefined ? undefined : { pronoun, verb };
}

/** “…, saying it was late.” becomes “… They said it was late.” */
export const sayingParticiple: Rule = {
  id: 'saying-participle',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const forms = FORMS[word.lower];
      if (forms === undefined || at(-1).text !== ',' || /ing$/.test(at(-2).lower)) continue;
      const left = words.slice(0, index - 1);
      if (countWords(left) < 4 || countWords(words.slice(index)) < 4) continue;
      const found = findSubjectAndVerb(sentence, left, context);
      if (found === undefined) return;
      const { pronoun, verb } = found;
      const [one, many, past] = forms;
      const present = /^(?:they|we|you|I)$/.test(pronoun) ? many : one;
      yield toSplit(at(-1), word, `${pronoun} ${isPast(verb) ? past : present}`);
      return;
    }
  },
  examples: [
    [
      'The firms by the harbour have sold their houses to the town, saying they are too small.',
      'The firms by the harbour have sold their houses to the town. They say they are too small.',
    ],
    [
      '“The old house by the harbour is too small for us,” she said, adding that it was cold.',
      '“The old house by the harbour is too small for us,” she said. She added that it was cold.',
    ],
  ],
  leaves: ['The baker by the harbour sold the house to the town last week, saying it was too small.'],
};
