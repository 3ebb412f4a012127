import { measureGain } from '../language-model/gain.ts';
import { toPlural } from '../lexicon/nouns.ts';
import { isVerbBase } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { RuleContext } from '../rules/context.ts';
import { NOTHING } from '../rules/kit.ts';
import type { Sentence, Word } from '../text/words.ts';
import type { Change } from '../types.ts';

/** What a plural must gain, as a power of ten; nothing where it is never written. */
interface LeastGain {
  alone?: number;
  /** In a text that holds many slips already. */
  besideSlips: number;
}

/**
 * After words that ask for a plural, after “some” and the like, and where nothing says how many. Fitted on sentences of learners.
 * Edited prose has a place in 50,000 words that gains as much as is asked alone; half of them are slips.
 */
const LEAST_GAIN = {
  counted: { alone: 0.4, besideSlips: 0 },
  ofMany: { besideSlips: 0 },
  open: { besideSlips: 0.6 },
} as const satisfies Record<string, LeastGain>;

/** Plurals to a singular: of “way” there are fewer than of “reason”, and after “many” it is a plural all the same. */
const LEAST_SHARE = { counted: 0.03, open: 0.25 };

/** What stands before a phrase whose noun is a plural: “many”, “these”, “a lot of”, “most of the”. */
const COUNTED =
  /(?<!\p{L})(?:many|several|various|numerous|(?<!of )(?:these|those)|two|three|four|five|six|seven|eight|nine|ten|lots? of|(?:all|most|some|many|both|few) of (?:the|these|those|my|your|his|her|its|our|their)|(?<!(?:not|at|above|after|in) )all(?: the| these| those| my| our| their)?) $/iu;

/** “a ten”, “the two” of “the two hour drive” */
const OF_ONE_THING =
  /(?<!\p{L})(?:an?|one|this|that|every|each) (?:two|three|four|five|six|seven|eight|nine|ten) $/iu;

const OF_MANY = wordSet('some most few other such both');
/** “the most important thing”, “the day's most difficult task” */
const DEFINITE = wordSet("the this that any my your his her its our their no an 's");
/** “the advice and recommendation”: what determines one may determine both. */
const COORDINATED = wordSet('and or nor');
const ONE = wordSet('is was has does');
/** The tagger takes some of them for adjectives. */
const QUANTIFIERS = wordSet(
  'many several various numerous few some most all both other such these those lot lots',
);
/** “all month”: all the time that it lasts. */
const LASTS = wordSet(
  'day night morning afternoon evening week weekend month year season spring summer fall autumn winter',
);
const isHyphen = ({ text }: Word) => /^[-–]$/.test(text);

/** Where the phrase begins that the noun ends: with its adjectives and the nouns before it. */
function findStart(words: readonly Word[], noun: number): number {
  const describes = (at: number) => {
    const { tag, lower } = words[at] ?? NOTHING;
    if (QUANTIFIERS.has(lower)) return false;
    const isParticiple = /^(?:ADV|VERB)$/.test(tag) && /(?:ed|ing|ly)$/.test(lower);
    const isHyphened = [at - 1, at, at + 1].some((near) => isHyphen(words[near] ?? NOTHING));
    return isHyphened || tag === 'ADJ' || tag === 'NOUN' || isParticiple;
  };
  let start = noun;
  while (start > 0 && describes(start - 1)) start -= 1;
  return start;
}

/** What the plural of the noun must gain; nothing where it is one thing. */
function findLeastGain({ words, text }: Sentence, noun: number, start: number): LeastGain | undefined {
  const [before, next] = [words[start - 1] ?? NOTHING, words[noun + 1] ?? NOTHING];
  const isBeforeNoun =
    /^(?:NOUN|PROPN|NUM|ADJ)$/.test(next.tag) &&
    !/^(?:last|next|this|such|better|worse|more|less)$/.test(next.lower);
  if (isBeforeNoun || /^['’\-–]/.test(next.text) || ONE.has(next.lower)) return;
  if (before.lower === "'s" || COORDINATED.has(before.lower) || COORDINATED.has(next.lower)) return;
  // “the two form a group”, “these options control how it looks”
  const isRatherVerb =
    next.tag === 'DET' || (isVerbBase(words[noun]?.lower ?? '') && /^(?:PRON|ADV|SCONJ)$/.test(next.tag));
  if (isRatherVerb) return;
  if (before.lower === 'all' && LASTS.has(words[noun]?.lower ?? '')) return;
  const counted = text.slice(0, words[start]?.start);
  // “a ten minute phone call”
  if (OF_ONE_THING.test(counted)) return;
  if (COUNTED.test(counted)) return LEAST_GAIN.counted;
  if (OF_MANY.has(before.lower))
    return DEFINITE.has(words[start - 2]?.lower ?? '') ? undefined : LEAST_GAIN.ofMany;
  const isSubject = before.tag === 'EDGE' || before.text === ',';
  const isOpen = isSubject ? next.tag === 'VERB' : /^(?:ADP|VERB|AUX|SCONJ)$/.test(before.tag);
  return isOpen ? LEAST_GAIN.open : undefined;
}

/** Nouns in the singular that are meant in the plural: “there are many way”, “they do it for customer”. */
export function findNounNumbers(
  sentence: Sentence,
  { model, nouns }: RuleContext,
  isBesideSlips: boolean,
): Change[] {
  return sentence.words.flatMap(({ lower, text, tag, start, end }, index): Change[] => {
    // The tagger takes “subject” for an adjective, whatever follows
    const isThing = /^(?:NOUN|ADJ)$/.test(tag) && /^\p{Ll}+$/u.test(index === 0 ? lower : text);
    if (!isThing || nouns.isPlural(lower) || !nouns.isCountable(lower, LEAST_SHARE.counted)) return [];
    const first = findStart(sentence.words, index);
    const gains: LeastGain | undefined = findLeastGain(sentence, index, first);
    const least = isBesideSlips ? gains?.besideSlips : gains?.alone;
    if (least === undefined) return [];
    const isCounted = gains === LEAST_GAIN.counted;
    if (!isCounted && (tag !== 'NOUN' || !nouns.isCountable(lower, LEAST_SHARE.open))) return [];
    const plural = toPlural(lower);
    const replacement = text.slice(0, 1) + plural.slice(1);
    const gain = measureGain(model, sentence.text, { start, end, replacement });
    if (gain < least) return [];
    const opening = sentence.words[first]?.start ?? start;
    const isRatherOne =
      !isCounted &&
      ['the ', 'a '].some(
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
