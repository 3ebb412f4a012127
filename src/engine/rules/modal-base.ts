import { findIrregularBase } from '../lexicon/irregular-verbs.ts';
import { findBase, findBaseOfThirdPerson } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { opensClause, PERSONAL, placesOf, type Rule, replaceWord, skipAdverbs } from './kit.ts';

const MODALS = wordSet("can could will would should may might must shall 'll ca wo");
const AUXILIARY = wordSet('has is was does are were');
/** “She will found a school”: bases of their own. */
const OWN_BASES = wordSet('found felt saw lay wound');

export const modalBase: Rule = {
  id: 'modal-base',
  category: 'grammar',
  gist: 'base form',
  *find(sentence, { frequencies }) {
    for (const place of placesOf(sentence)) {
      const { word: modal, at } = place;
      if (!MODALS.has(modal.lower) || modal.tag === 'NOUN' || (modal.text === 'May' && place.index > 0))
        continue;
      // “Will is great”: somebody's name
      if (modal.text === 'Will' && AUXILIARY.has(at(1).lower)) continue;
      // “the 20 may is a Friday”, “in may was”: the month in small letters
      if (
        modal.lower === 'may' &&
        /^(?:\d{1,2}(?:st|nd|rd|th)?|of|in|since|until|last|next)$/.test(at(-1).lower)
      )
        continue;
      if (at(1).lower === 'to' && at(2).tag === 'VERB' && modal.lower !== 'will') {
        const reason = `“${modal.lower}” is followed by the verb alone, without “to”.`;
        yield { start: at(1).start, end: at(2).start, replacement: '', reason };
        continue;
      }
      // “Could you please sent …”: in a question the subject stands between the two.
      const isQuestion = PERSONAL.has(at(1).lower) && (place.index === 0 || opensClause(at(-1)));
      const verb = isQuestion ? at(at(2).lower === 'please' ? 3 : 2) : at(skipAdverbs(place));
      if (isQuestion && findIrregularBase(verb.lower) === undefined) continue;
      if (verb.tag !== 'VERB' && !AUXILIARY.has(verb.lower)) continue;
      if (OWN_BASES.has(verb.lower) || /^(?:used|need|dare)$/.test(verb.lower)) continue;
      const base = /^(?:is|was|are|were)$/.test(verb.lower) ? 'be' : findBase(verb.lower, verb.lemma);
      if (base === undefined || (base === findBaseOfThirdPerson(verb.lower) && frequencies.of(base) === 0))
        continue;
      yield* replaceWord(
        verb,
        base,
        `After a verb like “can” or “will”, the next verb stays in its base form: ${base}.`,
      );
    }
  },
  examples: [
    ['She can goes home now.', 'She can go home now.'],
    ['They should not took the bus.', 'They should not take the bus.'],
    ['Could you please sent it today?', 'Could you please send it today?'],
    ['You must to sign the form.', 'You must sign the form.'],
  ],
  leaves: [
    'Will is a good colleague.',
    'We met on 3 May in Leeds.',
    'The invoice of 20 May is still open.',
    'He will found a school.',
    'I can certainly see it.',
  ],
};
