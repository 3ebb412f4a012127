import type { Frequencies } from '../lexicon/frequencies.ts';
import { findIrregularBase } from '../lexicon/irregular-verbs.ts';
import { findBase, findBaseOfThirdPerson } from '../lexicon/verbs.ts';
import { wordSet } from '../lexicon/word-set.ts';
import type { Word } from '../text/words.ts';
import { opensClause, PERSONAL, type Place, placesOf, type Rule, replaceWord, skipAdverbs } from './kit.ts';

const MODALS = wordSet("can could will would should may might must shall 'll ca wo");
/** “do what you can to help”: the verb of the modal stands before it, or is left out. */
const STRANDING = wordSet(`
  what whatever all everything anything nothing best most least much many little hard as than that which who whoever way
  ways thing things only far long effort efforts wherever however`);
const AUXILIARY = wordSet('has is was does are were');
/** “She will found a school”: bases of their own. */
const OWN_BASES = wordSet('found felt saw lay wound');

const IS_NOUN_TOO = /^(?:can|will|might|must)$/;
/** “The trash can is full”, “her will is strong” */
const BEFORE_NOUN = wordSet(
  'my your his her its our their the a this last ill good free trash tin oil beer paint spray watering',
);

/** Not the name of “Will is great”, and not the month of “the 20 may is a Friday” or “in may”. */
function isModal({ word: modal, index, at }: Place): boolean {
  if (!MODALS.has(modal.lower) || modal.tag === 'NOUN' || (modal.text === 'May' && index > 0)) return false;
  // “Will is great”, “might makes right”, “could and would are past forms”
  if (index === 0 && (AUXILIARY.has(at(1).lower) || /^(?:and|or|makes)$/.test(at(1).lower))) return false;
  if (IS_NOUN_TOO.test(modal.lower) && BEFORE_NOUN.has(at(-1).lower)) return false;
  const isDate = /^(?:\d{1,2}(?:st|nd|rd|th)?|of|in|on|for|with|since|until|last|next)$/.test(at(-1).lower);
  return modal.lower !== 'may' || !isDate;
}

/** “Could you please sent …”: in a question the subject stands between the two. */
function findVerb(place: Place): Word | undefined {
  const { index, at } = place;
  const isQuestion = PERSONAL.has(at(1).lower) && (index === 0 || opensClause(at(-1)));
  if (!isQuestion) return at(skipAdverbs(place));
  const verb = at(at(2).lower === 'please' ? 3 : 2);
  return findIrregularBase(verb.lower) === undefined ? undefined : verb;
}

function toBase({ lower, lemma, tag }: Word, frequencies: Frequencies): string | undefined {
  if (tag !== 'VERB' && !AUXILIARY.has(lower)) return undefined;
  if (OWN_BASES.has(lower) || /^(?:used|need|dare)$/.test(lower)) return undefined;
  if (/^(?:is|was|are|were)$/.test(lower)) return 'be';
  const base = findBase(lower, lemma);
  const isUnknown = base !== undefined && base === findBaseOfThirdPerson(lower) && frequencies.of(base) === 0;
  return isUnknown ? undefined : base;
}

export const modalBase: Rule = {
  id: 'modal-base',
  category: 'grammar',
  gist: 'base form',
  *find(sentence, { frequencies }) {
    for (const place of placesOf(sentence)) {
      const { word: modal, at, index } = place;
      if (!isModal(place)) continue;
      const to = /^(?:not|n't)$/.test(at(1).lower) ? 2 : 1;
      if (at(to).lower === 'to' && at(to + 1).tag === 'VERB' && modal.lower !== 'will') {
        if (sentence.words.slice(0, index).some(({ lower }) => STRANDING.has(lower))) continue;
        const reason = `“${modal.lower}” is followed by the verb alone, without “to”.`;
        yield { start: at(to).start, end: at(to + 1).start, replacement: '', reason };
        continue;
      }
      // “Should scraped examples be hidden?”, “Or will changes in it help?”: the subject of a question
      const asks = index === 0 || /^(?:and|or|but|,|:|;|—|–)$/.test(at(-1).lower);
      if (asks && /(?:s|ed)$/.test(at(1).lower) && !PERSONAL.has(at(1).lower)) continue;
      const verb = findVerb(place);
      const base = verb === undefined ? undefined : toBase(verb, frequencies);
      if (verb === undefined || base === undefined) continue;
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
    ['You should not to sign the form.', 'You should not sign the form.'],
  ],
  leaves: [
    'The trash can is full, and her will is strong.',
    'Might makes right.',
    'Will is a good colleague.',
    'We met on 3 May in Leeds.',
    'The invoice of 20 May is still open.',
    'He will found a school.',
    'She does what she can to keep the shop open.',
    'They made every effort they could to reach us.',
    'I can certainly see it.',
    'Should scraped examples be hidden by default?',
    'Will changes in the law help?',
  ],
};
