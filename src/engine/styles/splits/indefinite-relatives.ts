import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, comesBack, countWords, isLong, isVerb, toSplit } from './clauses.ts';
import { agrees, findPronounOf } from './subjects.ts';

/** A thing that is only wanted, denied or thought of has no sentence of its own. */
const UNREAL = wordSet(`
  not n't no never if unless whether would could should may might must will want wants wanted need needs needed like
  hope hopes hoped plan plans planned any every each without such there says think believe it`);
const BE = wordSet(
  "is are was were be been being 's become becomes became remain remains remained as than like to",
);

/** “a sign that …”: what it says, not what it does. */
const TELLS_WHAT =
  /^(?:sign|fact|idea|claim|belief|view|hope|fear|chance|risk|feeling|sense|report|way|point|time|day|year|lot|number|group|series|range|bit|kind|sort|type|bid|move|place|study|suggestion|reminder|warning|indication|recognition|realisation|realization|concern|perception|thing|one|extent|result|rate|level|speed|part|figure)$/;

/** The words of the noun phrase with “a” that ends before `place`. */
function findPhrase({ at }: Place): number | undefined {
  for (let distance = -2; distance >= -4; distance -= 1) {
    const { lower, tag } = at(distance);
    if (/^an?$/.test(lower)) return distance;
    if (tag !== 'ADJ' && tag !== 'NOUN') return undefined;
  }
  return undefined;
}

/** “She opened a shop that sells bread.” becomes “She opened a shop. It sells bread.” */
export const indefiniteRelatives: Rule = {
  id: 'indefinite-relative',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const place of placesOf(sentence)) {
      const { word, at, index } = place;
      if (!/^(?:that|which|who)$/.test(word.lower) || !isVerb(at(1)) || at(-1).tag !== 'NOUN') continue;
      const article = findPhrase(place);
      if (article === undefined) continue;
      const left = words.slice(0, index + article);
      if (left.some(({ lower }) => UNREAL.has(lower)) || countWords(words.slice(index)) < 4) continue;
      const verb = left.findLast((other) => isVerb(other) || BE.has(other.lower));
      if (verb === undefined || BE.has(verb.lower) || BE.has(left.at(-1)?.lower ?? '')) continue;
      const person =
        word.lower === 'who' ? findPronounOf(words.slice(index + article, index), context) : 'it';
      const isSure = person === 'he' || person === 'she' || (person === 'it' && word.lower !== 'who');
      if (person === undefined || !isSure || !agrees(person, at(1)) || TELLS_WHAT.test(at(-1).lower))
        continue;
      if (comesBack(words, index + 1) || !canPart(sentence, index, index, { isRemark: true })) continue;
      yield toSplit({ ...word, start: at(-1).end }, word, person);
      return;
    }
  },
  examples: [
    [
      'The baker from the old town by the harbour opened a new shop that sells bread and cakes.',
      'The baker from the old town by the harbour opened a new shop. It sells bread and cakes.',
    ],
  ],
  leaves: [
    'The baker from the old town by the harbour wants to open a new shop that sells bread and cakes.',
    'The baker from the old town by the harbour opened the new shop that sells bread and cakes.',
  ],
};
