import type { Finding, Rule } from '../../rules/kit.ts';

const WORDS =
  'however|of course|for example|for instance|in turn|indeed|in fact|in effect|therefore|meanwhile|moreover|furthermore|it seems|it turned out|it turns out|as it happens|too|though|after all|in other words|as a result|in the end|so to speak|as it were|for the most part|among other things|in particular|ultimately|above all|for his part|for her part|for their part|needless to say|at the same time|by the way|as always|as usual|in any case|to be sure|to be honest|you know|i think|i believe|i guess';
const INSIDE = new RegExp(`(?<=[\\p{L}\\p{N}]), (?:${WORDS}),(?= \\p{L})`, 'giu');
const AT_END =
  /(?<=[\p{L}\p{N}]),? (?:as well|however|though|after all|of course|in the process|along the way|for good measure|so to speak|as usual)(?=[.!]$)|, too(?=[.!]$)/giu;
const reason = 'The words between the commas say nothing of their own.';

/** “The plan, of course, is cheap.” */
export const interjections: Rule = {
  id: 'shorten-interjection',
  category: 'shortening',
  gist: 'interjection',
  *find({ text }): Generator<Finding> {
    for (const pattern of [INSIDE, AT_END]) {
      for (const match of text.matchAll(pattern)) {
        yield { start: match.index, end: match.index + match[0].length, replacement: '', reason };
      }
    }
  },
  examples: [
    ['The plan, of course, is cheap.', 'The plan is cheap.'],
    ['The house was sold as well.', 'The house was sold.'],
  ],
  leaves: ['It went as well as the first.', 'However, we agree.', 'He knows it very well.'],
};
