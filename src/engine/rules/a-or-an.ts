import { wordSet } from '../lexicon/word-set.ts';
import type { Word } from '../text/words.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

/** Written with a vowel, spoken with “y” or “w”. */
const SPOKEN_CONSONANT =
  /^(?:uni(?!n|m)|unanim|use|usu|usa|uti|ute|uto|ukr|ukul|ugan|eu|one(?![ir])|once|oui|ubiq|ur[aeil]|ewe|u$)/;
/** The first syllable is not stressed, so that “an” can stand before it, and “herb” differs by country. */
const WEAK_H = /^(?:h(?:istor|otel|abit|eroi|yster|orrif|ilar|erb|eredit|armon|allucin)|x)/;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;

/** Said letter by letter though one might read them as words, or the other way round. */
const SPELLED_WITH_VOWEL = wordSet('FBI HR LLC LGBT MBA MP MRI MVP NDA NGO RTF SLA SUV XML');
const SPELLED_WITH_CONSONANT = wordSet('UK UN UFO URL US USA USB');
/** No vowel in it, so that each letter is said; or it begins with a vowel that sounds as one either way. */
const OPENS_WITH_VOWEL = /^(?:[FHLMNRSX][BCDFGHJKLMNPQRSTVWXZ]{1,4}|[AEIO]\p{Lu}{1,4})s?$/u;
const OPENS_WITH_CONSONANT = /^[BCDGJKPQTVWZ][BCDFGHJKLMNPQRSTVWXZ]{1,4}s?$/;
/** “an X-ray”, “an 8-week course”, “an 11th try” */
const IS_VOWEL_SIGN = /^(?:[xX](?:-\p{L}+)?|8\d*(?:st|nd|rd|th)?|1[18](?:th)?)$/u;

/** Whether a word of capitals, a letter or a number begins with a vowel sound; nothing where it is something else, or may be either. */
function readSigns({ text }: Word, isCompound: boolean): boolean | undefined {
  if (SPELLED_WITH_VOWEL.has(text) || OPENS_WITH_VOWEL.test(text)) return true;
  if (SPELLED_WITH_CONSONANT.has(text) || OPENS_WITH_CONSONANT.test(text)) return false;
  return IS_VOWEL_SIGN.test(text) && (isCompound || text.length > 1 || text === '8') ? true : undefined;
}

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
      const isSpaced = /^ $/.test(sentence.text.slice(word.end, next.start));
      const isVowel = isSpaced ? readSigns(next, sentence.text[next.end] === '-') : undefined;
      if (isVowel !== undefined) {
        const right = isVowel ? 'an' : 'a';
        const reason = `As it is spoken, “${next.text}” goes with “${right}”.`;
        if (right !== word.lower) yield* replaceWord(word, right, reason);
        continue;
      }
      if (
        !/^\p{L}\p{Ll}+$/u.test(next.text) ||
        !/[aeiouy]/.test(next.lower) ||
        (sentence.text[next.end] === '-' && next.lower !== 'one')
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
    ['It was an one-time mistake.', 'It was a one-time mistake.'],
    ['We need a X-ray and a EMT for a 8-week course.', 'We need an X-ray and an EMT for an 8-week course.'],
    ['Send an PDF or a SMS.', 'Send a PDF or an SMS.'],
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
