import { wordTable } from '../../lexicon/word-table.ts';
import type { Finding, Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { countWords, isClause, isLong, isVerb, isWord, splitReason } from './clauses.ts';

/** What leads on from the opening clause, once it is a sentence of its own. */
const LEADS_ON: Readonly<Record<string, string>> = wordTable({
  after: 'After that,',
  because: 'Because of this,',
});
const PRONOUNS = /^(?:he|she|it|they|his|her|their|its)$/;

/** A name and “I” keep their capital. */
function toInner(word: Word): string {
  return word.tag === 'PROPN' || /^\p{Lu}.*\p{Lu}|^I$/u.test(word.text)
    ? word.text
    : word.text.charAt(0).toLowerCase() + word.text.slice(1);
}

/** “After the shop had closed, she left.” becomes “The shop had closed. After that, she left.” */
export const openingTime: Rule = {
  id: 'opening-time',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    const { words, text } = sentence;
    const [first, second] = words;
    const leadsOn = LEADS_ON[first?.lower ?? ''];
    if (first === undefined || second === undefined || leadsOn === undefined || !isLong(sentence)) return;
    if (!isClause(words, 1, { isStrict: true })) return;
    const index = words.findIndex((word) => !isWord(word));
    const [comma, next] = [words[index], words[index + 1]];
    if (comma?.text !== ',' || next === undefined || !isClause(words, index + 1)) return;
    if (Math.min(index - 1, countWords(words.slice(index + 1))) < 4 || !words.slice(1, index).some(isVerb))
      return;
    // “After he left, Tom …”: who “he” is comes later.
    if (PRONOUNS.test(second.lower) && !PRONOUNS.test(next.lower)) return;
    const own = text.slice(second.start, comma.start);
    yield {
      start: first.start,
      end: next.end,
      replacement: `${own.charAt(0).toUpperCase()}${own.slice(1)}. ${leadsOn} ${toInner(next)}`,
      reason: splitReason,
    };
  },
  examples: [
    [
      'After the baker had closed the shop by the harbour, many people bought their bread in town.',
      'The baker had closed the shop by the harbour. After that, many people bought their bread in town.',
    ],
  ],
  leaves: [
    'After he had closed the shop by the harbour, the baker bought his bread in the town.',
    'After a long day in the shop by the harbour, the baker bought his bread in the town.',
  ],
};
