import { wordSet } from '../lexicon/word-set.ts';
import { endsInAbbreviation } from '../text/sentences.ts';
import type { Rule } from './kit.ts';

const ASKS_WHAT = wordSet('what when where who whom whose which why how');
const HELPERS = wordSet('am are is was were do does did have has had can could will would should shall');
/** “Had I known” and “Should you need it” are no questions, and “Could you call me.” may be a request. */
const ASKS_WHETHER = wordSet('am are is was do does did have has');
const SUBJECTS = wordSet('i you he she it we they');
/** “Do it now.” and “Have it ready by noon.” ask for something. */
const COMMANDS = /^(?:do|have) it\b/i;
const FEWEST_WORDS = 3;

/** A question that ends in a full stop. */
export const questionMark: Rule = {
  id: 'question-mark',
  category: 'punctuation',
  gist: 'question mark',
  *find({ text, words }) {
    if (endsInAbbreviation(text)) return;
    const inner = words.filter(({ tag }) => tag !== 'PUNCT' && tag !== 'EDGE');
    // What stands behind a mark may be said of the question: “How do I get there, he asked.”
    if (inner.length < FEWEST_WORDS || !/^[\p{Lu}][^,;:()"“”–—?!\n.]*\.$/u.test(text)) return;
    const [first = '', second = '', third = ''] = inner.map(({ lower }) => lower);
    const asksWhat = ASKS_WHAT.has(first) && HELPERS.has(second) && SUBJECTS.has(third);
    const asksWhether = ASKS_WHETHER.has(first) && SUBJECTS.has(second) && !COMMANDS.test(text);
    if (!asksWhat && !asksWhether) return;
    yield {
      start: text.length - 1,
      end: text.length,
      replacement: '?',
      reason: 'A question ends with a question mark.',
    };
  },
  examples: [
    ['Where did you put the keys.', 'Where did you put the keys?'],
    ['How do I get there.', 'How do I get there?'],
    ['Did they call you yesterday.', 'Did they call you yesterday?'],
  ],
  leaves: [
    'What you did was kind.',
    'Had I known it, I would have come.',
    'Where do we go from here, she wondered.',
    'Could you call me back.',
    'Do it now.',
    'Did you see Mme. Blanc?',
  ],
};
