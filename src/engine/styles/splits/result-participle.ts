import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, isLong, toSplit } from './clauses.ts';
import { isPast } from './tenses.ts';

/** What “doing” is in the present and in the past, for verbs that tell what came of it. */
const RESULTS: Readonly<Record<string, readonly [present: string, past: string]>> = wordTable({
  allowing: ['allows', 'allowed'],
  affecting: ['affects', 'affected'],
  bringing: ['brings', 'brought'],
  causing: ['causes', 'caused'],
  creating: ['creates', 'created'],
  drawing: ['draws', 'drew'],
  enabling: ['enables', 'enabled'],
  ending: ['ends', 'ended'],
  forcing: ['forces', 'forced'],
  generating: ['generates', 'generated'],
  giving: ['gives', 'gave'],
  helping: ['helps', 'helped'],
  hinting: ['hints', 'hinted'],
  leading: ['leads', 'led'],
  leaving: ['leaves', 'left'],
  making: ['makes', 'made'],
  meaning: ['means', 'meant'],
  prompting: ['prompts', 'prompted'],
  providing: ['provides', 'provided'],
  putting: ['puts', 'put'],
  raising: ['raises', 'raised'],
  reducing: ['reduces', 'reduced'],
  revealing: ['reveals', 'revealed'],
  saving: ['saves', 'saved'],
  sending: ['sends', 'sent'],
  showing: ['shows', 'showed'],
  sparking: ['sparks', 'sparked'],
  suggesting: ['suggests', 'suggested'],
  triggering: ['triggers', 'triggered'],
});

/** What only might be has no result yet. */
const UNREAL = /^(?:would|could|might|may|should|if|unless)$/;

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
      if (at(1).lower === 'up' || (word.lower === 'leading' && at(1).lower !== 'to')) continue;
      const left = words.slice(0, index - 1);
      // “based on cutting costs, creating jobs or”: one more of a list.
      if (
        left.slice(-5).some(({ lower }, place, last) => /ing$/.test(lower) && last[place - 1]?.tag === 'ADP')
      )
        continue;
      if (
        left.some(
          (other, place) =>
            UNREAL.test(other.lower) || (other.text === ',' && /ing$/.test(left[place + 1]?.lower ?? '')),
        )
      )
        continue;
      if (comesBack(words, index + 1) || !canPart(sentence, index - 1, index, { isRemark: true })) continue;
      const verb = words.find(({ tag, lower }) => (tag === 'VERB' || tag === 'AUX') && !/ing$/.test(lower));
      const isOver = verb !== undefined && isPast(verb);
      yield toSplit(at(-1), word, `This ${isOver ? forms[1] : forms[0]}`);
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
