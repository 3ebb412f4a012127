import { type CheckIssue, findSentences, type Language } from '../../../engine/index.ts';
import type { AnnotatedText } from './annotated-text.ts';
import { type DetectedLanguage, detectLanguage } from './detection.ts';
import { describeSpelling } from './languages.ts';
import { mostReplacements, mostReplacementsInShort } from './limits.ts';
import { nameRule } from './rule-names.ts';
import type { Wish } from './wish.ts';

/** Code units of the original on either side of a finding. */
const contextReach = 40;

/** What markup that is not read leaves beside each other, as where code stood. */
const madeByMarkup: ReadonlySet<string> = new Set(['whitespace', 'duplication']);

interface Checked {
  wish: Wish;
  spelling: Language;
  issues: readonly CheckIssue[];
  isComplete: boolean;
  software: object;
  publicUrl: string;
}

/** The answer to a check. Every key is always there: LibreOffice shows nothing at all where one is missing. */
export async function describeCheck(checked: Checked): Promise<object> {
  const { wish, spelling, isComplete } = checked;
  const { text } = wish;
  const { isEnglish: _, ...detectedLanguage } = await detectLanguage(text.plain, spelling);
  const sentences = findSentences(text.plain);
  const ranges = sentences.flatMap((span) => findRange(text, span));
  return {
    ...(!wish.isShort && { software: checked.software }),
    ...(!(wish.isShort && isComplete) && { warnings: { incompleteResults: !isComplete } }),
    language: { ...describeSpelling(spelling), detectedLanguage },
    matches: listMatches(checked, sentences),
    sentenceRanges: ranges,
    extendedSentenceRanges: ranges.map(([from, to]) => describeRange(from, to, detectedLanguage)),
  };
}

function describeRange(from: number, to: number, { code }: DetectedLanguage) {
  return { from, to, detectedLanguages: [{ language: code.slice(0, 2), rate: 1 }] };
}

/** Without what is nowhere in the original, such as a line end that markup is read as. */
function findRange(text: AnnotatedText, { start, end }: { start: number; end: number }): [number, number][] {
  const units = Array.from({ length: end - start }, (_, index) => start + index);
  const isThere = (unit: number) => text.findOriginal({ start: unit, end: unit + 1 }) !== undefined;
  const [first, last] = [units.find(isThere), units.findLast(isThere)];
  if (first === undefined || last === undefined) return [];
  const found = [first, last].map((unit) => text.findOriginal({ start: unit, end: unit + 1 }));
  return [[found[0]?.start ?? 0, found[1]?.end ?? 0]];
}

function listMatches(
  { wish, spelling, issues, publicUrl }: Checked,
  sentences: readonly { start: number; end: number }[],
): object[] {
  const { text, isShort, isWanted } = wish;
  return issues.flatMap((issue) => {
    const place = text.findOriginal(issue);
    const rule = nameRule(issue, spelling);
    if (place === undefined || !isWanted({ rule: rule.ruleId, category: rule.id })) return [];
    const { start, end, isWhole } = place;
    if (madeByMarkup.has(rule.issueType) && !isUnmarkedAround(text, issue)) return [];
    const flagged = text.original.slice(start, end);
    // It stands for something that nobody here has read
    if (/[\u200b\ufeff]/.test(flagged)) return [];
    const sentence = sentences.find((one) => one.start <= issue.start && issue.start < one.end);
    const most = isShort ? mostReplacementsInShort : mostReplacements;
    const { id, name, issueType } = rule;
    return {
      message: issue.reason,
      shortMessage: rule.shortMessage,
      // In their place the markup would be gone
      replacements: isWhole ? issue.replacements.slice(0, most).map((value) => ({ value })) : [],
      offset: start,
      length: end - start,
      ...(!isShort && {
        context: describeContext(text.original, start, end),
        sentence: sentence ? text.plain.slice(sentence.start, sentence.end) : '',
      }),
      type: { typeName: rule.typeName },
      rule: {
        id: rule.ruleId,
        description: rule.description,
        issueType,
        ...(rule.path && { urls: [{ value: publicUrl + rule.path }] }),
        category: { id, name },
      },
      ignoreForIncompleteSentence: false,
      contextForSureMatch: 0,
    };
  });
}

/** Whether the words beside it stand beside it in the original, too. */
function isUnmarkedAround(text: AnnotatedText, { start, end }: { start: number; end: number }): boolean {
  const around = { start: Math.max(0, start - 1), end: Math.min(text.plain.length, end + 1) };
  return text.findOriginal(around)?.isWhole === true;
}

/** Some clients take the words themselves from here. */
function describeContext(original: string, start: number, end: number) {
  const from = afterPair(original, Math.max(0, start - contextReach));
  const to = afterPair(original, Math.min(original.length, end + contextReach));
  const before = from > 0 ? '...' : '';
  const after = to < original.length ? '...' : '';
  const text = before + original.slice(from, to).replaceAll(/[\r\n\t]/g, ' ') + after;
  return { text, offset: before.length + start - from, length: end - start };
}

/** The place itself, unless it is within a character of two units. */
function afterPair(text: string, index: number): number {
  const isWithin = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, index - 1), index + 1));
  return isWithin ? index + 1 : index;
}
