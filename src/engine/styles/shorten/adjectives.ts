import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence } from '../../text/words.ts';

/** Adjectives that praise, stress or say what goes without saying. */
const SPARE = wordSet(`
  huge enormous massive remarkable extraordinary incredible amazing impressive stunning spectacular wonderful terrific
  tremendous fantastic dramatic striking renowned celebrated sheer utter actual overall existing various numerous
  respective particular specific so-called well-known prominent considerable substantial fascinating exciting crucial
  vital essential entire unprecedented lengthy major great vast key important famous leading terrible beautiful powerful
  complex detailed significant dreadful superb brilliant splendid shocking astonishing unbelievable overwhelming mere lovely notable noteworthy breathtaking`);
const BEFORE = wordSet('the a an this that these those my your his her its our their some any many');
const DOUBTFUL_SOUND = /^(?:[uho]|eu)/;
/** “It is a great way”: what is said of something is the judgement, and not the noun. */
const SAYS_OF = wordSet(`
  is are was were be been being am 's 're 'm become becomes became remain remains remained seem seems seemed makes made
  make as such what`);
/** With these the adjective is the point wherever they stand. */
const JUDGED = wordSet(`
  way idea step opportunity chance job choice example thing point role part reason success result difference day time
  experience help pleasure honour honor question decision problem issue factor moment value effort effect impact news`);
/** After a comparison or before a second one, an adjective is the point. */
const COMPARES = wordSet('more most less least as so too very how quite rather not both either');

function* spareAt({ word, at }: Place, sentence: Sentence): Generator<Finding> {
  const [before, noun] = [at(-1), at(1)];
  if (!SPARE.has(word.lower) || !BEFORE.has(before.lower) || !/^(?:NOUN|ADJ)$/.test(noun.tag)) return;
  if (/^(?:number|amount|one|ones|deal|and|or|but)$/.test(noun.lower) || !/^\p{Ll}/u.test(noun.text)) return;
  if (sentence.text.slice(word.end, noun.start) !== ' ') return;
  // “one of the leading makers”: of which it is one.
  if (/^of$/.test(at(-2).lower) && /^(?:one|two|some|many|most|each|any)$/.test(at(-3).lower)) return;
  if (/^an?$/.test(before.lower) && (SAYS_OF.has(at(-2).lower) || JUDGED.has(noun.lower))) return;
  const reason = `The noun says it without “${word.lower}”.`;
  if (!/^an?$/.test(before.lower)) {
    yield { start: word.start, end: noun.start, replacement: '', reason };
  } else if (!DOUBTFUL_SOUND.test(noun.lower)) {
    const article = /^[aei]/.test(noun.lower) ? 'n' : '';
    yield {
      start: before.start,
      end: noun.start,
      replacement: `${before.text.charAt(0)}${article} `,
      reason,
    };
  }
}

/** “a huge effort” is an effort. */
export const spareAdjectives: Rule = {
  id: 'shorten-adjective',
  category: 'shortening',
  gist: 'adjective',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) yield* spareAt(place, sentence);
  },
  examples: [
    ['They sold an amazing garden with their entire firm.', 'They sold a garden with their firm.'],
    ['The various plans cost money.', 'The plans cost money.'],
  ],
  leaves: [
    'The effort was huge.',
    'It is a great way to learn.',
    'She sold one of the famous gardens.',
    'They had a great idea.',
    'A huge number of people came.',
    'So huge a house.',
  ],
};

/** “long and costly work”: two adjectives of one noun, and the second is dropped. */
export const doubledAdjectives: Rule = {
  id: 'shorten-doubled-adjective',
  category: 'shortening',
  gist: 'adjective',
  *find(sentence): Generator<Finding> {
    for (const { word, at } of placesOf(sentence)) {
      const [first, second, noun] = [at(-1), at(1), at(2)];
      if (word.lower !== 'and' || first.tag !== 'ADJ' || second.tag !== 'ADJ' || noun.tag !== 'NOUN')
        continue;
      if (!BEFORE.has(at(-2).lower) || COMPARES.has(at(-2).lower) || !/^\p{Ll}+$/u.test(second.text))
        continue;
      // “the old and new rules”, “the first and last day”: the two are not of one thing.
      if (/s$/.test(noun.lower) || !/^\p{Ll}+$/u.test(first.text) || !/^an?$/.test(at(-2).lower)) continue;
      const reason = 'One adjective makes the point.';
      yield { start: first.end, end: second.end, replacement: '', reason };
    }
  },
  examples: [['It was a long and costly renovation.', 'It was a long renovation.']],
  leaves: ['The old and new rules differ.', 'It is long and costly.', 'A more open and fair way.'],
};
