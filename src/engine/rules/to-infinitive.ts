import { findIrregularBase } from '../lexicon/irregular-verbs.ts';
import { findBaseOfThirdPerson, PURE_VERBS } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { DETERMINERS, placesOf, type Rule, replaceWord } from './kit.ts';

/** After these, “to” is a preposition: “according to published figures”. */
const BEFORE_PREPOSITION = wordSet(`
  according due related compared addicted used prior thanks close up next opposed come comes point exposed limited
  dedicated committed subject access reference regard addition`);
/** Also nouns, adjectives or bases of their own. */
const AMBIGUOUS = wordSet(
  'found left fell felt saw thought read lead meant cut put lost cost built known given',
);

/** After these, “to” always brings a verb. */
const BEFORE_INFINITIVE = wordSet(
  'how want wants wanted need needs able going trying tried decided hope hopes ought',
);

export const toInfinitive: Rule = {
  id: 'to-infinitive',
  category: 'grammar',
  gist: 'infinitive',
  *find(sentence, { frequencies }) {
    for (const { word, at } of placesOf(sentence)) {
      const verb = at(1);
      if (word.lower !== 'to' || at(-1).tag === 'EDGE' || verb.tag !== 'VERB') continue;
      if (BEFORE_PREPOSITION.has(at(-1).lower) || AMBIGUOUS.has(verb.lower)) continue;
      const irregular = findIrregularBase(verb.lower);
      const third = findBaseOfThirdPerson(verb.lower);
      const isThird =
        third !== undefined && PURE_VERBS.has(third) && frequencies.of(third) > frequencies.of(verb.lower);
      const isPast = verb.lower.endsWith('ed') && PURE_VERBS.has(verb.lemma);
      const isAsked =
        verb.lower.endsWith('ed') && verb.lemma !== verb.lower && BEFORE_INFINITIVE.has(at(-1).lower);
      const hasObject = DETERMINERS.has(at(2).lower) || at(2).tag === 'PRON';
      const base = irregular ?? (isThird ? third : (isPast && hasObject) || isAsked ? verb.lemma : undefined);
      if (base === undefined) continue;
      yield* replaceWord(verb, base, `After “to”, the verb stays in its base form: ${base}.`);
    }
  },
  examples: [
    ['I want to went home.', 'I want to go home.'],
    ['She knows how to used it.', 'She knows how to use it.'],
    ['They decided to makes a plan.', 'They decided to make a plan.'],
  ],
  leaves: ['According to made-up stories, it rains.', 'We listened to recorded music.'],
};
