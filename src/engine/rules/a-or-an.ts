import { placesOf, type Rule, replaceWord } from './kit.ts';

/** Written with a vowel, spoken with “y” or “w”. */
const SPOKEN_CONSONANT =
  /^(?:uni(?!n|m)|use|usu|usa|uti|ute|euro?|eul|euph|one|once|oui|ubiq|ur[aeil]|ewe|eu$|u$)/;
/** The first syllable is not stressed, so that “an” can stand before it, and “herb” differs by country. */
const WEAK_H = /^(?:h(?:istor|otel|abit|eroi|yster|orrif|ilar|erb|eredit|armon|allucin)|x)/;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;

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
    ['They live in an house by an hill.', 'They live in a house by a hill.'],
  ],
  leaves: [
    'It was an hour ago.',
    'She is at a university.',
    'It was an historic day.',
    'Vitamin A is good.',
    'Upload an mkdiff first.',
  ],
};
