import { wordSet } from '../lexicon/word-set.ts';
import { type Finding, placesOf, type Rule } from '../rules/kit.ts';
import type { Word } from '../text/words.ts';

type FillerRule = Omit<Rule, 'find'> & {
  words: ReadonlySet<string>;
  /** The source of a pattern of the tags that the next word must have. */
  tags: string;
  reason: (filler: string) => string;
};

/** After these an adverb of degree is the point of the sentence, or its first half. */
const HOLDS_BEFORE = wordSet('that this the these those all any only');
/** These hold from one word further off, too: “so very good”, “as a very good friend”. */
const HOLDS_FAR = wordSet('so too as how');
/** These hold as far as the sentence goes: “We do not want to really leave”. */
const DENIES = wordSet("not n't never no nor cannot without hardly");
const HOLDS_AFTER = wordSet(
  'much well many few little far soon same first last best next own thing point as',
);
/** First letters that do not tell the sound. */
const DOUBTFUL_SOUND = /^(?:[uho]|eu)/;

/** “Chop the onions really small”: how small they become is what is asked for. */
const tellsResult = (previous: Word, next: Word) =>
  /^(?:NOUN|PROPN|PRON)$/.test(previous.tag) && next.tag === 'ADJ';

/** “really and truly unexpected” */
const isSecondOfTwo = (previous: Word, twoBefore: Word) =>
  previous.tag === 'CCONJ' && twoBefore.tag === 'ADV';

/** Makes one rule that drops adverbs before a word that stands as well without them. */
export function makeFillerRule({ words, tags, reason, ...rule }: FillerRule): Rule {
  const mayFollow = new RegExp(`^(?:${tags})$`);
  return {
    ...rule,
    *find(sentence): Generator<Finding> {
      // “What do you really want?”: what is asked for is the truth.
      if (sentence.text.includes('?')) return;
      let isDenied = false;
      for (const { word, at } of placesOf(sentence)) {
        isDenied ||= DENIES.has(word.lower);
        const [previous, next] = [at(-1), at(1)];
        if (isDenied || !words.has(word.lower) || previous.tag === 'EDGE' || !mayFollow.test(next.tag))
          continue;
        // “the media, especially the Sun”: without it the two are a list.
        if (
          previous.text === ',' ||
          at(-2).lower === 'well' ||
          HOLDS_BEFORE.has(previous.lower) ||
          words.has(next.lower) ||
          isSecondOfTwo(previous, at(-2))
        )
          continue;
        if ([previous, at(-2)].some(({ lower }) => HOLDS_FAR.has(lower))) continue;
        if (HOLDS_AFTER.has(next.lower) || tellsResult(previous, next)) continue;
        if (sentence.text.slice(previous.end, word.start) !== ' ') continue;
        if (sentence.text.slice(word.end, next.start) !== ' ') continue;
        if (!/^an?$/.test(previous.lower)) {
          yield { start: word.start, end: next.start, replacement: '', reason: reason(word.lower) };
        } else if (!DOUBTFUL_SOUND.test(next.lower)) {
          const article = /^[aei]/.test(next.lower) ? 'n' : '';
          const replacement = `${previous.text.charAt(0)}${article} `;
          yield { start: previous.start, end: next.start, replacement, reason: reason(word.lower) };
        }
      }
    },
  };
}
