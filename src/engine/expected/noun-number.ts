import { measureGain } from '../language-model/gain.ts';
import { toPlural } from '../lexicon/nouns.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { NOTHING } from '../rules/kit.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';

/**
 * What a plural must gain, as a power of ten, after “many” and the like, and where nothing says how many. Fitted on
 * sentences of learners. In texts without other slips right prose gains as much.
 */
const LEAST_GAIN = { ofMany: 0, open: 0.6 };

const OF_MANY = wordSet('many several these those some all most few various other such both');
/** “the most important thing”, “the day's most difficult task” */
const DEFINITE = wordSet("the this that any my your his her its our their no an 's");
/** “the advice and recommendation”: what determines one may determine both. */
const COORDINATED = wordSet('and or nor');
const ONE = wordSet('is was has does');
const isHyphen = ({ text }: Word) => /^[-–]$/.test(text);

/** Where the phrase begins that the noun ends: with its adjectives and the nouns before it. */
function findStart(words: readonly Word[], noun: number): number {
  const describes = (at: number) => {
    const { tag, lower } = words[at] ?? NOTHING;
    const isParticiple = /^(?:ADV|VERB)$/.test(tag) && /(?:ed|ing|ly)$/.test(lower);
    const isHyphened = [at - 1, at, at + 1].some((near) => isHyphen(words[near] ?? NOTHING));
    return isHyphened || tag === 'ADJ' || tag === 'NOUN' || isParticiple;
  };
  let start = noun;
  while (start > 0 && describes(start - 1)) start -= 1;
  return start;
}

/** What the plural of the noun must gain; nothing where it is one thing. */
function findLeastGain({ words }: Sentence, noun: number, start: number): number | undefined {
  const [before, next] = [words[start - 1] ?? NOTHING, words[noun + 1] ?? NOTHING];
  const isBeforeNoun = /^(?:NOUN|PROPN|NUM|ADJ)$/.test(next.tag) && !/^(?:last|next|this)$/.test(next.lower);
  if (isBeforeNoun || /^['’\-–]/.test(next.text) || ONE.has(next.lower)) return;
  if (before.lower === "'s" || COORDINATED.has(before.lower) || COORDINATED.has(next.lower)) return;
  if (OF_MANY.has(before.lower))
    return DEFINITE.has(words[start - 2]?.lower ?? '') ? undefined : LEAST_GAIN.ofMany;
  const isSubject = before.tag === 'EDGE' || before.text === ',';
  const isOpen = isSubject ? next.tag === 'VERB' : /^(?:ADP|VERB|AUX|SCONJ)$/.test(before.tag);
  return isOpen ? LEAST_GAIN.open : undefined;
}

/** Nouns in the singular that are meant in the plural: “they do it for customer”, “some driver make trouble”. */
export function findNounNumbers(sentence: Sentence, { model, nouns }: RuleContext): Change[] {
  return sentence.words.flatMap(({ lower, text, tag, start, end }, index): Change[] => {
    const isCountable =
      tag === 'NOUN' && /^\p{Ll}+$/u.test(index === 0 ? lower : text) && nouns.isCountable(lower);
    if (!isCountable || nouns.isPlural(lower)) return [];
    const first = findStart(sentence.words, index);
    const least = findLeastGain(sentence, index, first);
    if (least === undefined) return [];
    const plural = toPlural(lower);
    const replacement = text.slice(0, 1) + plural.slice(1);
    const gain = measureGain(model, sentence.text, { start, end, replacement });
    if (gain < least) return [];
    const opening = sentence.words[first]?.start ?? start;
    const isRatherOne = ['the ', 'a '].some(
      (article) =>
        measureGain(model, sentence.text, { start: opening, end: opening, replacement: article }) > gain,
    );
    if (isRatherOne) return [];
    return [
      {
        start: sentence.start + start,
        end: sentence.start + end,
        replacement,
        category: 'grammar',
        gist: 'plural',
        reason: `More than one is meant here, so the noun is a plural, “${plural}”.`,
        rule: 'noun-number',
      },
    ];
  });
}
