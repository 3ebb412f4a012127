import type { Language } from '../../../engine/index.ts';
import { listWords } from '../../../shared/words.ts';
import { loadLanguageDetector } from '../../platform/language-detector.ts';
import { describeSpelling } from './languages.ts';

/** What is enough to know a language by, in UTF-16 code units. */
const glance = 2_000;

/** In fewer words names and a greeting look like anything. */
const fewestWords = 5;
const latin = /\p{Script=Latin}/u;

export interface DetectedLanguage {
  name: string;
  code: string;
  confidence: number;
  source: 'draftwell';
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** In what a text is written. In doubt it is English. */
export async function detectLanguage(
  text: string,
  spelling: Language,
): Promise<DetectedLanguage & { isEnglish: boolean }> {
  const part = text.slice(0, glance);
  const detector = await loadLanguageDetector();
  const found = detector.detect(part);
  const confidence = Math.round((found.getScores()[found.language] ?? 0) * 100) / 100;
  const isShort = listWords(part).length < fewestWords && (latin.test(part) || !/\p{L}/u.test(part));
  if (found.language === 'en' || found.language === '' || isShort || !found.isReliable())
    return {
      ...describeSpelling(spelling),
      confidence: found.language === 'en' ? confidence : 0.5,
      source: 'draftwell',
      isEnglish: true,
    };
  return {
    name: names.of(found.language) ?? found.language,
    code: found.language,
    confidence,
    source: 'draftwell',
    isEnglish: false,
  };
}

export async function isForeign(text: string): Promise<boolean> {
  return !(await detectLanguage(text, 'en-us')).isEnglish;
}
