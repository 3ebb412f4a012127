/**
 * What the corrector is measured by. Every function takes data that is loaded already and a corrector, and answers
 * figures: reading files, rounding and goals are the caller's.
 */
import type { Corrector } from '../../src/engine/corrector.ts';
import { countTokenEdits } from '../../src/engine/measure/distance.ts';
import { measureGleu } from '../../src/engine/measure/gleu.ts';
import { detokenise, retokenise } from '../../src/engine/measure/tokens.ts';
import { findSentences } from '../../src/engine/text/sentences.ts';
import type { Change, CorrectAction, EnhanceResult } from '../../src/engine/types.ts';

/** Sentences of learners in the Penn Treebank's tokens, parted by spaces, as JFLEG has them. */
export interface LearnerData {
  sources: readonly string[];
  /** `references[k][i]` is what annotator k made of sentence i. */
  references: readonly (readonly string[])[];
}

type LearnerLine = ReturnType<typeof detokenise>;

/** One sentence of a learner, as people write it, and what the engine made of it. */
export interface LearnerResult {
  line: LearnerLine;
  result: EnhanceResult;
}

const toTokens = (line: string) => line.split(/\s+/).filter((token) => token !== '');
const countWords = (text: string) => toTokens(text).length;

/** Corrects each sentence alone: what `measureLearners` and `measurePrecision` look at. */
export async function correctLearners(
  { correct }: Pick<Corrector, 'correct'>,
  { sources }: LearnerData,
  action: CorrectAction = 'grammar',
): Promise<LearnerResult[]> {
  const results: LearnerResult[] = [];
  for (const source of sources) {
    const line = detokenise(source);
    results.push({ line, result: await correct({ text: line.text, action }) });
  }
  return results;
}

/** GLEU from 0 to 100, of the sources as they are and of what the engine made of them. */
export function measureLearners(
  { sources, references }: LearnerData,
  results: readonly LearnerResult[],
): { sourceGleu: number; gleu: number; changes: number } {
  const before = sources.map(toTokens);
  const after = results.map(({ line, result }) => retokenise(line, result.changes));
  const wanted = references.map((lines) => lines.map(toTokens));
  return {
    sourceGleu: measureGleu(before, before, wanted),
    gleu: measureGleu(before, after, wanted),
    changes: results.reduce((sum, { result }) => sum + result.changes.length, 0),
  };
}

/** A change that no annotator made, with the sentence for the report's reader. */
interface Unwanted {
  rule: string;
  text: string;
  change: Change;
}

/**
 * Of all changes the share that brings the sentence nearer to what at least one annotator made of it: with this one
 * change and no other, fewer tokens are to be edited than without. Annotators agree little, so a change that none
 * of them made may yet be right: it is an estimate from below with many annotators, from above with few.
 */
export function measurePrecision(
  { references }: LearnerData,
  results: readonly LearnerResult[],
): {
  changes: number;
  right: number;
  precision: number;
  byRule: Map<string, { right: number; wrong: number }>;
  unwanted: Unwanted[];
} {
  const byRule = new Map<string, { right: number; wrong: number }>();
  const unwanted: Unwanted[] = [];
  let [changes, right] = [0, 0];
  results.forEach(({ line, result }, index) => {
    const wanted = references.map((lines) => toTokens(lines[index] ?? ''));
    const before = line.tokens.map((token) => token.text);
    const away = wanted.map((tokens) => countTokenEdits(before, tokens));
    for (const change of result.changes) {
      const after = retokenise(line, [change]);
      const isRight = wanted.some((tokens, k) => countTokenEdits(after, tokens) < (away[k] ?? 0));
      const tally = byRule.get(change.rule) ?? { right: 0, wrong: 0 };
      byRule.set(change.rule, tally);
      changes += 1;
      if (isRight) [right, tally.right] = [right + 1, tally.right + 1];
      else {
        tally.wrong += 1;
        unwanted.push({ rule: change.rule, text: line.text, change });
      }
    }
  });
  return { changes, right, precision: changes === 0 ? 1 : right / changes, byRule, unwanted };
}

