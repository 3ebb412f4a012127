import { findIrregularParticiple } from '../lexicon/irregular-verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule, replaceWord, skipAdverbs } from './kit.ts';

/** Verbs that something can be done to, and whose base form does not follow a form of “be” otherwise. */
const DONE_TO = wordSet(`
  bring build buy catch choose draw drive eat fly forget give hide hold keep know lose make pay say see sell send
  speak spend steal take teach tell throw understand write`);

export const passiveParticiple: Rule = {
  id: 'passive-participle',
  category: 'grammar',
  gist: 'participle',
  *find(sentence) {
    for (const place of placesOf(sentence)) {
      if (!/^(?:was|were|been|being)$/.test(place.word.lower)) continue;
      // “All they did was send it”: the base form is right after “did was” and before an object of its own.
      if (/^(?:did|do|does|done)$/.test(place.at(-1).lower)) continue;
      const distance = skipAdverbs(place);
      const verb = place.at(distance);
      if (/^(?:DET|PRON|NOUN|PROPN|ADJ)$/.test(place.at(distance + 1).tag)) continue;
      const participle = findIrregularParticiple(verb.lower);
      if (participle === undefined || !DONE_TO.has(verb.lower) || !/^(?:VERB|AUX)$/.test(verb.tag)) continue;
      const reason = `After “${place.word.lower}”, the verb takes its participle: ${participle}.`;
      yield* replaceWord(verb, participle, reason);
    }
  },
  examples: [
    ['The invoice was send twice.', 'The invoice was sent twice.'],
    ['It was never speak of again.', 'It was never spoken of again.'],
  ],
  leaves: ['All they did was send a letter.', 'The idea was to send it.', 'What I meant was take your time.'],
};
