import type { ShownIssue } from './shown-issues.ts';

/** Where the underlined words of an issue are drawn. */
export function findWords(mirror: Element | null, { id }: ShownIssue): Element | undefined {
  return mirror?.querySelector(`[data-issue="${CSS.escape(id)}"]`) ?? undefined;
}