/** The share of sentences in which correcting what the engine itself wrote changes nothing. */
export async function measureStability(
  { correct }: Pick<Corrector, 'correct'>,
  corrected: readonly string[],
  action: CorrectAction = 'grammar',
): Promise<{ sentences: number; stable: number; stableShare: number }> {
  let [sentences, stable] = [0, 0];
  for (const text of corrected) {
    const { changes } = await correct({ text, action });
    const spans = findSentences(text);
    const moved = spans.filter(({ start, end }) =>
      changes.some((change) => change.start < end && change.end >= start),
    );
    sentences += spans.length;
    stable += spans.length - moved.length;
  }
  return { sentences, stable, stableShare: sentences === 0 ? 1 : stable / sentences };
}

/** Words that a reader sees changed; a mark set or taken counts as one. */
function countChangedWords(text: string, changes: readonly Change[]): number {
  return changes.reduce((sum, { start, end, replacement }) => {
    return sum + Math.max(1, countWords(text.slice(start, end)), countWords(replacement));
  }, 0);
}

/**
 * False changes in paragraphs that are right already: every change counts as false, so the rate is one from above.
 * The corrector must be of the paragraphs' own dialect.
 */
export async function measureProse(
  { correct }: Pick<Corrector, 'correct'>,
  paragraphs: readonly string[],
  action: CorrectAction = 'grammar',
): Promise<{
  words: number;
  changesPer1000: number;
  wordsChangedPer1000: number;
  falseChanges: { text: string; change: Change }[];
  /** The paragraphs as they came out, for `measureStability`. */
  corrected: string[];
}> {
  let [words, wordsChanged] = [0, 0];
  const falseChanges: { text: string; change: Change }[] = [];
  const corrected: string[] = [];
  for (const text of paragraphs) {
    const result = await correct({ text, action });
    words += countWords(text);
    wordsChanged += countChangedWords(text, result.changes);
    falseChanges.push(...result.changes.map((change) => ({ text, change })));
    corrected.push(result.text);
  }
  const per1000 = (count: number) => (words === 0 ? 0 : (1000 * count) / words);
  return {
    words,
    changesPer1000: per1000(falseChanges.length),
    wordsChangedPer1000: per1000(wordsChanged),
    falseChanges,
    corrected,
  };
}

/** Texts that are run before the clock starts: both sides are warm then. */
const WARM_UPS = 2;

/**
 * Milliseconds per 1,000 words of the engine and of harper alone, in turn. Each side reads every text for the first
 * time: harper remembers what it has read, so the two never read the same text one after the other.
 */
export async function measureSpeed(
  { correct }: Pick<Corrector, 'correct'>,
  harper: { lint(text: string): Promise<unknown> },
  texts: readonly string[],
  action: CorrectAction = 'grammar',
): Promise<{ engineMsPer1000: number; harperMsPer1000: number; ratio: number }> {
  const spent = { engine: 0, harper: 0 };
  let [engineWords, harperWords] = [0, 0];
  for (const [index, text] of texts.entries()) {
    const forHarper = texts[(index + Math.ceil(texts.length / 2)) % texts.length] ?? text;
    const start = performance.now();
    await correct({ text, action });
    const middle = performance.now();
    await harper.lint(forHarper);
    const end = performance.now();
    if (index < WARM_UPS) continue;
    engineWords += countWords(text);
    harperWords += countWords(forHarper);
    spent.engine += middle - start;
    spent.harper += end - middle;
  }
  const engineMsPer1000 = (1000 * spent.engine) / Math.max(engineWords, 1);
  const harperMsPer1000 = (1000 * spent.harper) / Math.max(harperWords, 1);
  return { engineMsPer1000, harperMsPer1000, ratio: engineMsPer1000 / harperMsPer1000 };
}
