import { listWords } from '../../../shared/words.ts';
import { loadLanguageDetector } from '../../platform/language-detector.ts';

/** In fewer, of an alphabet that English shares with others, names and a greeting look like anything. */
const fewestWords = 5;
const latin = /\p{Script=Latin}/u;

/** A result that has this share of its words from the source is not a translation of it. */
const keptShare = 0.5;

/** How English is called where somebody may ask for it. */
const english = /\b(?:engl|angl|ingl|ingel|engels|inglese)\p{L}*/iu;

/** Whether a result is in another language than its source, and nobody has asked for that. In doubt it is not. */
export async function hasOtherLanguage(source: string, text: string): Promise<boolean> {
  if (keepsWords(source, text)) return false;
  const { hasLeftEnglish, hasTurnedEnglish } = await loadLanguageChecks();
  return hasLeftEnglish(source, text) || hasTurnedEnglish(source, text);
}

export async function loadLanguageChecks() {
  const detector = await loadLanguageDetector();

  return {
    /** Whether the result of an English text is in another language. In doubt it is not. */
    hasLeftEnglish(source: string, text: string): boolean {
      if (listWords(text).length < fewestWords && latin.test(text)) return false;
      const found = detector.detect(text);
      if (found.language === 'en' || !found.isReliable() || detector.detect(source).language !== 'en')
        return false;
      return !keepsWords(source, text);
    },

    /** Whether an email of notes in another language is an English one that nobody has asked for. In doubt it is not. */
    hasTurnedEnglish(source: string, text: string): boolean {
      if (listWords(source).length < fewestWords || english.test(source)) return false;
      const former = detector.detect(source);
      if (former.language === 'en' || !former.isReliable() || detector.detect(text).language !== 'en')
        return false;
      return !keepsWords(source, text);
    },
  };
}

function keepsWords(source: string, text: string): boolean {
  const [former, latter] = [new Set(listWords(source)), listWords(text)];
  return latter.filter((word) => former.has(word)).length / latter.length >= keptShare;
}
