import { toGerund } from '../lexicon/verbs.ts';
import { placesOf, type Rule } from './kit.ts';

const SPENDING = /^(?:spend|spends|spent|spending|waste|wastes|wasted)$/;
const SPENT = /^(?:time|hours|days|weeks|months|years|money|day|life|evening|weekend)$/;

/** How many words back what is spent may have begun: “spent a lot of their free time to …”. */
const REACH = 7;

export const gerundAfterPhrase: Rule = {
  id: 'gerund-after-phrase',
  category: 'grammar',
  gist: '-ing form',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const verb = at(1);
      const before = at(-1);
      if (word.lower !== 'to' || verb.tag !== 'VERB' || verb.lower !== verb.lemma) continue;
      const isSpent =
        SPENT.test(before.lower) &&
        Array.from({ length: REACH }, (_, step) => at(-2 - step)).some(({ lower }) => SPENDING.test(lower));
      const isHard =
        /^(?:difficulty|difficulties|trouble|fun)$/.test(before.lower) &&
        /^(?:have|has|had|having)$/.test(
          /^(?:some|any|no|great|much|a)$/.test(at(-2).lower) ? at(-3).lower : at(-2).lower,
        );
      const isBusy =
        before.lower === 'busy' && /^(?:am|is|are|was|were|be|been|'m|'re|'s)$/.test(at(-2).lower);
      const isWorth = before.lower === 'worth' && /^(?:is|was|be|'s)$/.test(at(-2).lower);
      const isForward = before.lower === 'forward' && /^look/.test(at(-2).lower);
      if (!isSpent && !isHard && !isBusy && !isWorth && !isForward) continue;
      const gerund = toGerund(verb.lemma);
      const said = isForward ? 'look forward to' : isSpent ? 'spend' : before.lower;
      const start = isForward ? verb.start : word.start;
      const reason = `“${said}” is followed by the -ing form: ${gerund}.`;
      yield { start, end: verb.end, replacement: gerund, reason };
    }
  },
  examples: [
    ['She spent a lot of time to write the report.', 'She spent a lot of time writing the report.'],
    ['We had difficulty to find the place.', 'We had difficulty finding the place.'],
    ['I look forward to talk with you.', 'I look forward to talking with you.'],
  ],
  leaves: ['It is time to go.', 'She spent the money.', 'He worked hard to earn the money to travel.'],
};
