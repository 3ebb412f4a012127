import type { CheckIssue } from '../../shared/contract/checks.ts';

/** Paragraphs that are remembered, those that were met last. */
const most = 300;

/** What checks have said, by the words of the paragraph: fields that hold the same ask once. */
export function makeCheckMemory() {
  const known = new Map<string, readonly CheckIssue[]>();
  return {
    find: (paragraph: string) => known.get(paragraph),
    keep(paragraph: string, issues: readonly CheckIssue[]): void {
      known.delete(paragraph);
      known.set(paragraph, issues);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
    forget: () => known.clear(),
  };
}

export type CheckMemory = ReturnType<typeof makeCheckMemory>;
