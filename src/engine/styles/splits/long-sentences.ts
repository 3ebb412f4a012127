import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, PERSONAL, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { canPart, carriesClause, isClause, isLong, opensReport, toOwnSentence, toSplit } from './clauses.ts';

/** What the second sentence begins with, for what joined it on. */
const BEGINS: Readonly<Record<string, string>> = wordTable({ and: '', but: 'but', so: 'so', yet: 'yet' });

/** Where a sentence may end, how many words join the next clause on, and what that begins with. */
interface Joint {
  length: number;
  begins: string;
}

function findJoint({ word, at }: Place): Joint | undefined {
  if (word.text === ';') return { length: 1, begins: '' };
  const begins = word.text === ',' ? BEGINS[at(1).lower] : undefined;
  if (begins !== undefined) return { length: 2, begins };
  // Without a comma only a pronoun is surely a subject: “sells bread and cakes” lists.
  const isBare =
    /^(?:and|but)$/.test(word.lower) && PERSONAL.has(at(1).lower) && /^(?:NOUN|ADV)$/.test(at(-1).tag);
  return isBare ? { length: 1, begins: BEGINS[word.lower] ?? '' } : undefined;
}

/**
 * Whether a main clause comes after the one that opens at `index`: behind a comma, or as a pronoun whose verb has what it
 * needs. “When it came it was cold” has one, “when we have found the buyer we need” has none.
 */
function leadsToClause(words: readonly Word[], index: number): boolean {
  const verb = words.findIndex((word, at) => at > index && carriesClause(word));
  return words.some((word, at) => {
    if (verb < 0 || at < verb + 2 || !isClause(words, at)) return false;
    const isPronoun = PERSONAL.has(word.lower) || word.lower === 'it';
    const [before, , next, last] = words.slice(at - 1);
    const object = next?.tag === 'AUX' && last?.tag === 'VERB' ? words[at + 3] : last;
    const isBare =
      isPronoun && /^(?:NOUN|ADJ)$/.test(before?.tag ?? '') && /^(?:ADJ|DET|PRON)$/.test(object?.tag ?? '');
    return before?.text === ',' || isBare;
  });
}

function isParting({ length, begins }: Joint, { word, index }: Place, sentence: Sentence): boolean {
  const { words } = sentence;
  const isContrast = begins === 'but' || begins === 'yet';
  // “grants from banks, and grants managed by others”: a bare noun or “a” may go on with a list.
  const first = words[index + length];
  const mayList = /^(?:NOUN|ADJ)$/.test(first?.tag ?? '') || /^an?$/.test(first?.lower ?? '');
  const isStrict = word.text === ';' || (begins === '' && mayList);
  // “open, tested, and free tools are …”
  if (begins === '' && mayList && words.slice(0, index).some(({ text }) => text === ',')) return false;
  // “…, and when the food came, it was cold”: two clauses begin, of which the second is a whole one.
  const opensTwo =
    (length === 2 || word.text === ';') &&
    /^(?:when|while|after|before|once|because|although|if)$/.test(first?.lower ?? '') &&
    isClause(words, index + length + 1) &&
    leadsToClause(words, index + length + 1);
  return (
    (opensTwo || isClause(words, index + length, { isLoose: isContrast && length === 2, isStrict })) &&
    canPart(sentence, index, index + length, {
      isContrast,
      isReport: begins === '' && opensReport(words.slice(index + length)),
    })
  );
}

/** Splits before a whole clause after “, and”, “, but”, “, so” and “;”. */
export const longSentences: Rule = {
  id: 'long-sentence',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    // “three things: bread, from the shop; cakes; and tea”: marks that part a list.
    if (!isLong(sentence) || /:.*;|;.*;/.test(sentence.text)) return;
    for (const place of placesOf(sentence)) {
      const joint = findJoint(place);
      if (joint === undefined || !isParting(joint, place, sentence)) continue;
      const from = { ...place.word, start: place.at(-1).end };
      const first = place.at(joint.length);
      yield joint.begins === ''
        ? toOwnSentence(from, first)
        : toSplit(from, place.at(joint.length - 1), joint.begins);
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
      'The baker of the shop by the harbour sells bread and cakes and he is very happy with it.',
      'The baker of the shop by the harbour sells bread and cakes. He is very happy with it.',
    ],
    [
      "The shop by the harbour sells bread and cakes to all, but the baker can't make enough to-go boxes.",
      "The shop by the harbour sells bread and cakes to all. But the baker can't make enough to-go boxes.",
    ],
    [
      'We waited for an hour before anyone came, and when the food was on the table it was cold.',
      'We waited for an hour before anyone came. When the food was on the table it was cold.',
    ],
    [
      'The shop sold bread to people who said that it was the best in the town, and the baker said that he was glad.',
      'The shop sold bread to people who said that it was the best in the town. The baker said that he was glad.',
    ],
  ],
  leaves: [
    'The team of the shop asked about the needs of those who come here, and the ways the shop can help them.',
    'The people of the town like new roads, good schools, and clean water makes them very proud of it.',
    'The office opened last week, and the team moved in.',
    'He said in his speech to the whole staff of the old company that the office had opened last week in the harbour, and the team had moved in on the first day with all of their things.',
    'The firm lives on gifts from banks in the old town, gifts that flowed through the church, and gifts managed by others.',
    'In that year the price of bread fell in all of the towns, the harbour closed, and the bakers lost all their money.',
    'When the harbour is closed in winter, the shop in the old town has no bread, and the cakes are dear.',
    'Send the form to the office in the harbour by the end of May, and you will get your money back.',
    'The baker treats him in this way not because he hates him, but because he is persuaded that it helps.',
    'We will not sell the old house by the harbour now, but when we have found the buyer we need.',
    'The shop by the harbour not only sells bread and cakes, but it also has a very good tea room.',
    'I cannot imagine my life in this small town by the harbour without you, and I do not want to.',
    'I thought that he would not come back to the old house by the harbour, but he really did, too.',
  ],
};
