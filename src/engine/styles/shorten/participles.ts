import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';

const RELATIVES = wordSet('that which who');
const BE = wordSet('is are was were');
/** A participle before one of these stands well without its “that was”. */
const PREPOSITIONS = wordSet('by in at on from for with during under between to near as out');

/** “the report that was written by us”: the participle says it. */
export const bareParticiple: Rule = {
  id: 'shorten-relative',
  category: 'shortening',
  gist: 'relative clause',
  *find(sentence): Generator<Finding> {
    // “It was the report that was written by us” sets the report off; without “that” it says something else.
    if (/^it (?:is|was)\b/i.test(sentence.text)) return;
    for (const { word, at } of placesOf(sentence)) {
      const [noun, be, participle] = [at(-1), at(1), at(2)];
      if (!RELATIVES.has(word.lower) || noun.tag !== 'NOUN' || !BE.has(be.lower)) continue;
      if (!/(?:ed|en|own|ilt|ade|ent|old|eld|set)$/.test(participle.lower) || participle.tag !== 'VERB')
        continue;
      if (!PREPOSITIONS.has(at(3).lower) || /^(?:fact|way|reason|thing|all)$/.test(noun.lower)) continue;
      yield {
        start: word.start,
        end: participle.start,
        replacement: '',
        reason: 'A participle can follow its noun without “that is”.',
      };
    }
  },
  examples: [['The report that was written by Anna is good.', 'The report written by Anna is good.']],
  leaves: ['It was the report that was sent by mail.', 'The fact that was shown in court.'],
};
