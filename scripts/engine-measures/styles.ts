/** What the table of the engine says of shortening, clarifying and formality. Pure: loaded texts and a writer in, figures out. */
import { findFactChanges, type Language } from '../../src/engine/index.ts';
import { measureReadability } from '../../src/engine/readability/index.ts';
import { findSentences } from '../../src/engine/text/sentences.ts';
import type { EnhanceRequest, EnhanceResult, RewriteStyle } from '../../src/engine/types.ts';
import type { Writer } from '../../src/engine/writer.ts';

const language: Language = 'en-gb';

/** What every measure of an action tells. Shares are from 0 to 1. */
interface ActionFigures {
  texts: number;
  /** Words parted by white space, before and after. */
  words: number;
  wordsAfter: number;
  /** Changes that drop, add or alter a number, a date, a name, a link, a quotation or a negation. */
  changedFacts: number;
  /** Texts whose result has fewer or more question marks. */
  changedQuestions: number;
  /** Sentences of the results that a second run leaves alone. */
  stableShare: number;
}

export interface ShortenFigures extends ActionFigures {
  /** Words taken out, of all words. */
  savedShare: number;
  /** Texts with more words after than before. */
  grown: number;
  /** What the corrector still finds in the results: errors that shortening made. */
  newErrors: number;
}

export interface ClarifyFigures extends ActionFigures {
  /** Means of the Flesch-Kincaid grades of the articles. */
  gradeBefore: number;
  gradeAfter: number;
}

export interface FormalityFigures {
  texts: number;
  /** Texts whose three levels the scorer puts in order: casual below neutral below very formal. */
  inOrderShare: number;
  /** Texts whose wording differs between all three levels, whatever the scorer sees of it. */
  differShare: number;
  /** Mean steps of the score, in its own units. */
  casualToNeutral: number;
  neutralToFormal: number;
}

type Quick = 'shorten' | 'clarify';

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;
const countQuestions = (text: string) => text.match(/\?/g)?.length ?? 0;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]) => sumOf(values) / Math.max(1, values.length);

/** Sentences of a text that its changes touch. */
function countTouched(text: string, { changes }: EnhanceResult): number {
  return findSentences(text).filter(({ start, end }) =>
    changes.some((change) => change.start < end && change.end >= start),
  ).length;
}

async function runAction(writer: Writer, action: Quick, texts: readonly string[]) {
  const results: string[] = [];
  let [changedFacts, changedQuestions, sentences, touched] = [0, 0, 0, 0];
  for (const text of texts) {
    const result = await writer.enhance({ action, text, language });
    const again = await writer.enhance({ action, text: result.text, language });
    changedFacts += findFactChanges({ source: text, changes: result.changes }).filter(Boolean).length;
    if (countQuestions(text) !== countQuestions(result.text)) changedQuestions += 1;
    sentences += findSentences(result.text).length;
    touched += countTouched(result.text, again);
    results.push(result.text);
  }
  const figures: ActionFigures = {
    texts: texts.length,
    words: sumOf(texts.map(countWords)),
    wordsAfter: sumOf(results.map(countWords)),
    changedFacts,
    changedQuestions,
    stableShare: 1 - touched / Math.max(1, sentences),
  };
  return { results, figures };
}

/** Whole articles and emails in; each is shortened twice, and what is left is corrected once. */
export async function measureShorten(writer: Writer, texts: readonly string[]): Promise<ShortenFigures> {
  const { results, figures } = await runAction(writer, 'shorten', texts);
  let newErrors = 0;
  for (const text of results) {
    newErrors += (await writer.enhance({ action: 'grammar', text, language })).changes.length;
  }
  const grown = results.filter((text, index) => countWords(text) > countWords(texts[index] ?? '')).length;
  return { ...figures, savedShare: 1 - figures.wordsAfter / Math.max(1, figures.words), grown, newErrors };
}

/** Whole articles of an advanced level in; each must have ten words at least. */
export async function measureClarify(writer: Writer, articles: readonly string[]): Promise<ClarifyFigures> {
  const { results, figures } = await runAction(writer, 'clarify', articles);
  const gradeOf = (text: string) => measureReadability(text).grade ?? 0;
  return {
    ...figures,
    gradeBefore: meanOf(articles.map(gradeOf)),
    gradeAfter: meanOf(results.map(gradeOf)),
  };
}

/** `score`: higher is more formal; fitted on texts that the engine's tables were not made from. */
export async function measureFormality(
  writer: Writer,
  texts: readonly string[],
  score: (text: string) => number,
): Promise<FormalityFigures> {
  const rate = async (text: string, formality: RewriteStyle['formality']) => {
    const style: RewriteStyle = { formality, tone: 'neutral', length: 'auto' };
    const request: EnhanceRequest = { action: 'rewrite', text, style, language };
    return (await writer.enhance(request)).text;
  };
  const steps: { lower: number; upper: number; differ: boolean }[] = [];
  for (const text of texts) {
    const neutral = await rate(text, 'neutral');
    const casual = await rate(text, 'casual');
    const formal = await rate(text, 'very-formal');
    steps.push({
      lower: score(neutral) - score(casual),
      upper: score(formal) - score(neutral),
      differ: casual !== neutral && neutral !== formal,
    });
  }
  return {
    texts: texts.length,
    inOrderShare:
      steps.filter(({ lower, upper }) => lower > 0 && upper > 0).length / Math.max(1, texts.length),
    differShare: steps.filter(({ differ }) => differ).length / Math.max(1, texts.length),
    casualToNeutral: meanOf(steps.map(({ lower }) => lower)),
    neutralToFormal: meanOf(steps.map(({ upper }) => upper)),
  };
}
