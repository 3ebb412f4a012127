import type { LiveIssue } from './issues.ts';
import type { Span } from './paragraphs.ts';

/** An issue that is shown. Its name stays the same while the text around it changes. */
export interface ShownIssue extends LiveIssue {
  readonly id: string;
}

export interface Quiet {
  /** Where the caret is in a word that is being typed. */
  typedAt: number | undefined;
  /** Notes have no sentences: their marks are nobody's business. */
  isNotes: boolean;
  /** What was ignored in this text, by `toIgnoredKey`. */
  ignored: ReadonlySet<string>;
  /** The writer's own words, in small letters. */
  dictionary: ReadonlySet<string>;
  switchedOffRules: ReadonlySet<string>;
}

export function toIgnoredKey({ rule, words }: Pick<LiveIssue, 'rule' | 'words'>): string {
  return `${rule} ${words}`;
}

/** What is underlined of all that is known of a text. */
export function listShown(issues: readonly LiveIssue[], quiet: Quiet): ShownIssue[] {
  const counts = new Map<string, number>();
  return issues
    .filter((issue) => isShown(issue, quiet))
    .map((issue) => {
      const key = toIgnoredKey(issue);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { ...issue, id: `${key} ${count}` };
    });
}

function isShown(issue: LiveIssue, quiet: Quiet): boolean {
  const { start, end, category, rule, words } = issue;
  const isTyped = quiet.typedAt !== undefined && start <= quiet.typedAt && quiet.typedAt <= end;
  if (isTyped || (quiet.isNotes && category === 'punctuation')) return false;
  if (quiet.ignored.has(toIgnoredKey(issue)) || quiet.switchedOffRules.has(rule)) return false;
  return category !== 'spelling' || !quiet.dictionary.has(words.toLowerCase());
}

export type Direction = 'next' | 'previous';

/** The one that the caret is in or before, or the last one that begins before it; round the end of the text. */
export function findNeighbour(
  issues: readonly ShownIssue[],
  { start: caretStart, end: caretEnd }: Span,
  direction: Direction,
): ShownIssue | undefined {
  if (direction === 'next') return issues.find(({ end }) => end > caretEnd) ?? issues[0];
  return issues.findLast(({ start }) => start < caretStart) ?? issues.at(-1);
}
