import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { isVerb } from '../splits/clauses.ts';
import { findEnd, isNaming, isPhrase } from './clauses.ts';

const OPENS = /^(?:during|throughout|amid|amidst|alongside|among|amongst|following|via)$/i;
const OPENS_IN_TWO =
  /^(?:along with|together with|as part|thanks to|because of|due to|next to|apart from|aside from|in front|in addition|in order|so that|so as)$/;
/** Phrases of means and manner. Where something is or happens is a fact that a reader would miss. */
const MEANS = wordSet('with by through from into onto');
const SHORTEST_MEANS = 4;
/** Verbs that are not whole without their place or means. */
const NEEDS_PLACE = wordSet(`
  put place keep set turn transform divide split base depend compare replace provide associate combine fill charge
  prevent protect stop ban convert involve result lead live take bring face rely focus insist agree deal look spend
  have has had treat link connect supply equip present accuse blame pack hold leave remain stay stand lie sit find get go come
  invest engage participate specialise specialize believe succeed fail consist range translate divert attribute
  render make confront compete cope struggle`);
/** Nouns that are not whole without what follows: “an interest in art”, “the man in the street”. */
const NEEDS_PHRASE =
  /^(?:rise|fall|increase|decrease|drop|change|interest|role|part|difference|access|impact|influence|effect|need|demand|support|reason|responsibility|way|lack|case|kind|sort|number|amount|search|respect|ban|focus|basis|line|place|time|person|people|man|woman|those|one|all|some|most|many|half|rest|end|middle|top|front|side|hand|account|belief|faith|pride|expert|researcher|leader|specialist|professor|head|member|study|report|research|problem|relationship|contact|trouble|love|war|campaign|advocate|market|fight|appetite|application|bid|call|plea|money)s?$/;
const NEEDS =
  /^(?:from|come|comes|came|go|goes|went|spread|fall|falls|fell|run|runs|ran|lie|lies|lay|live|lives|lived|be|is|are|was|were|been|range|ranges|move|moves|moved|due|divided|split|and|or)$/;

/** A phrase of means after an object: the verb has what it needs without it. */
function opensMeans({ word, at, index }: Place, words: readonly Word[], stop: number): boolean {
  const before = at(-1);
  if (
    !MEANS.has(word.lower) ||
    word.tag !== 'ADP' ||
    before.tag !== 'NOUN' ||
    NEEDS_PHRASE.test(before.lower)
  )
    return false;
  if (stop - index < SHORTEST_MEANS || !/^(?:DET|PRON|ADJ|NOUN)$/.test(at(1).tag)) return false;
  // “did not have it in the shop”: what is denied may be where.
  if (words.slice(0, index).some(({ lower }) => /^(?:not|n't|never|no)$/.test(lower))) return false;
  const verbs = words.slice(Math.max(0, index - 10), index).filter(isVerb);
  // “is a leader in the field”: the phrase is the point.
  if (/^(?:is|are|was|were|be|been|'s)$/.test(verbs.at(-1)?.lower ?? '')) return false;
  if (
    verbs.length === 0 ||
    verbs.some(({ lemma, lower }) => NEEDS_PLACE.has(lemma) || NEEDS_PLACE.has(lower))
  )
    return false;
  // “… in a way that”, “… for the first time”: what follows says how.
  return !words
    .slice(index + 1, index + 6)
    .some(({ lower }) => /^(?:way|that|which|who|time|if|not)$/.test(lower));
}

function opensPhrase({ word, at }: Place): boolean {
  const before = at(-1).text === ',' ? at(-2) : at(-1);
  if (!isNaming(before) || NEEDS.test(before.lower)) return false;
  // “the fight among the men”: at the start of a sentence the phrase says which.
  const isOne = OPENS.test(word.lower) && !isVerb(at(1));
  return isOne || OPENS_IN_TWO.test(`${word.lower} ${at(1).lower}`);
}

/** “… during the whole night.”, “… thanks to its friends.”: circumstances at the end of a statement. */
export const trailingPhrases: Rule = {
  id: 'shorten-trailing-phrase',
  category: 'shortening',
  gist: 'circumstance',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const opens = opensPhrase(place) || opensMeans(place, sentence.words, sentence.words.length - 1);
      const end = opens ? findEnd(sentence, place.index) : undefined;
      if (end === undefined || !isPhrase(sentence, end)) continue;
      const reason = 'The sentence is complete without its last words.';
      yield { ...end, replacement: '', reason };
      return;
    }
  },
  examples: [
    [
      'The old bridge carried the whole traffic during the long repair.',
      'The old bridge carried the whole traffic.',
    ],
  ],
  leaves: [
    'The council approved the plan for new homes on the site of the old hospital.',
    'The council approved the plan for new homes, despite the objections of the mayor.',
    'Please keep the road to the bridge open during the long repair.',
    'The dog lives across the road.',
  ],
};
