import type { Finding, Rule } from '../../rules/kit.ts';
import type { Sentence } from '../../text/words.ts';
import { carriesClause } from './clauses.ts';

const WORDS =
  'however|of course|for example|for instance|in turn|indeed|in fact|in effect|therefore|meanwhile|moreover|furthermore|it seems|it turned out|it turns out|as it happens|too|though|after all|in other words|as a result|in the end|so to speak|as it were|for the most part|among other things|in particular|ultimately|above all|for his part|for her part|for their part|needless to say|at the same time|by the way|as always|as usual|in any case|to be sure|to be honest|you know|i think|i believe|i guess|by contrast|in contrast|on the other hand|unsurprisingly|surprisingly|interestingly|importantly|crucially|inevitably|in truth|in reality|more importantly|once again|as a consequence|in this case|in short';
const INSIDE = new RegExp(`(?<=[\\p{L}\\p{N}]), (?:${WORDS}),(?= \\p{L})`, 'giu');
const AT_END =
  /(?<=[\p{L}\p{N}]),? (?:as well|however|though|after all|of course|in the process|along the way|for good measure|so to speak|as usual)(?=[.!]$)|, too(?=[.!]$)/giu;
const reason = 'The words between the commas say nothing of their own.';

/** Whether one of the two commas has to stay: “At home, of course, the plan …”, “a plan, of course, which …”. */
function needsComma({ words }: Sentence, start: number, end: number): boolean {
  const before = words.filter((word) => word.end <= start);
  const next = words.find((word) => word.start >= end);
  if (next === undefined || /^(?:CCONJ|SCONJ)$/.test(before.at(-1)?.tag ?? '')) return false;
  const isOpening = /^(?:ADP|ADV|SCONJ)$/.test(before[0]?.tag ?? '') && !before.some(carriesClause);
  return isOpening || /^(?:which|who|whose|where|with)$/.test(next.lower);
}

/** “The plan, of course, is cheap.” */
export const interjections: Rule = {
  id: 'shorten-interjection',
  category: 'shortening',
  gist: 'interjection',
  *find(sentence): Generator<Finding> {
    const { text } = sentence;
    for (const { 0: found, index } of text.matchAll(INSIDE)) {
      const end = index + found.length;
      yield { start: index, end, replacement: needsComma(sentence, index, end) ? ',' : '', reason };
    }
    for (const { 0: found, index } of text.matchAll(AT_END))
      yield { start: index, end: index + found.length, replacement: '', reason };
  },
  examples: [
    ['The plan, of course, is cheap.', 'The plan is cheap.'],
    ['In the town, of course, the plan is cheap.', 'In the town, the plan is cheap.'],
    ['They, too, point to it.', 'They point to it.'],
    ['The house was sold as well.', 'The house was sold.'],
  ],
  leaves: ['It went as well as the first.', 'However, we agree.', 'He knows it very well.'],
};
