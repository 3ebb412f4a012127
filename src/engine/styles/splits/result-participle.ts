import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, isLong, toSplit } from './clauses.ts';

/** What “doing” is in the present and in the past, for verbs that tell what came of it. */
const RESULTS: Readonly<Record<string, readonly [present: string, past: string]>> = {
  allowing: ['allows', 'allowed'],
  bringing: ['brings', 'brought'],
  causing: ['causes', 'caused'],
  creating: ['creates', 'created'],
  enabling: ['enables', 'enabled'],
  forcing: ['forces', 'forced'],
  giving: ['gives', 'gave'],
  helping: ['helps', 'helped'],
  leading: ['leads', 'led'],
  leaving: ['leaves', 'left'],
  making: ['makes', 'made'],
  meaning: ['means', 'meant'],
  prompting: ['prompts', 'prompted'],
  raising: ['raises', 'raised'],
  showing: ['shows', 'showed'],
  sparking: ['sparks', 'sparked'],
  suggesting: ['suggests', 'suggested'],
  triggering: ['triggers', 'triggered'],
};
const PAST = /^(?:was|were|had|did|went|came|took|gave|made|found|began|became|saw|got|\p{L}+ed)$/u;

/** “…, making it late.” becomes “… This made it late.” */
export const resultParticiple: Rule = {
  id: 'result-participle',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const forms = RESULTS[word.lower];
      if (forms === undefined || at(-1).text !== ',' || /ing$/.test(at(-2).lower)) continue;
      if (!canPart(sentence, index - 1, index)) continue;
      const verb = words.find(({ tag, lower }) => (tag === 'VERB' || tag === 'AUX') && !/ing$/.test(lower));
      const isPast = verb !== undefined && PAST.test(verb.lower);
      yield toSplit(at(-1), word, `This ${isPast ? forms[1] : forms[0]}`);
      return;
    }
  },
  examples: [
    [
      'The city closed the old road to the harbour last week, making it much harder to get home.',
      'The city closed the old road to the harbour last week. This made it much harder to get home.',
    ],
  ],
  leaves: [
    'She likes cooking, making cakes and selling them to all of the people in the old harbour by the sea.',
  ],
};
