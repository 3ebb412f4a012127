import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, placesOf, type Rule, type RuleContext } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { canPart, countWords, isLong, isVerb, toSplit } from './clauses.ts';
import { opensRole } from './roles.ts';
import { findPronounOf, phraseBefore } from './subjects.ts';
import { isPast } from './tenses.ts';

const SHORTEST = 4;
/** What names all that was said before it: “…, a move that …”. */
const OF_ALL = wordSet(`
  move detail fact sign step figure number rise fall increase decrease record development trend disparity result change
  practice tradition custom feat success achievement blow phenomenon condition process habit belief claim strategy`);
/** “– a month before the rest”: how much, not what. */
const MEASURE =
  /^(?:month|year|week|day|decade|century|hour|minute|third|quarter|half|total|mere|few|lot|bit|full|further)$/;
const ARTICLES = { ',': /^an?$/, dash: /^(?:an?|the|one)$/ };

/** Whether the words are one phrase that runs to the full stop. */
function isOnePhrase(words: readonly Word[]): boolean {
  const inner = words.slice(0, -1);
  if (words.at(-1)?.text !== '.' || countWords(inner) < SHORTEST || !opensRole(inner)) return false;
  // “a coat and a hat”: the end of a list.
  return !inner.some(
    ({ text, lower }, place) =>
      /^[,;:–—”"?]$/.test(text) ||
      (lower === 'and' && /^(?:an?|the|some)$/.test(inner[place + 1]?.lower ?? '')),
  );
}

/** What the sentence of the phrase begins with; nothing where it is not sure whom or what the phrase names. */
function findOpening(sentence: Sentence, mark: number, context: RuleContext): string | undefined {
  const { words } = sentence;
  const phrase = phraseBefore(words, mark);
  const pronoun = findPronounOf(phrase, context);
  if (pronoun === 'he' || pronoun === 'she') return `${pronoun} is`;
  const verb = words.find(isVerb);
  const be = verb !== undefined && isPast(verb) ? 'was' : 'is';
  // “… as a “guide” – a man who knows the town”: of a person more than “this” is to be said.
  if (words.slice(mark).some(({ lower }) => lower === 'who')) return undefined;
  const isName = /^\p{Lu}/u.test(phrase.at(-1)?.text ?? '');
  const tellsOfAll = words.slice(mark + 2, mark + 5).some(({ lower }) => OF_ALL.has(lower));
  if (words[mark]?.text === ',') return tellsOfAll ? `This ${be}` : undefined;
  return isName ? undefined : `This ${be}`;
}

/** “… in the shop, a house by the sea.” becomes “… in the shop. It is a house by the sea.” */
export const finalAppositives: Rule = {
  id: 'final-appositive',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const isDash = /^[–—]$/.test(word.text);
      if (!isDash && word.text !== ',') continue;
      if (!(isDash ? ARTICLES.dash : ARTICLES[',']).test(at(1).lower) || !isOnePhrase(words.slice(index + 1)))
        continue;
      if (MEASURE.test(at(2).lower)) continue;
      if (isDash && words.slice(0, index).some(({ text }) => text === word.text)) continue;
      const opening = findOpening(sentence, index, context);
      if (opening === undefined || !canPart(sentence, index, index + 1, { isRemark: true })) continue;
      yield toSplit({ ...word, start: at(-1).end }, at(1), `${opening} ${at(1).lower}`);
      return;
    }
  },
  examples: [
    [
      'The bakers of the town sold bread in the streets all day – a custom known from older times.',
      'The bakers of the town sold bread in the streets all day. This was a custom known from older times.',
    ],
    [
      'The bakers of the town gave the old shop to Anna Brown, a young woman from the harbour.',
      'The bakers of the town gave the old shop to Anna Brown. She is a young woman from the harbour.',
    ],
  ],
  leaves: [
    'The bakers of the town sold bread in the streets all day with butter, a cake and a cup of tea.',
    'The bakers of the town gave the old shop to the woman they knew, a baker from the harbour.',
  ],
};
