import { toGerund } from '../lexicon/verbs.ts';
import { DETERMINERS, placesOf, type Rule } from './kit.ts';

const TAKES_GERUND =
  /^(?:enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|consider|considered|suggest|suggests|suggested|recommend|recommends|recommended|imagine|dislike|postpone|postponed)$/;

export const gerundAfterVerb: Rule = {
  id: 'gerund-after-verb',
  category: 'grammar',
  gist: '-ing form',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const verb = at(2);
      if (
        !TAKES_GERUND.test(word.lower) ||
        at(1).lower !== 'to' ||
        verb.tag !== 'VERB' ||
        verb.lower !== verb.lemma
      )
        continue;
      if (DETERMINERS.has(at(-1).lower) || /^(?:DET|ADJ)$/.test(at(-1).tag)) continue;
      const gerund = toGerund(verb.lemma);
      const reason = `“${word.lower}” is followed by the -ing form: ${gerund}.`;
      yield { start: at(1).start, end: verb.end, replacement: gerund, reason };
    }
  },
  examples: [['I enjoy to read novels.', 'I enjoy reading novels.']],
  leaves: ['I like to read novels.', 'He stopped to rest.'],
};
