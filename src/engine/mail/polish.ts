import type { CorrectRequest } from '../corrector.ts';
import { applyChanges, composeChanges, moveSpan } from '../text/edits.ts';
import { listNames, listOwnWords } from '../text/known.ts';
import { makeSuppressions, toSuppressionLists } from '../text/suppressions.ts';
import type { Sentence } from '../text/words.ts';
import type {
  Change,
  CorrectAction,
  EnhanceRequest,
  EnhanceResult,
  Issue,
  RewriteStyle,
  WriterPreferences,
} from '../types.ts';
import { type LeftPoint, toLeftIssues } from './arrange/left.ts';
import { listSmallPlaces } from './people/places.ts';
import type { ArticleFinder } from './tagger/contracts.ts';
import type { IsName } from './words/is-name.ts';

/** What mails are made with. */
export interface MailTools {
  correct(request: CorrectRequest): Promise<EnhanceResult>;
  /** Sentences with tagged words, of a text with straight apostrophes. */
  read(text: string): Sentence[];
  /** Rewrites by style. */
  enhance(request: EnhanceRequest & { known?: readonly string[] }): Promise<EnhanceResult>;
}

/** Words of a text that are right as they are, and what the writer wants to be told no more of. */
async function listLeft(text: string, preferences: WriterPreferences, correspondents: string) {
  return {
    known: [...listOwnWords(preferences), ...listNames(correspondents)],
    ...toSuppressionLists({
      ...preferences,
      dictionary: [...(preferences.dictionary ?? []), ...(await listSmallPlaces(text))],
    }),
  };
}

/** Shorter ones are short forms, which are read by what stands beside them, and “childs” is a child's. */
const IS_LONG_WORD = /^\p{Ll}{6,}(?<!s)$/u;

/** Notes without the misspellings that are sure, by which they are read better. */
export async function spell(
  tools: Pick<MailTools, 'correct'>,
  text: string,
  preferences: WriterPreferences,
  correspondents: string,
): Promise<Pick<EnhanceResult, 'text' | 'changes'>> {
  const left = await listLeft(text, preferences, correspondents);
  const { changes } = await tools.correct({ text, action: 'grammar', isDraft: true, ...left });
  const spelled = changes.filter(
    ({ rule, start, end, replacement, alternatives }) =>
      rule === 'spelling' &&
      alternatives === undefined &&
      IS_LONG_WORD.test(text.slice(start, end)) &&
      replacement.toLowerCase() !== text.slice(start, end).toLowerCase(),
  );
  return { text: applyChanges(text, spelled), changes: spelled };
}

/** What was arranged, and what becomes of it. */
export interface Polishing {
  /** As it was written. */
  source: string;
  /** They make the arranged text of the source. */
  edits: readonly Change[];
  left: readonly LeftPoint[];
  /** Sentences of the arranged text that are none, and take no article. */
  noted: readonly string[];
  action: CorrectAction;
  /** Undefined where the arranged text has it already. */
  style: RewriteStyle | undefined;
  /** Whose names are right as they are. */
  correspondents: string;
  /** Finds the articles that haste leaves out; undefined where it was not written in haste. */
  articles: ArticleFinder | undefined;
  isName: IsName;
}

/** The arranged text corrected, and rewritten where a style is asked for, with remarks on what is left to the writer. */
export async function polish(
  tools: MailTools,
  preferences: WriterPreferences,
  { source, edits, left, noted, action, style, correspondents, articles, isName }: Polishing,
): Promise<EnhanceResult> {
  const arranged = applyChanges(source, edits);
  const asked = await listLeft(arranged, preferences, correspondents);
  const corrected = withArticles(
    await tools.correct({ text: arranged, action, isDraft: true, ...asked }),
    arranged,
    noted,
    (text) => makeSuppressions(asked).sift(text, articles?.(text, isName) ?? []),
  );
  const { language } = preferences;
  const styled =
    style && (await tools.enhance({ action: 'rewrite', text: corrected.text, language, style, ...asked }));
  const result = styled ?? corrected;
  const corrections = [corrected.changes, styled?.changes ?? []];
  const remarks = toLeftIssues(await correctGuesses(left, tools, asked), arranged, corrections);
  return {
    ...result,
    changes: corrections.reduce<Change[]>((all, more) => composeChanges(source, all, more), [...edits]),
    issues: [...remarks.flatMap((remark) => besideOthers(remark, result.issues)), ...result.issues].sort(
      (one, other) => one.startIndex - other.startIndex,
    ),
  };
}

/** What points may have been meant to say, corrected as the text is. */
const correctGuesses = (
  left: readonly LeftPoint[],
  tools: Pick<MailTools, 'correct'>,
  asked: Omit<CorrectRequest, 'text' | 'action'>,
): Promise<LeftPoint[]> =>
  Promise.all(
    left.map(async (point) => {
      if (point.guess === undefined) return point;
      const { text } = await tools.correct({ text: point.guess, action: 'grammar', isDraft: true, ...asked });
      return { ...point, guess: text };
    }),
  );

/** The corrected text with its articles, but for points that stand as they were noted. */
function withArticles(
  corrected: EnhanceResult,
  arranged: string,
  noted: readonly string[],
  findArticles: (text: string) => Change[],
): EnhanceResult {
  const points = noted.map((words) => ({ kind: 'points' as const, words }));
  const places = toLeftIssues(points, arranged, [corrected.changes]);
  const articles = findArticles(corrected.text).filter(
    ({ start }) => !places.some(({ startIndex, endIndex }) => start >= startIndex && start < endIndex),
  );
  const moved = corrected.issues.map((issue) => {
    const { start, end } = moveSpan({ start: issue.startIndex, end: issue.endIndex }, articles);
    return { ...issue, startIndex: start, endIndex: end };
  });
  return {
    ...corrected,
    text: applyChanges(corrected.text, articles),
    changes: composeChanges(arranged, corrected.changes, articles),
    issues: moved,
  };
}

/** The remark as far as no other issue has its words: up to the first of them, or else behind the last. */
function besideOthers(remark: Issue, issues: readonly Issue[]): Issue[] {
  const inside = issues.filter(
    ({ startIndex, endIndex }) => startIndex < remark.endIndex && endIndex > remark.startIndex,
  );
  const until = Math.min(remark.endIndex, ...inside.map(({ startIndex }) => startIndex));
  if (inside.length === 0) return [remark];
  if (until > remark.startIndex) return [{ ...remark, endIndex: until, replacements: [] }];
  const from = Math.max(remark.startIndex, ...inside.map(({ endIndex }) => endIndex));
  return from < remark.endIndex ? [{ ...remark, startIndex: from, replacements: [] }] : [];
}
