import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { canPart, countWords, isLong, isVerb, toSplit } from './clauses.ts';
import { isPast } from './tenses.ts';

/** What opens a remark, the word after it, and what it begins with as a sentence: in the present and in the past. */
const REMARKS: readonly (readonly [first: RegExp, second: RegExp, present: string, past: string])[] = [
  [/^according$/, /^to$/, 'This is according', 'This is according'],
  [/^compared$/, /^(?:with|to)$/, 'This compares', 'This compares'],
  [/^despite$/, /^(?!being|having)/, 'This is despite', 'This was despite'],
  [/^thanks$/, /^to$/, 'This is thanks', 'This was thanks'],
  [/^(?:up|down)$/, /^from$/, 'This is $1', 'This was $1'],
];

/** Whether the words run to the end of the sentence in one phrase. */
function isOnePhrase(words: readonly Word[]): boolean {
  const inner = words.slice(0, -1);
  return (
    words.at(-1)?.text === '.' && countWords(inner) > 2 && !inner.some(({ text }) => /^[,;:–—”"]$/.test(text))
  );
}

/** “…, according to the town.” becomes “… This is according to the town.” */
export const trailingRemarks: Rule = {
  id: 'trailing-remark',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const remark = REMARKS.find(([first, second]) => first.test(word.lower) && second.test(at(1).lower));
      if (remark === undefined || !isOnePhrase(words.slice(index))) continue;
      const isComparison = word.lower === 'compared';
      const hasComma = at(-1).text === ',';
      // “up from”, “thanks to”: without its comma the phrase belongs to the word before it.
      if (!hasComma && !isComparison) continue;
      const from = hasComma ? index - 1 : index;
      const left = words.slice(0, from);
      if (isComparison && !left.some(({ tag }) => tag === 'NUM')) continue;
      const [last, verb] = [left.at(-1), left.find(isVerb)];
      if (last === undefined || verb === undefined || !canPart(sentence, from, index, { isRemark: true }))
        continue;
      const begins = remark[isPast(verb) ? 3 : 2].replace('$1', word.lower);
      yield toSplit({ ...word, start: last.end }, word, begins);
      return;
    }
  },
  examples: [
    [
      'The shop by the harbour sells the best bread and cakes in the town, according to its owner.',
      'The shop by the harbour sells the best bread and cakes in the town. This is according to its owner.',
    ],
    [
      'The shop by the harbour sold forty loaves of bread in the week compared with ten last year.',
      'The shop by the harbour sold forty loaves of bread in the week. This compares with ten last year.',
    ],
  ],
  leaves: [
    'The shop by the harbour, according to its owner, sells the best bread and cakes in the town.',
    'The bakers by the harbour are all paid according to the work that they have done in the week.',
  ],
};
