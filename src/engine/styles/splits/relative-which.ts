import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule, type RuleContext } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { canPart, comesBack, isLong, toSplit } from './clauses.ts';
import { agrees, findPronounOf, phraseBefore } from './subjects.ts';

/** Verbs that show whether the one or the many are meant. */
const ONE = wordSet('is was has does');
const MANY = wordSet('are were have do');
const MODAL = wordSet('will would can could may might must should had');
const PAST = /^(?:\p{L}+ed|won|made|took|gave|led|sold|cost|hit|ran|saw|became|began|brought)$/u;
const OF_PEOPLE = wordSet(
  'people men women children students workers scientists researchers residents customers experts parents members officials users employees doctors patients teachers visitors families players',
);

/** “It” or “They” for what the clause tells of; nothing where that is not sure. */
function findPronoun(
  { word, at, index }: Place,
  words: readonly Word[],
  context: RuleContext,
): string | undefined {
  const [noun, verb] = [at(-2), at(1)];
  const plural = context.nouns.isPlural(noun.lower);
  if (word.lower === 'who') {
    const pronoun = findPronounOf(phraseBefore(words, index - 1), context);
    if (pronoun === 'he' || pronoun === 'she') return agrees(pronoun, verb) ? pronoun : undefined;
    return plural && (OF_PEOPLE.has(noun.lower) || /[^aeiou](?:ers|ists|ors|ians)$/.test(noun.lower))
      ? 'They'
      : undefined;
  }
  if (noun.tag === 'PROPN' || noun.text === ')') {
    if (ONE.has(verb.lower) || (verb.tag === 'VERB' && /[^su]s$/.test(verb.lower))) return 'It';
    // Of what has a name, only “This” is sure; and only where one verb fits it.
    return PAST.test(verb.lower) && verb.tag === 'VERB' ? 'This' : undefined;
  }
  if (noun.tag !== 'NOUN') return undefined;
  if (MANY.has(verb.lower)) return plural ? 'They' : undefined;
  if (ONE.has(verb.lower)) return plural ? undefined : 'It';
  const isVerb = verb.tag === 'VERB' || MODAL.has(verb.lower);
  if (!isVerb || /ing$/.test(verb.lower)) return undefined;
  // “which makes”: the one, or all that was said.
  if (/[^s]s$/.test(verb.lower)) return plural ? undefined : 'This';
  // “a month before the bills, which would be much”: any of them, or all that was said.
  if (MODAL.has(verb.lower) && plural) return undefined;
  return plural ? 'They' : 'This';
}

/** “…, which is old.” becomes “… It is old.” */
export const relativeWhich: Rule = {
  id: 'relative-clause',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const place of placesOf(sentence)) {
      const { word, at, index } = place;
      if (!/^(?:which|who)$/.test(word.lower) || at(-1).text !== ',') continue;
      const pronoun = findPronoun(place, words, context);
      if (pronoun === undefined || !canPart(sentence, index - 1, index, { isRemark: true })) continue;
      if (comesBack(words, index + 1)) continue;
      yield toSplit(at(-1), word, pronoun);
      return;
    }
  },
  examples: [
    [
      'The baker opened a new shop by the old harbour last week, which is open all day long.',
      'The baker opened a new shop by the old harbour last week. It is open all day long.',
    ],
  ],
  leaves: [
    'The baker, which is a rare thing, opened a new shop by the old harbour last week and sold bread.',
    'The baker met the man from the old harbour last week in the shop, who is rather tall.',
  ],
};
