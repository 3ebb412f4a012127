import type { CheckIssue } from '../../shared/contract/checks.ts';
import { type Edit, moveSpan } from './edit.ts';
import { listParagraphs, type Span } from './paragraphs.ts';

/** An issue of a paragraph, placed in the whole text, with the words that it means. */
export interface LiveIssue extends CheckIssue {
  readonly words: string;
}

export interface CheckedText {
  readonly text: string;
  readonly issues: readonly LiveIssue[];
  /** Paragraphs of which the present words have not been checked. */
  readonly unchecked: readonly Span[];
}

/** What a check has said of a paragraph, where there was one of these very words. */
export type FindChecked = (paragraph: string) => readonly CheckIssue[] | undefined;

/**
 * The issues of a text as it stands. A paragraph whose words have been checked has what the check said; in one that has
 * changed since, what the edit did not touch stays on its words until the answer is there.
 */
export function placeIssues(
  text: string,
  former: CheckedText,
  findChecked: FindChecked,
  edit: Edit,
): CheckedText {
  const moved = former.issues.flatMap((issue) => moveSpan(issue, edit) ?? []);
  const unchecked: Span[] = [];
  const issues = listParagraphs(text).flatMap(({ start, end }) => {
    const paragraph = text.slice(start, end);
    const checked = findChecked(paragraph);
    if (checked !== undefined) return checked.map((issue) => placeIssue(issue, paragraph, start));
    unchecked.push({ start, end });
    return moved.filter((issue) => issue.start >= start && issue.end <= end);
  });
  return { text, issues, unchecked };
}

function placeIssue(issue: CheckIssue, paragraph: string, at: number): LiveIssue {
  const words = paragraph.slice(issue.start, issue.end);
  return { ...issue, words, start: at + issue.start, end: at + issue.end };
}

/** The paragraph at the caret first, then by how far they are from it. */
export function sortByCaret(spans: readonly Span[], caret: number): Span[] {
  const distance = ({ start, end }: Span) => Math.max(start - caret, caret - end, 0);
  return [...spans].sort((one, other) => distance(one) - distance(other));
}
