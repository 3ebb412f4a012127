import type { Span } from '../text/edits.ts';
import { isEnglish } from '../text/guard.ts';
import { findSentences } from '../text/sentences.ts';
import { countSyllables, findWords } from './words.ts';

/** Words a minute of someone who reads aloud without haste. */
const ALOUD_WORDS_PER_MINUTE = 130;

/** With fewer words than this, a formula for whole passages says nothing. */
const FEWEST_WORDS_FOR_GRADE = 10;

export interface Readability {
  words: number;
  /** Those that hold a word; a line of its own, such as a greeting, is one. */
  sentences: number;
  /** UTF-16 code units, as all limits count. */
  characters: number;
  /** Time to read the text aloud. */
  readingSeconds: number;
  /** Flesch-Kincaid grade to one decimal, at least 0; null under 10 words and for what is not English. */
  grade: number | null;
  /** Flesch reading ease, 0 (hard) to 100 (easy); null where the grade is. */
  ease: number | null;
  /**
   * Like the grade, but a sentence twice as long counts four times: it puts the levels of an article in order more
   * often. To two decimals, at least 0; null where the grade is.
   */
  difficulty: number | null;
  /** To one decimal; 0 without words. */
  wordsPerSentence: number;
  /** UTF-16 code units of the text; the first of several that are equally long. */
  longestSentence: { start: number; end: number; words: number } | null;
}

interface Formulas {
  grade: number;
  ease: number;
  difficulty: number;
}

interface Shape {
  wordsPerSentence: number;
  /** The root of the mean square of the sentences' lengths in words. */
  spread: number;
  syllablesPerWord: number;
}

/**
 * Flesch-Kincaid grade and Flesch reading ease, by Kincaid et al. 1975, “Derivation of new readability formulas for
 * Navy enlisted personnel”.
 */
function applyFormulas({ wordsPerSentence, spread, syllablesPerWord }: Shape): Formulas {
  const gradeAt = (length: number) => Math.max(0, 0.39 * length + 11.8 * syllablesPerWord - 15.59);
  const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
  return {
    grade: toOneDecimal(gradeAt(wordsPerSentence)),
    difficulty: Math.round(gradeAt(spread) * 100) / 100,
    ease: Math.round(Math.min(100, Math.max(0, ease))),
  };
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The sentences, where a mark inside an address (“/b?c=d”) parts none. */
function findWholeSentences(text: string): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of findSentences(text)) {
    const last = whole.at(-1);
    if (last?.end === start && /[.?!]/.test(text.charAt(start - 1))) last.end = end;
    else whole.push({ start, end });
  }
  return whole;
}

/** Each sentence that holds words, with their number. */
function measureSentences(text: string): { start: number; end: number; words: number }[] {
  return findWholeSentences(text)
    .map(({ start, end }) => ({ start, end, words: findWords(text.slice(start, end)).length }))
    .filter(({ words }) => words > 0);
}

/** Figures of a text: free, instant and the same everywhere. Pure; runs in the browser and on the server. */
export function measureReadability(text: string): Readability {
  const words = findWords(text);
  const sentences = measureSentences(text);
  const wordsPerSentence = words.length / Math.max(1, sentences.length);
  const syllables = words.reduce((sum, { start, end }) => sum + countSyllables(text.slice(start, end)), 0);
  const hasGrade = words.length >= FEWEST_WORDS_FOR_GRADE && isEnglish(text);
  const spread =
    Math.hypot(...sentences.map((sentence) => sentence.words)) / Math.sqrt(sentences.length || 1);
  const formulas = hasGrade
    ? applyFormulas({ wordsPerSentence, spread, syllablesPerWord: syllables / words.length })
    : { grade: null, ease: null, difficulty: null };
  const most = Math.max(...sentences.map((sentence) => sentence.words));
  return {
    words: words.length,
    sentences: sentences.length,
    characters: text.length,
    readingSeconds:
      words.length === 0 ? 0 : Math.max(1, Math.round((words.length * 60) / ALOUD_WORDS_PER_MINUTE)),
    ...formulas,
    wordsPerSentence: toOneDecimal(wordsPerSentence),
    longestSentence: sentences.find((sentence) => sentence.words === most) ?? null,
  };
}
