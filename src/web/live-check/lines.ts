import type { ChangeCategory } from '../../shared/contract/result.ts';
import type { Span } from './paragraphs.ts';
import type { ShownIssue } from './shown-issues.ts';

/** Part of an issue that stands in one line. */
export interface Mark extends Span {
  readonly id: string;
  readonly category: ChangeCategory;
  /** Its card is open. */
  readonly isOpen: boolean;
}

export interface Line {
  readonly text: string;
  /** Counted from the beginning of the line. */
  readonly marks: readonly Mark[];
}

/** The lines of a text as it has them, each with its marks: with a key only one of them has to be drawn anew. */
export function listLines(text: string, issues: readonly ShownIssue[], openId?: string): Line[] {
  let at = 0;
  let next = 0;
  return text.split('\n').map((line) => {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    while (next < issues.length && (issues[next]?.end ?? 0) <= start) next += 1;
    const marks: Mark[] = [];
    for (let index = next; index < issues.length; index += 1) {
      const issue = issues[index];
      if (issue === undefined || issue.start >= end) break;
      const { id, category } = issue;
      const from = Math.max(issue.start, start) - start;
      const isOpen = id === openId;
      marks.push({ id, category, isOpen, start: from, end: Math.min(issue.end, end) - start });
    }
    return { text: line, marks };
  });
}

export function isSameLine(one: Line, other: Line): boolean {
  return (
    one.text === other.text &&
    one.marks.length === other.marks.length &&
    one.marks.every((mark, index) => {
      const same = other.marks[index];
      return (
        mark.id === same?.id &&
        mark.start === same.start &&
        mark.end === same.end &&
        mark.category === same.category &&
        mark.isOpen === same.isOpen
      );
    })
  );
}
