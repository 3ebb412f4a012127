import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, isClause, isLong, opensReport, toOwnSentence, toSplit } from './clauses.ts';

/** What the second sentence begins with, for what joined it on. */
const BEGINS: Readonly<Record<string, string>> = wordTable({ and: '', but: 'but', so: 'so', yet: 'yet' });

/** Splits before a whole clause after “, and”, “, but”, “, so” and “;”. */
export const longSentences: Rule = {
  id: 'long-sentence',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const begins = word.text === ',' ? BEGINS[at(1).lower] : undefined;
      if (begins === undefined && word.text !== ';') continue;
      const start = begins === undefined ? index + 1 : index + 2;
      const first = words[start];
      const isContrast = begins === 'but' || begins === 'yet';
      if (
        first === undefined ||
        !isClause(words, start, { isLoose: isContrast, isStrict: word.text === ';' }) ||
        !canPart(sentence, index, start, {
          isContrast,
          isReport: begins === '' && opensReport(words.slice(start)),
        })
      )
        continue;
      const isOwn = begins === undefined || begins === '';
      yield isOwn ? toOwnSentence(word, first) : toSplit(word, at(1), begins);
      return;
    }
  },
  examples: [
    [
      'The new office opened in the old harbour last week after a long and costly renovation of the whole building, and the team moved in on the first day with all of their things.',
      'The new office opened in the old harbour last week after a long and costly renovation of the whole building. The team moved in on the first day with all of their things.',
    ],
    [
      'The shop by the harbour sells bread and cakes, but the baker is not happy with it at all.',
      'The shop by the harbour sells bread and cakes. But the baker is not happy with it at all.',
    ],
    [
      'The shop sold bread to people who said that it was the best in the town, and the baker said that he was glad.',
      'The shop sold bread to people who said that it was the best in the town. The baker said that he was glad.',
    ],
  ],
  leaves: [
    'The office opened last week, and the team moved in.',
    'He said in his speech to the whole staff of the old company that the office had opened last week in the harbour, and the team had moved in on the first day with all of their things.',
  ],
};
