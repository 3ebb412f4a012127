import { wordSet } from '../lexicon/word-set.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

/** Written with a vowel, spoken with “y” or “w”. */
const SPOKEN_CONSONANT =
  /^(?:uni(?!n|m)|unanim|use|usu|usa|uti|ute|uto|ukr|ukul|ugan|eu|one(?![ir])|once|oui|ubiq|ur[aeil]|ewe|u$)/;
/** The first syllable is not stressed, so that “an” can stand before it, and “herb” differs by country. */
const WEAK_H = /^(?:h(?:istor|otel|abit|eroi|yster|orrif|ilar|erb|eredit|armon|allucin)|x)/;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;

/** Said letter by letter, by the sound of their first one; “NASA” and “FAQ” are words, or may be. */
const SPELLED_WITH_VOWEL = wordSet(
  'MBA HR FBI MRI MP NGO SMS HTML XML LLC SUV NDA SLA MOT NHS HGV RTF SQL MVP LGBT HMRC SSD',
);
const SPELLED_WITH_CONSONANT = wordSet('UK US USA USB UFO URL UN');

export function startsWithVowelSound(word: string): boolean {
  return SILENT_H.test(word) || (/^[aeiou]/.test(word) && !SPOKEN_CONSONANT.test(word));
}

export const aOrAn: Rule = {
  id: 'a-or-an',
  category: 'grammar',
  gist: 'a or an',
  *find(sentence, { frequencies }) {
    for (const { word, at } of placesOf(sentence)) {
      const next = at(1);
      if (!/^an?$/.test(word.lower) || (word.text === 'A' && at(-1).tag !== 'EDGE')) continue;
      if (word.lower === 'a' ? SPELLED_WITH_VOWEL.has(next.text) : SPELLED_WITH_CONSONANT.has(next.text)) {
        const right = word.lower === 'a' ? 'an' : 'a';
        yield* replaceWord(
          word,
          right,
          `“${next.text}” is said letter by letter, so the article is “${right}”.`,
        );
        continue;
      }
      if (
        !/^\p{L}\p{Ll}+$/u.test(next.text) ||
        !/[aeiouy]/.test(next.lower) ||
        sentence.text[next.end] === '-'
      )
        continue;
      if (sentence.text.slice(word.end, next.start).trim() !== '' || at(-1).text === '-') continue;
      const vowel = startsWithVowelSound(next.lower);
      if (word.lower === 'a' && vowel) {
        yield* replaceWord(word, 'an', `Before a vowel sound, as in “${next.text}”, the article is “an”.`);
      }
      // How a word is said that nobody knows, or one of letters, cannot be told; older prose has “an historic”.
      if (word.lower === 'an' && !vowel && !WEAK_H.test(next.lower) && frequencies.of(next.lower) > 0) {
        yield* replaceWord(word, 'a', `Before a consonant sound, as in “${next.text}”, the article is “a”.`);
      }
    }
  },
  examples: [
    ['It was a honest answer.', 'It was an honest answer.'],
    ['He found an useful tool.', 'He found a useful tool.'],
    ['She has a MBA and an USB stick.', 'She has an MBA and a USB stick.'],
    ['They live in an house by an hill.', 'They live in a house by a hill.'],
  ],
  leaves: [
    'It was an hour ago.',
    'A unanimous vote ended a utopia, a eulogy and an onerous song.',
    'She is at a university.',
    'It was an historic day.',
    'Vitamin A is good.',
    'It is a US firm, and a NASA plan.',
    'Upload an mkdiff first.',
  ],
};
