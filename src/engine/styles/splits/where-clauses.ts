import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, isClause, isLong, isVerb, toSplit } from './clauses.ts';
import { isPast } from './tenses.ts';

/** What is surely a time. */
const TIMES =
  /^(?:year|month|week|day|night|morning|evening|afternoon|century|decade|[0-9]+s|summer|winter|spring|autumn|war|crisis)s?$/;

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
      const isReason =
        word.lower === 'because' &&
        !/^(?:part|time|way)$/.test(at(-1).lower) &&
        /^(?:NOUN|PROPN)$/.test(at(-1).tag) &&
        index > 8;
      const isTime =
        word.lower === 'when' &&
        at(-1).text === ',' &&
        (/^(?:PROPN|NUM)$/.test(at(-2).tag) || TIMES.test(at(-2).lower));
      if (!isPlace && !isReason && !isTime) continue;
      if (!isClause(words, index + 1) || comesBack(words, index + 1)) continue;
      // “because they buy too much, or by shops”: the second belongs to what was before.
      const goesBack = words.some(
        ({ tag }, place) => place > index && tag === 'CCONJ' && words[place + 1]?.tag === 'ADP',
      );
      if (isReason && goesBack) continue;
      // “not because”: what is denied is the reason.
      if (
        isReason &&
        words.slice(0, index).some(({ lower }) => /^(?:not|n't|never|no|only|cannot)$/.test(lower))
      )
        continue;
      if (!canPart(sentence, isReason ? index : index - 1, index + 1)) continue;
      const pivot = { ...word, start: isReason ? at(-1).end : at(-1).start };
      const verb = words.slice(index + 1).find(isVerb);
      const main = words.find(isVerb);
      const reason = main !== undefined && isPast(main) ? 'This was because' : 'This is because';
      const time = verb !== undefined && isPast(verb) ? 'That was when' : 'That is when';
      yield toSplit(pivot, word, isPlace ? 'There,' : isTime ? time : reason);
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
      'The baker moved to a small house in the old town by the harbour. This was because many people buy his bread.',
    ],
  ],
  leaves: [
    'The baker did not move to the small house in the old town because many people buy his bread.',
    'The baker asked the people in the old town by the harbour where they buy their bread.',
  ],
};
