import { eld } from 'eld/extrasmall';
import { listWords } from '../../../shared/words.ts';

/** In fewer, of an alphabet that English shares with others, names and a greeting look like anything. */
const fewestWords = 5;
const latin = /\p{Script=Latin}/u;

/** A result that has this share of its words from the source is not a translation of it. */
const keptShare = 0.5;

/** Whether the result of an English text is in another language. In doubt it is not. */
export function hasLeftEnglish(source: string, text: string): boolean {
  const [former, latter] = [new Set(listWords(source)), listWords(text)];
  if (latter.length < fewestWords && latin.test(text)) return false;
  const found = eld.detect(text);
  if (found.language === 'en' || !found.isReliable() || eld.detect(source).language !== 'en') return false;
  return latter.filter((word) => former.has(word)).length / latter.length < keptShare;
}
