import { isFixTaken } from '../../shared/taken-fix.ts';
import type { LiveIssue } from './issues.ts';

/** What is to be checked of words that a field came with. It is gone when they are written anew. */
export interface Remark {
  readonly words: string;
  readonly reason: string;
  readonly rule: string;
  /** What the words may have been meant to say. */
  readonly replacements: readonly string[];
}

/** The issues of a text and the remarks on it, by their place. Where both have words, the issue has them. */
export function withRemarks(
  text: string,
  issues: readonly LiveIssue[],
  remarks: readonly Remark[],
): LiveIssue[] {
  let from = 0;
  const placed = remarks.flatMap(({ words, reason, rule, replacements }): LiveIssue[] => {
    const at = text.indexOf(words, from);
    if (words === '' || at < 0 || isFixTaken(text, at, words, replacements)) return [];
    from = at + words.length;
    const inside = issues.filter((issue) => issue.start < from && issue.end > at);
    const until = Math.min(from, ...inside.map((issue) => issue.start));
    const start = until > at ? at : Math.max(at, ...inside.map((issue) => issue.end));
    const end = until > at ? until : from;
    if (end <= start) return [];
    const isWhole = start === at && end === from;
    return [
      {
        start,
        end,
        words: text.slice(start, end),
        category: 'clarity',
        rule,
        reason,
        replacements: isWhole ? [...replacements] : [],
      },
    ];
  });
  return [...issues, ...placed].sort((one, other) => one.start - other.start);
}
