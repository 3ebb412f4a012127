import type { Finding, Rule } from '../../rules/kit.ts';

/** Opens what bounds the statement rather than adding to it. */
const BOUNDS =
  /^(?:only|except|excluding|including|unless|until|if|when|optional|required|mandatory|plus|minus|before|after|or|and|but|with|see|the|a|an|hereinafter|formerly|please|e\.g|i\.e|both|all|some|any|one|two|three|both|up to|at least|at most|about|approximately)\b/i;
const DENIES = /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without)\b|n't\b/i;
/** After a quotation the brackets explain it. */
const ASIDE = /(?<!["”’')\]]) \(([^()\n]+)\)/gu;

/** Whether the words in brackets can go: no number, no name, no negation, no condition, no question. */
function isSpare(words: string): boolean {
  const count = words.trim().split(/\s+/).length;
  return (
    count > 1 &&
    count < 13 &&
    /^[\p{Ll}\s,'-]+$/u.test(words.replaceAll(/\bI\b/g, 'i')) &&
    !BOUNDS.test(words) &&
    !DENIES.test(words)
  );
}

export const asides: Rule = {
  id: 'shorten-aside',
  category: 'shortening',
  gist: 'aside',
  *find({ text }): Generator<Finding> {
    for (const match of text.matchAll(ASIDE)) {
      if (match.index === 0 || !isSpare(match[1] ?? '')) continue;
      const end = match.index + match[0].length;
      const reason = 'The sentence is complete without what stands in brackets.';
      yield { start: match.index, end, replacement: '', reason };
    }
  },
  examples: [['The team (as you would expect) is glad.', 'The team is glad.']],
  leaves: [
    'Call her (not him) today.',
    'We pay (in 3 days).',
    'The seller (Acme) agrees.',
    'File(s) were lost.',
  ],
};
