import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, isClause, isLong, toSplit } from './clauses.ts';

/** “…, where people live” becomes “… There, people live”; “… because it is late” becomes “… This is because it is late”. */
export const whereClauses: Rule = {
  id: 'where-clause',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const isPlace = word.lower === 'where' && at(-1).text === ',' && /^(?:NOUN|PROPN)$/.test(at(-2).tag);
      const isReason = word.lower === 'because' && /^(?:NOUN|PROPN)$/.test(at(-1).tag) && index > 8;
      if (!isPlace && !isReason) continue;
      if (!isClause(words, index + 1) || comesBack(words, index + 1)) continue;
      // “not because”: what is denied is the reason.
      if (
        isReason &&
        words.slice(0, index).some(({ lower }) => /^(?:not|n't|never|no|only|cannot)$/.test(lower))
      )
        continue;
      if (!canPart(sentence, isPlace ? index - 1 : index, index + 1)) continue;
      const pivot = { ...word, start: isPlace ? at(-1).start : at(-1).end };
      yield toSplit(pivot, word, isPlace ? 'There,' : 'This is because');
      return;
    }
  },
  examples: [
    [
      'The baker moved to a small house in the old town by the harbour, where many people buy his bread.',
      'The baker moved to a small house in the old town by the harbour. There, many people buy his bread.',
    ],
    [
      'The baker moved to a small house in the old town by the harbour because many people buy his bread.',
      'The baker moved to a small house in the old town by the harbour. This is because many people buy his bread.',
    ],
  ],
  leaves: [
    'The baker did not move to the small house in the old town because many people buy his bread.',
    'The baker asked the people in the old town by the harbour where they buy their bread.',
  ],
};
