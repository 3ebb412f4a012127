import { toForms } from '../lexicon/inflection.ts';
import { findIrregularBase, findIrregularParticiple, findIrregularPast } from '../lexicon/irregular-verbs.ts';
import { OTHER_VERBS, PURE_VERBS } from '../lexicon/verbs.ts';
import type { Word } from '../text/words.ts';
import { placesOf, type Rule, replaceWord, skipAdverbs } from './kit.ts';

/** Past tenses that are nouns as well: “had a saw”, “has bit players”. */
const NOUNS_TOO = /^(?:saw|bit|rose|fell|felt|bore)$/;
const OBJECT = /^(?:me|him|them|us|you|it|her|the|an?|my|your|his|our|their|this|these|that)$/;
/** What somebody can have before such a word: “the time I have work the phone is off”. */
const THINGS =
  /^(?:work|help|rain|rest|charge|change|need|interest|cover|demand|fear|hope|influence|support|care|use|doubt|plan)$/;

/** The participle of a past tense, or of a base form before its object, where it stands after “have”. */
function findParticiple(verb: Word, next: Word): string | undefined {
  const { lower } = verb;
  const base = findIrregularBase(lower);
  if (base !== undefined) {
    const isPast = findIrregularPast(base) === lower && !(verb.tag === 'NOUN' && NOUNS_TOO.test(lower));
    return isPast && lower !== 'got' ? findIrregularParticiple(base) : undefined;
  }
  const isVerb = PURE_VERBS.has(lower) || OTHER_VERBS.has(lower);
  const isThing = THINGS.test(lower) && !/^(?:me|him|them|us|you)$/.test(next.lower);
  return isVerb && OBJECT.test(next.lower) && !isThing ? toForms(lower).participle : undefined;
}

export const perfectParticiple: Rule = {
  id: 'perfect-participle',
  category: 'grammar',
  gist: 'participle',
  *find(sentence) {
    for (const place of placesOf(sentence)) {
      if (!/^(?:have|has|had|'ve)$/.test(place.word.lower)) continue;
      const distance = skipAdverbs(place);
      const verb = place.at(distance);
      const participle = findParticiple(verb, place.at(distance + 1));
      if (participle === undefined || participle === verb.lower) continue;
      const helper = place.word.lower.startsWith("'") ? 'have' : place.word.lower;
      yield* replaceWord(
        verb,
        participle,
        `After “${helper}”, the verb takes its participle: ${participle}.`,
      );
    }
  },
  examples: [
    ['I have spoke to her.', 'I have spoken to her.'],
    ['They had not went far.', 'They had not gone far.'],
    ['He has drank too much.', 'He has drunk too much.'],
    ['I have call him twice.', 'I have called him twice.'],
    ['She has already visit the museum.', 'She has already visited the museum.'],
  ],
  leaves: [
    'She has got a new car.',
    'He had a saw in the shed.',
    'On days when I have work the phone is off.',
    'We have let them go, and they have read it.',
  ],
};
