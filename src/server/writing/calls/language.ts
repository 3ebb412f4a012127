import { eld } from 'eld/extrasmall';
import { listWords } from '../../../shared/words.ts';

/** In fewer, of an alphabet that English shares with others, names and a greeting look like anything. */
const fewestWords = 5;
const latin = /\p{Script=Latin}/u;

/** A result that has this share of its words from the source is not a translation of it. */
const keptShare = 0.5;

/** Whether the result of an English text is in another language. In doubt it is not. */
export function hasLeftEnglish(source: string, text: string): boolean {
  if (listWords(text).length < fewestWords && latin.test(text)) return false;
  const found = eld.detect(text);
  if (found.language === 'en' || !found.isReliable() || eld.detect(source).language !== 'en') return false;
  return !keepsWords(source, text);
}

/** How English is called where somebody may ask for it. */
const english = /\b(?:engl|angl|ingl|ingel|engels|inglese)\p{L}*/iu;

/** Whether an email of notes in another language is an English one that nobody has asked for. In doubt it is not. */
export function hasTurnedEnglish(source: string, text: string): boolean {
  if (listWords(source).length < fewestWords || english.test(source)) return false;
  const former = eld.detect(source);
  if (former.language === 'en' || !former.isReliable() || eld.detect(text).language !== 'en') return false;
  return !keepsWords(source, text);
}

function keepsWords(source: string, text: string): boolean {
  const [former, latter] = [new Set(listWords(source)), listWords(text)];
  return latter.filter((word) => former.has(word)).length / latter.length >= keptShare;
}
