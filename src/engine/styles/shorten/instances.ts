import type { Finding, Rule } from '../../rules/kit.ts';
import { countWords, findStop, isNaming, isWhole } from './clauses.ts';

/** “fruit, such as apples and pears”: the instances of what was named, at the end of the sentence. */
export const instances: Rule = {
  id: 'shorten-instances',
  category: 'shortening',
  gist: 'examples',
  *find(sentence): Generator<Finding> {
    const stop = findStop(sentence);
    const end = stop === undefined ? undefined : sentence.words[stop]?.start;
    if (stop === undefined || end === undefined) return;
    const match = /(,?) (?:such as|including|for example|for instance|like) (?=\p{Ll})/u.exec(sentence.text);
    if (match === null) return;
    const index = sentence.words.findIndex(({ start }) => start >= match.index);
    const before = sentence.words[index - 1];
    const tail = sentence.words.slice(index, stop);
    if (
      before === undefined ||
      !isNaming(before) ||
      /^(?:things?|this|that)$/.test(before.lower) ||
      countWords(tail) < 3
    )
      return;
    if (/like/.test(match[0]) && match[1] !== ',') return;
    if (tail.some(({ tag }) => /^(?:VERB|AUX|SCONJ)$/.test(tag)) || !isWhole(sentence, index)) return;
    // “foods such as fish, which”: what comes after the list belongs to the sentence again.
    if (tail.some(({ lower }) => /^(?:which|who|but|so)$/.test(lower))) return;
    const reason = 'The sentence is complete without the examples at its end.';
    yield { start: match.index, end, replacement: '', reason };
  },
  examples: [['The shop sells fresh fruit, such as apples and pears.', 'The shop sells fresh fruit.']],
  leaves: [
    'The shop has things such as these.',
    'She sings like a bird.',
    'Such as it is, the shop is ours.',
  ],
};
